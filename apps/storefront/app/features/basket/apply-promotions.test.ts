import type { Basket } from '@saum/contract/basket-shape'
import { accept, refuse } from '@saum/domain/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVariant } from '#app/features/catalog/test-product.ts'
import {
  applyPromotions,
  choosePromotion,
  promoteAdded,
  type PromotionChoice,
} from './apply-promotions.ts'
import { aBasket, aBasketItem, aPromotion } from './test-basket.ts'

const NOTHING_TRIED = { addedIds: [], tried: new Set<string>() }

function anItem(key: string, variantId: number) {
  return aBasketItem({ key, variant: aVariant('38', { id: variantId }) })
}

function offer(itemId: string, id: string, priority: number) {
  return { itemId, promotion: aPromotion({ id, priority }) }
}

/** A shop that does as it is asked, and has then one promotion less to offer. */
function aWillingShop(basket: Basket) {
  const asked: PromotionChoice[] = []
  let current = basket
  return {
    asked,
    update: async (choice: PromotionChoice) => {
      asked.push(choice)
      current = {
        ...current,
        items: current.items.map((item) =>
          item.key === choice.itemKey ? { ...item, promotionId: choice.promotionId } : item,
        ),
        applicablePromotions: current.applicablePromotions.filter(
          ({ itemId }) => itemId !== choice.itemKey,
        ),
      }
      return accept(current)
    },
  }
}

describe('[4.9] adding to the basket', () => {
  it('asks for no promotion where a full basket took nothing, and else for those of all items', async () => {
    const items = Array.from({ length: 50 }, (_, index) => anItem(`item-${index}`, index + 1))
    const applicablePromotions = items.map(({ key }) => offer(key, 'knit', 20))
    const basket = aBasket({ items, applicablePromotions })
    const full = aWillingShop(basket)
    const roomy = aWillingShop(basket)

    expect(await promoteAdded(basket, { ...full, addedIds: [] })).toBe(basket)
    await promoteAdded(basket, { ...roomy, addedIds: [7] })

    expect(full.asked).toEqual([])
    expect(roomy.asked).toHaveLength(50)
    expect(roomy.asked[0]).toMatchObject({ itemKey: 'item-6' })
  })
})

describe('[4.9] the promotion that is applied', () => {
  it('is the one with the lowest priority number', () => {
    const basket = aBasket({
      items: [aBasketItem({ quantity: 2 })],
      applicablePromotions: [offer('item-1', 'autumn', 40), offer('item-1', 'knit', 20)],
    })

    expect(choosePromotion(basket, NOTHING_TRIED)).toEqual({
      itemKey: 'item-1',
      promotionId: 'knit',
      quantity: 2,
      revision: 1,
    })
  })

  it('is the first named of two that are equally strong', () => {
    const basket = aBasket({
      items: [aBasketItem()],
      applicablePromotions: [offer('item-1', 'better', 20), offer('item-1', 'a', 20)],
    })

    expect(choosePromotion(basket, NOTHING_TRIED)?.promotionId).toBe('better')
  })

  it('goes to the new item before the others', () => {
    const basket = aBasket({
      items: [anItem('old', 1), anItem('new', 2)],
      applicablePromotions: [offer('old', 'strong', 1), offer('new', 'weak', 50)],
    })

    expect(choosePromotion(basket, { ...NOTHING_TRIED, addedIds: [2] })?.itemKey).toBe('new')
  })

  it('leaves the number of pieces as it was wanted', () => {
    const basket = aBasket({
      items: [aBasketItem({ quantity: 1, wantedQuantity: 3 })],
      applicablePromotions: [offer('item-1', 'knit', 20)],
    })

    expect(choosePromotion(basket, NOTHING_TRIED)?.quantity).toBe(3)
  })

  it('takes the place of a weaker one, which the shop names for the item', () => {
    const basket = aBasket({
      items: [{ ...anItem('has', 1), promotionId: 'tiers' }],
      applicablePromotions: [offer('has', 'knit', 20)],
    })

    expect(choosePromotion(basket, NOTHING_TRIED)?.promotionId).toBe('knit')
  })

  it('is none for an item that is sold out, or for a gift still to be chosen', () => {
    const gift = { promotion: aPromotion() }
    const basket = aBasket({
      items: [{ ...anItem('gone', 2), status: 'unavailable' }],
      applicablePromotions: [offer('gone', 'knit', 1), gift],
    })

    expect(choosePromotion(basket, NOTHING_TRIED)).toBeNull()
  })
})

describe('[4.9] applying promotions', () => {
  it('goes on with the other items and ends with the last answer', async () => {
    const basket = aBasket({
      items: [anItem('old', 1), anItem('new', 2)],
      applicablePromotions: [offer('old', 'knit', 20), offer('new', 'knit', 20)],
    })
    const shop = aWillingShop(basket)

    const after = await applyPromotions(basket, { addedIds: [2], update: shop.update })

    expect(shop.asked.map(({ itemKey }) => itemKey)).toEqual(['new', 'old'])
    expect(after.items.map(({ promotionId }) => promotionId)).toEqual(['knit', 'knit'])
  })

  it('leaves the pieces that somebody has set since, and reduces those', async () => {
    const basket = aBasket({
      revision: 1,
      items: [aBasketItem({ quantity: 1 })],
      applicablePromotions: [offer('item-1', 'knit', 20)],
    })
    const changed = { ...basket, revision: 2, items: [aBasketItem({ quantity: 4 })] }
    const shop = aWillingShop(changed)

    const after = await applyPromotions(basket, {
      update: async (choice) =>
        choice.revision === changed.revision ? shop.update(choice) : refuse({ basket: changed }),
    })

    expect(shop.asked).toEqual([
      { itemKey: 'item-1', promotionId: 'knit', quantity: 4, revision: 2 },
    ])
    expect(after.items).toMatchObject([{ quantity: 4, promotionId: 'knit' }])
  })

  it('gives way to somebody who changes the basket all the time', async () => {
    let revision = 1
    const items = [aBasketItem()]
    const basketNow = () =>
      aBasket({ revision, items, applicablePromotions: [offer('item-1', 'knit', 20)] })

    const after = await applyPromotions(basketNow(), {
      update: async () => {
        revision += 1
        return refuse({ basket: basketNow() })
      },
    })

    expect(after.revision).toBe(revision)
    expect(revision).toBeLessThan(10)
  })

  it('asks once for what the shop refuses, and tries the next best', async () => {
    const basket = aBasket({
      items: [aBasketItem()],
      applicablePromotions: [offer('item-1', 'knit', 20), offer('item-1', 'autumn', 40)],
    })
    const asked: string[] = []

    const after = await applyPromotions(basket, {
      update: async ({ promotionId }) => {
        asked.push(promotionId)
        return refuse({})
      },
    })

    expect(asked).toEqual(['knit', 'autumn'])
    expect(after).toBe(basket)
  })

  it('ends after items × promotions, whatever the shop goes on offering', async () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const anOffer = fc.record({
      itemId: key,
      id: fc.constantFrom('x', 'y', 'z'),
      priority: fc.nat(5),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anOffer, { maxLength: 8 }), async (offers) => {
        let counter = 0
        const basket = aBasket({
          items: [anItem('a', 1), anItem('b', 2), anItem('c', 3)],
          applicablePromotions: offers.map(({ itemId, id, priority }) =>
            offer(itemId, id, priority),
          ),
        })
        const ids = new Set(offers.map(({ id }) => id))
        // Never takes what it offers, and thinks of something new every time.
        const update = async () => {
          counter += 1
          const fresh = offer('a', `new-${counter}`, 0)
          const applicablePromotions = [...basket.applicablePromotions, fresh]
          return accept({ ...basket, applicablePromotions })
        }

        await applyPromotions(basket, { update })

        expect(counter).toBeLessThanOrEqual(3 * ids.size)
      }),
    )
  })
})
