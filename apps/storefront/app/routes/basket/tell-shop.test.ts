import { DEFAULT_SHOP } from '@saum/domain/shops'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBasket, aBasketItem } from '#app/features/basket/test-basket.ts'
import { toBasketFacts } from './basket-facts.ts'
import { decideItem, putBack, takeGift, tellShop } from './tell-shop.ts'

const CONFLICT = 409

interface Told {
  name: string
  payload: Readonly<Record<string, unknown>>
}

/** A shop that answers one call after the other as it is told to. */
function aShop(...answers: readonly [status: number, body: unknown][]): readonly Told[] {
  const told: Told[] = []
  const left = [...answers]
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const { payload } = JSON.parse(body) as Pick<Told, 'payload'>
    told.push({ name: address.split('/').at(-1) ?? '', payload })
    const [status, answer] = left.shift() ?? [500, {}]
    return Promise.resolve(Response.json(answer, { status }))
  })
  return told
}

afterEach(() => {
  vi.unstubAllGlobals()
})

type Items = readonly Parameters<typeof aBasketItem>[0][]

function basketOf(revision: number, ...items: Items) {
  return aBasket({ revision, items: items.map((item) => aBasketItem(item)) })
}

function seenIn(basket: ReturnType<typeof basketOf>) {
  const { rows, revision } = toBasketFacts(basket, DEFAULT_SHOP, [])
  const [row] = rows
  if (!row) throw new Error('A basket without rows has nothing to change')
  return { row, rows, revision }
}

function changed(basket: ReturnType<typeof basketOf>): [number, unknown] {
  return [CONFLICT, { kind: 'basket-changed', basket }]
}

const REMOVE = { kind: 'remove', itemKey: 'a' } as const

describe('[4.7] a removal', () => {
  it('is told again where only something else has changed', async () => {
    const seen = seenIn(basketOf(1, { key: 'a' }))
    const now = basketOf(4, { key: 'a', promotionId: 'knit' }, { key: 'b' })
    const told = aShop(changed(now), [200, { basket: basketOf(5, { key: 'b' }) }])

    const answer = await tellShop(DEFAULT_SHOP, REMOVE, seen)

    expect(told.map(({ payload }) => payload['revision'])).toEqual([1, 4])
    expect(answer).toMatchObject({ ok: true, basket: { revision: 5 } })
  })

  it('waits for the shopper where another tab has put in more pieces', async () => {
    const seen = seenIn(basketOf(1, { key: 'a', quantity: 1 }))
    const told = aShop(changed(basketOf(4, { key: 'a', quantity: 5 })))

    const answer = await tellShop(DEFAULT_SHOP, REMOVE, seen)

    expect(told).toHaveLength(1)
    expect(answer).toMatchObject({ ok: false, status: 'conflict', basket: { revision: 4 } })
  })
})

describe('keeping a set for later', () => {
  const group = { id: 'set', isMainItem: false, isRequired: true }
  const main = aBasketItem({ key: 'a', itemGroup: { ...group, isMainItem: true } })
  const belt = aBasketItem({
    key: 'b',
    itemGroup: group,
    variant: { ...main.variant, id: 702 },
  })

  it('puts every part of it onto the wishlist before it goes', async () => {
    const told = aShop([200, { items: [] }], [200, { items: [] }], [200, { basket: basketOf(2) }])

    await tellShop(DEFAULT_SHOP, { kind: 'save', itemKey: 'a' }, seenIn(basketOf(1, main, belt)))

    expect(told.map(({ name, payload }) => [name, payload['variantId']])).toEqual([
      ['addItemToWishlist', 701],
      ['addItemToWishlist', 702],
      ['removeItemFromBasket', undefined],
    ])
  })

  it('takes nothing out where the wishlist has no room for all of it', async () => {
    const told = aShop([200, { items: [] }], [413, {}])
    const wish = { kind: 'save', itemKey: 'a' } as const

    const answer = await tellShop(DEFAULT_SHOP, wish, seenIn(basketOf(1, main, belt)))

    expect(answer).toMatchObject({ ok: false, status: 'wishlist-full' })
    expect(told).toHaveLength(2)
  })
})

describe('deciding about an item', () => {
  it('keeps the pieces another tab has put in since', async () => {
    const seen = seenIn(basketOf(1, { key: 'a', quantity: 1 }))
    const told = aShop(changed(basketOf(4, { key: 'a', quantity: 4 })))

    const answer = await decideItem(DEFAULT_SHOP, null, seen)

    expect(told).toMatchObject([{ payload: { revision: 1, update: { quantity: 1 } } }])
    expect(answer).toMatchObject({ ok: false, status: 'conflict', basket: { revision: 4 } })
  })

  it('is told again where the item is as it was seen', async () => {
    const seen = seenIn(basketOf(1, { key: 'a', quantity: 1, wantedQuantity: 3 }))
    const now = basketOf(4, { key: 'a', quantity: 1, wantedQuantity: 3 }, { key: 'b' })
    const told = aShop(changed(now), [200, { basket: basketOf(5, { key: 'a' }) }])

    const answer = await decideItem(DEFAULT_SHOP, null, seen)

    expect(told.at(-1)).toMatchObject({ payload: { revision: 4, update: { quantity: 3 } } })
    expect(answer.ok).toBe(true)
  })
})

describe('a gift', () => {
  it('is never a second piece of what is in the basket already', async () => {
    const told = aShop([200, { basket: basketOf(2, { key: 'gift' }) }])

    await takeGift(DEFAULT_SHOP, { variantId: 900, promotionId: 'scarf' })

    expect(told).toEqual([
      {
        name: 'addItemToBasket',
        payload: {
          variantId: 900,
          promotionId: 'scarf',
          quantity: 1,
          existingItemHandling: 'KeepExisting',
        },
      },
    ])
  })
})

describe('what is put back', () => {
  it('comes without its promotion where there is no such promotion any more', async () => {
    const told = aShop(
      [400, { kind: 'promotion-not-found' }],
      [200, { basket: basketOf(3, { key: 'a' }) }],
    )

    const item = { variantId: 701, quantity: 1, promotionId: 'over' }
    const answer = await putBack(DEFAULT_SHOP, [item])

    expect(told.at(-1)).toMatchObject({ payload: { items: [{ ...item, promotionId: null }] } })
    expect(answer.ok).toBe(true)
  })

  it('says what came back where not everything could', async () => {
    aShop([412, { basket: basketOf(3, { key: 'a' }), errors: [] }])

    const answer = await putBack(DEFAULT_SHOP, [{ variantId: 701, quantity: 1 }])

    expect(answer).toMatchObject({ ok: false, status: 412, basket: { revision: 3 } })
  })
})
