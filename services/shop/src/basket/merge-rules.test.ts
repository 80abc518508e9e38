import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameItem, type KeptItem } from './basket-item.ts'
import { anItem } from './basket-item.fixture.ts'
import type { Offer } from './fit-quantity.ts'
import { mergeItems } from './merge-rules.ts'

describe('[7.18] what a visitor has, merged into what a customer has', () => {
  it('adds up what both have and takes over what only the visitor has', () => {
    const source = [anItem({ key: 'a', variantId: 7, quantity: 2 }), anItem({ variantId: 8 })]
    const target = [anItem({ key: 'b', variantId: 7, quantity: 3, position: 4 })]

    const { items, left, errors } = merge(source, target)

    expect(items).toMatchObject([
      { key: 'b', variantId: 7, quantity: 5, position: 4 },
      { key: 'new-1', variantId: 8, quantity: 1, position: 5 },
    ])
    expect({ left, errors }).toEqual({ left: [], errors: [] })
  })

  it('carries everything the visitor had decided about an item', () => {
    const decided = anItem({
      itemGroup: { id: 'set', isMainItem: true, isRequired: true },
      displayData: { name: { key: 'name', label: 'Name', value: 'Kleid' } },
      customData: { engraving: 'A' },
      promotionId: 'pr_gift',
      promotionCode: 'SECRET',
      decidedCents: 4990,
    })

    const { items } = merge([decided], [])

    expect(items).toEqual([{ ...decided, key: 'new-1' }])
  })

  it('makes one of two deliveries that come as often, and keeps apart what is bought once', () => {
    const every = (months: number, id: string) => ({
      itemGroup: { id, isMainItem: true, isRequired: true },
      customData: {
        pricePromotionKey: 'subscription',
        subscriptionDefinition: { subscriptionInterval: months },
      },
    })
    const source = [anItem({ key: 'a', ...every(3, 'one') }), anItem({ key: 'b' })]
    const target = [anItem({ key: 'c', ...every(3, 'two') })]

    const { items } = merge(source, target)

    expect(items).toMatchObject([
      { key: 'c', quantity: 2, itemGroup: { id: 'two' } },
      { quantity: 1, itemGroup: null },
    ])
  })

  it('leaves the customer the promotion they had, and asks the visitor where there is none', () => {
    const visitors = anItem({ promotionId: 'pr_new', promotionCode: 'NEW', decidedCents: 3000 })
    const withPromotion = anItem({ key: 'b', promotionId: 'pr_old', decidedCents: 5000 })

    const kept = merge([visitors], [withPromotion]).items
    const taken = merge([visitors], [anItem({ key: 'b' })]).items

    const decidedCents = 3000
    expect(kept).toMatchObject([{ promotionId: 'pr_old', promotionCode: null, decidedCents }])
    expect(taken).toMatchObject([{ promotionId: 'pr_new', promotionCode: 'NEW', decidedCents }])
  })

  it('never holds more than can be had, and says where it is fewer', () => {
    const source = [anItem({ key: 'a', quantity: 4 })]
    const target = [anItem({ key: 'b', quantity: 4 })]

    const { items, errors } = merge(source, target, { 7: { isShown: true, available: 6 } })

    expect(items).toMatchObject([{ quantity: 6 }])
    expect(errors).toEqual([
      {
        operation: 'add',
        variantId: 7,
        statusCode: 206,
        kind: 'ItemAddedWithReducedQuantity',
      },
    ])
  })

  it('takes what is sold out along, but not what nobody knows any more', () => {
    const source = [anItem({ key: 'a', quantity: 3 }), anItem({ key: 'c', variantId: 404 })]

    const { items, left, errors } = merge(source, [], { 7: { isShown: true, available: 0 } })

    expect(items).toMatchObject([{ variantId: 7, quantity: 3 }])
    expect(left).toEqual([])
    expect(errors).toMatchObject([{ kind: 'ItemUnavailable' }, { kind: 'ItemDataNotFound' }])
  })

  it('leaves behind what finds no room, and a group as a whole', () => {
    const set = { id: 'set', isMainItem: false, isRequired: true }
    const source = [
      anItem({ key: 'a', variantId: 7, itemGroup: { ...set, isMainItem: true } }),
      anItem({ key: 'c', variantId: 8, itemGroup: set }),
    ]
    const target = Array.from({ length: 49 }, (_, at) =>
      anItem({ key: `b${at}`, variantId: 100 + at, position: at }),
    )

    const { items, left, errors } = merge(source, target)

    expect(items).toBe(target)
    expect(left).toEqual(source)
    expect(errors).toMatchObject([{ variantId: 8, kind: 'MaximumItemCountReached' }])
  })

  it('leaves what is sold out behind as well where there is no room', () => {
    const soldOut = { 7: { isShown: true, available: 0 } }
    const fifty = Array.from({ length: 50 }, (_, at) =>
      anItem({ key: `b${at}`, variantId: 100 + at, position: at }),
    )
    const manyPieces = fifty.slice(0, 20).map((item) => ({ ...item, quantity: 10 }))

    for (const target of [fifty, manyPieces]) {
      const source = [anItem({ key: 'a' })]
      const { items, left, errors } = merge(source, target, soldOut)

      expect({ items, left }).toEqual({ items: target, left: source })
      expect(errors).toMatchObject([{ variantId: 7, kind: 'MaximumItemCountReached' }])
    }
  })

  it.each([0, 9])('makes no second main item of a group, with %i pieces left', (available) => {
    const itemGroup = { id: 'set', isMainItem: true, isRequired: false }
    const target = [anItem({ key: 'b', variantId: 8, itemGroup })]

    const { items } = merge([anItem({ itemGroup })], target, { 7: { isShown: true, available } })

    expect(items.map((item) => item.itemGroup?.isMainItem)).toEqual([true, false])
  })

  it('loses nothing and doubles nothing, whatever the two hold', () => {
    fc.assert(
      fc.property(aBasket('s'), aBasket('t'), someOffers(), (source, target, offers) => {
        const { items, left, errors } = mergeItems(source, target, { offers, newKey: counter() })

        for (const item of source) {
          const isKnown = offers.has(item.variantId)
          const isThere = items.some((other) => isSameItem(other, item))
          expect(isThere || left.includes(item)).toBe(isKnown || isThere)
          if (isThere && !left.includes(item) && !hasError(errors, item)) {
            expect(quantityOf(items, item)).toBe(quantityOf(target, item) + item.quantity)
          }
        }
        for (const item of target) expect(items.map(({ key }) => key)).toContain(item.key)
        const identities = items.map((item) => `${item.variantId} ${item.itemGroup?.id ?? ''}`)
        expect(new Set(identities).size).toBe(items.length)
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
        expect(new Set(items.map(({ position }) => position)).size).toBe(items.length)
      }),
    )
  })

  it('changes nothing when there is nothing to merge', () => {
    fc.assert(
      fc.property(aBasket('t'), someOffers(), (target, offers) => {
        expect(mergeItems([], target, { offers, newKey: counter() }).items).toBe(target)
      }),
    )
  })
})

function merge(
  source: readonly KeptItem[],
  target: readonly KeptItem[],
  overrides: Readonly<Record<number, Offer>> = {},
) {
  const known = [...source, ...target].filter(({ variantId }) => variantId !== 404)
  const offers = new Map(
    known.map(({ variantId }) => [
      variantId,
      overrides[variantId] ?? { isShown: true, available: 100 },
    ]),
  )
  return mergeItems(source, target, { offers, newKey: counter() })
}

function counter(): () => string {
  let count = 0
  return () => `new-${(count += 1)}`
}

function aBasket(prefix: string): fc.Arbitrary<KeptItem[]> {
  const group = fc.constantFrom(null, 'g', 'h')
  const row = fc.tuple(fc.integer({ min: 1, max: 12 }), group, fc.integer({ min: 1, max: 10 }))
  const rows = fc.uniqueArray(row, { selector: ([id, in_]) => `${id} ${in_}`, maxLength: 60 })
  return rows.map((list) =>
    list.map(([variantId, id, quantity], position) =>
      anItem({
        key: `${prefix}${position}`,
        variantId,
        quantity,
        position,
        itemGroup: id === null ? null : { id, isMainItem: false, isRequired: false },
      }),
    ),
  )
}

function someOffers(): fc.Arbitrary<Map<number, Offer>> {
  const offer = fc.record({
    isShown: fc.boolean(),
    available: fc.constantFrom(0, 1, 5, 30, Infinity),
  })
  return fc
    .array(fc.tuple(fc.integer({ min: 1, max: 12 }), offer), { maxLength: 20 })
    .map((entries) => new Map(entries))
}

function quantityOf(items: readonly KeptItem[], wanted: KeptItem): number {
  return items.find((item) => isSameItem(item, wanted))?.quantity ?? 0
}

function hasError(errors: readonly { variantId: number }[], { variantId }: KeptItem): boolean {
  return errors.some((error) => error.variantId === variantId)
}
