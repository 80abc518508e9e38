import type { Basket } from '@saum/contract/basket-shape'
import { visiting, type Shopper } from '@saum/testing/basket-shopper'
import { aCategory, aProduct, aVariant, inEveryShop } from '@saum/testing/catalog-builders'
import { aGroupPrice, aPromotion } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../documents/product-document.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'

type Condition = PromotionDocument['conditions'][number]

const minQuantity = (condition: object): Condition => ({
  level: 'global',
  key: 'minQuantity',
  condition,
})
const minimumOrderValue = (condition: object): Condition => ({
  level: 'global',
  key: 'minimumOrderValue',
  condition,
})

/** One size, whose number is that of the product and 01. */
function aPiece(id: number, overrides: Partial<ProductDocument> = {}): ProductDocument {
  const variants = [aVariant({ id: id * 100 + 1, size: 'One', stock: 9 })]
  const prices = inEveryShop({ amount: 10_000 }, { amount: 12_000 })
  return aProduct({ id, variants, prices, ...overrides })
}

async function aShop(products: ProductDocument[], promotions: PromotionDocument[]) {
  const backend = await startTestBackend({
    catalog: {
      categories: [
        aCategory(),
        aCategory({ id: 1, key: 'knitwear' }),
        aCategory({ id: 2, key: 'jumpers', parentKey: 'knitwear' }),
        aCategory({ id: 3, key: 'suits' }),
        aCategory({ id: 4, key: 'coats' }),
      ],
      products,
      promotions,
      customers: [aCustomerWithPassword({ groups: ['VIP_Card'] })],
    },
  })
  return visiting(backend)
}

async function listed(shopper: Shopper): Promise<string[]> {
  const { items, applicablePromotions } = await shopper.basket()
  const variantOf = new Map(items.map(({ key, variant }) => [key, variant.id]))
  return applicablePromotions.map(
    ({ itemId, promotion }) => `${promotion.id} ${variantOf.get(itemId ?? '') ?? 'gift'}`,
  )
}

function put(shopper: Shopper, ...ids: number[]) {
  return shopper.addAll(ids.map((id) => ({ variantId: id * 100 + 1, quantity: 1 })))
}

function itemOf({ items }: Basket, id: number) {
  return items.find(({ product }) => product.id === id)
}

describe('[4.9] what the shop lists for a basket', () => {
  it('finds jumpers in knitwear and holds from the second one on', async () => {
    const jumper = { categories: ['jumpers'] }
    const shopper = await aShop(
      [aPiece(11, jumper), aPiece(12, jumper), aPiece(13)],
      [
        aPromotion({
          id: 'knit',
          conditions: [
            { level: 'item', key: 'category', condition: { in: ['knitwear'] } },
            minQuantity({ category: 'knitwear', min: 2 }),
          ],
        }),
      ],
    )

    await put(shopper, 11, 13)
    expect(await listed(shopper)).toEqual([])
    await put(shopper, 12)

    expect(await listed(shopper)).toEqual(['knit 1101', 'knit 1201'])
  })

  it('knows a brand by its short name and a suit by the pieces it names', async () => {
    const suit = { categories: ['suits'] }
    const basics = { brand: 'Saum Basis' }
    const shopper = await aShop(
      [
        aPiece(21, { ...suit, productSetItems: [22] }),
        aPiece(22, { ...suit, productSetItems: [21] }),
        aPiece(23, suit),
        aPiece(24, basics),
      ],
      [
        aPromotion({
          id: 'suit',
          conditions: [minQuantity({ category: 'suits', sameFabric: true, min: 2 })],
        }),
        aPromotion({
          id: 'basics',
          priority: 2,
          conditions: [{ level: 'item', key: 'brand', condition: { in: ['saum-basis'] } }],
        }),
      ],
    )

    await put(shopper, 21, 22, 23, 24)

    expect(await listed(shopper)).toEqual(['suit 2101', 'suit 2201', 'basics 2401'])
  })

  it('offers a gift that can be had, lets it be chosen and keeps it free while it is earned', async () => {
    const scarf = aPiece(31, { prices: inEveryShop({ amount: 2_990 }, { amount: 3_490 }) })
    const soldOut = aPiece(32, { variants: [aVariant({ id: 3201, stock: 0 })] })
    const promotion = aPromotion({
      id: 'scarf',
      effect: {
        type: 'buy_x_get_y',
        additionalData: { maxCount: 1, variantIds: [3101, 3201], maxCountType: 'perOrder' },
      },
      conditions: [minimumOrderValue({ EUR: 19_900, CHF: 23_900 })],
    })
    const shopper = await aShop([aPiece(30), scarf, soldOut], [promotion])

    await shopper.add({ variantId: 3001, quantity: 2 })
    expect(await listed(shopper)).toEqual(['scarf gift'])
    await shopper.add({ variantId: 3101, quantity: 1, promotionId: 'scarf' })
    const given = await shopper.basket()

    expect(given.cost.withTax).toBe(20_000)
    expect(given.applicablePromotions).toEqual([])
    expect(itemOf(given, 31)).toMatchObject({
      promotion: { isValid: true },
      price: { total: { withTax: 0 } },
    })

    await shopper.update(itemOf(given, 30)?.key ?? '', { quantity: 1 })
    const unearned = await shopper.basket()

    expect(unearned.cost.withTax).toBe(12_990)
    expect(itemOf(unearned, 31)?.promotion).toMatchObject({
      isValid: false,
      failedConditions: [{ key: 'minimumOrderValue', level: 'global' }],
    })
  })

  it('does not offer a gift of which nothing is left', async () => {
    const soldOut = aPiece(32, { variants: [aVariant({ id: 3201, stock: 0 })] })
    const effect: PromotionDocument['effect'] = {
      type: 'buy_x_get_y',
      additionalData: { maxCount: 1, variantIds: [3201] },
    }
    const shopper = await aShop([aPiece(30), soldOut], [aPromotion({ id: 'scarf', effect })])

    await put(shopper, 30)

    expect(await listed(shopper)).toEqual([])
  })

  it('[7.24] knows the groups of a customer who is logged in, and their prices', async () => {
    const promotion = aPromotion({
      id: 'vip',
      conditions: [
        { level: 'global', key: 'customerGroup', condition: { in: ['VIP_Card'] } },
        { level: 'item', key: 'notReduced', condition: true },
      ],
    })
    const shopper = await aShop([aPiece(41), aPiece(42)], [promotion])
    const { backend, sessionKey } = shopper
    await backend.importCatalog({
      'group-prices': [aGroupPrice({ variantId: 4101, amount: 9_000 })],
    })
    await put(shopper, 41, 42)
    expect(await listed(shopper)).toEqual([])

    const { nextSessionKey } = await logIn(backend, { sessionKey })
    const customer = visiting(backend, nextSessionKey)

    expect(await listed(customer)).toEqual(['vip 4201'])
    expect((await customer.basket()).cost).toMatchObject({
      withTax: 19_000,
      appliedReductions: [{ category: 'sale', amount: { absoluteWithTax: 1_000 } }],
    })
  })
})
