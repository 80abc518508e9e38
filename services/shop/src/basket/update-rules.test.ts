import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anItem } from './basket-item.fixture.ts'
import { isSameItem, type KeptItem } from './basket-item.ts'
import { planAdd } from './add-rules.ts'
import { planUpdate, type ItemUpdate, type UpdateRequest } from './update-rules.ts'

type SizeOffer = UpdateRequest['offers'] extends ReadonlyMap<number, infer Found> ? Found : never

describe('[7.20] what an item is to be', () => {
  const item = anItem({ key: 'one', variantId: 7, quantity: 2, decidedCents: 900 })

  it('is what was set, and nothing else changes', () => {
    const other = anItem({ key: 'other', variantId: 8, position: 1 })

    const plan = update([item, other], { quantity: 5 })

    expect(plan).toEqual({
      items: [{ ...item, quantity: 5, decidedCents: 1_007 }, other],
      failure: null,
      isReduced: false,
    })
    expect(plan.items[1]).toBe(other)
  })

  it('keeps its data where none is given, and takes what is', () => {
    const displayData = { name: { key: 'name', label: 'Kleid', value: 'Kleid' } }
    const kept = { ...item, displayData, customData: { is: 'A' } }

    const same = update([kept], { quantity: 1 })
    const other = update([kept], { quantity: 1, customData: { is: 'B' } })

    expect(same.items).toMatchObject([{ displayData, customData: { is: 'A' } }])
    expect(other.items).toMatchObject([{ displayData, customData: { is: 'B' } }])
  })

  it('is not decided about when only a promotion is hung on it', () => {
    const plan = update([item], { quantity: 2, promotionId: 'autumn' })

    expect(plan.items).toEqual([{ ...item, promotionId: 'autumn' }])
  })

  it.each([
    ['keeps the code of its promotion', { promotionId: 'code' }, 'code', 'WELCOME'],
    ['takes another code', { promotionId: 'code', promotionCode: 'HI' }, 'code', 'HI'],
    ['loses the code with another promotion', { promotionId: 'autumn' }, 'autumn', null],
    ['has no code without a promotion', { promotionCode: 'HI' }, null, null],
  ])('%s', (_, wish, promotionId, promotionCode) => {
    const promoted = { ...item, promotionId: 'code', promotionCode: 'WELCOME' }

    const plan = update([promoted], { quantity: 2, ...wish })

    expect(plan.items).toMatchObject([{ promotionId, promotionCode }])
  })

  it('joins the item that has the size already, which stays where and what it is', () => {
    const other = anItem({ key: 'other', variantId: 8, quantity: 3, position: 1, promotionId: 'p' })

    const plan = update([item, other], { quantity: 4, variantId: 8, promotionId: 'q' })

    expect(plan.items).toEqual([{ ...other, quantity: 7, decidedCents: 1_008 }])
  })

  it('may not become another product', () => {
    const offers = new Map([
      [7, inStock(9)],
      [8, { ...inStock(9), productId: 2 }],
    ])

    const plan = update([item], { quantity: 1, variantId: 8 }, offers)

    expect(plan).toEqual({ items: [item], failure: 'ItemDataNotFound', isReduced: false })
  })

  it('is nothing where there is no such item', () => {
    expect(update([item], { quantity: 1 }, undefined, 'nobodys').failure).toBe('BasketItemNotFound')
  })
})

describe('[4.7] a group', () => {
  const main = inGroup({ key: 'main', variantId: 1, quantity: 2 }, { isMainItem: true })
  const needed = inGroup({ key: 'needed', variantId: 2, quantity: 2 }, { isRequired: true })
  const extra = inGroup({ key: 'extra', variantId: 3, quantity: 2 }, {})
  const items = [main, needed, extra]

  it('follows its main item with what is required', () => {
    expect(quantities(update(items, { quantity: 5 }, undefined, 'main').items)).toEqual([5, 5, 2])
  })

  it('grows no further than what is required of it', () => {
    const offers = offersOf(items, inStock(9)).set(2, inStock(3))

    const plan = update(items, { quantity: 5 }, offers, 'main')

    expect(quantities(plan.items)).toEqual([3, 3, 2])
    expect(plan.isReduced).toBe(true)
  })

  it('shrinks with its main item although something required is sold out', () => {
    const offers = offersOf(items, inStock(9)).set(2, inStock(0))

    expect(quantities(update(items, { quantity: 1 }, offers, 'main').items)).toEqual([1, 1, 2])
  })

  it('goes when nothing of a required member is wanted any more', () => {
    expect(update(items, { quantity: 0 }, undefined, 'needed').items).toEqual([])
  })

  it('keeps its main item when another of its items joins that in its size', () => {
    const plan = update([main, extra], { quantity: 1, variantId: 1 }, undefined, 'extra')

    expect(plan.items).toMatchObject([
      { key: 'main', quantity: 3, itemGroup: { isMainItem: true } },
    ])
  })

  it('has one main item, whatever another is to be', () => {
    const role = { id: 'set', isMainItem: true, isRequired: false }

    const plan = update(items, { quantity: 2, itemGroup: role }, undefined, 'extra')

    expect(plan.items.map(({ itemGroup }) => itemGroup?.isMainItem)).toEqual([true, false, false])
  })

  it('and the same size by itself never hold more than there is, and give up what they like', () => {
    const alone = anItem({ key: 'alone', variantId: 3, quantity: 1, position: 1 })
    const offers = offersOf([extra], inStock(3))

    const more = update([extra, alone], { quantity: 3 }, offers, 'alone')
    const fewer = update([extra, { ...alone, quantity: 3 }], { quantity: 1 }, offers, 'extra')
    const none = update([extra, alone], { quantity: 1 }, offersOf([extra], inStock(2)), 'alone')

    expect(more).toMatchObject({ isReduced: true, failure: null })
    expect(quantities(more.items)).toEqual([2, 1])
    expect(quantities(fewer.items)).toEqual([1, 3])
    expect(none.failure).toBe('ItemUnavailable')
  })

  it('leaves a member to itself otherwise', () => {
    expect(quantities(update(items, { quantity: 4 }, undefined, 'extra').items)).toEqual([2, 2, 4])
  })
})

describe('[8.7] an update, whatever is in the basket', () => {
  const basket = fc.uniqueArray(
    fc.record({
      variantId: fc.integer({ min: 1, max: 60 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    { selector: ({ variantId }) => variantId, minLength: 1, maxLength: 55 },
  )
  const offer = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 14 }).map(inStock) },
    { weight: 2, arbitrary: fc.constant(inStock(Infinity)) },
    { weight: 1, arbitrary: fc.constant({ ...inStock(0), isShown: false }) },
  )
  const wish = fc.record({
    index: fc.nat(),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(1e9)),
    variantId: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  })
  const offerList = fc.array(offer, { minLength: 60, maxLength: 60 })

  it('sets the number of pieces that putting the item in anew would', () => {
    fc.assert(
      fc.property(basket, offerList, wish, (rows, found, { index, quantity }) => {
        const { items, offers } = arrange(rows, found)
        const item = pick(items, index)

        const plan = update(items, { quantity }, offers, item.key)

        const added = planAdd(items, {
          wanted: { variantId: item.variantId, quantity },
          handling: 'ReplaceExisting',
          offers,
          newKey: () => 'new',
        })
        expect(plan.failure).toBe(added.failure)
        expect(plan.isReduced).toBe(added.isReduced)
        expect(quantities(plan.items)).toEqual(quantities(added.items))
      }),
    )
  })

  it('makes no item twice, loses none and leaves the others alone', () => {
    fc.assert(
      fc.property(basket, offerList, wish, (rows, found, { index, ...change }) => {
        const { items, offers } = arrange(rows, found)
        const item = pick(items, index)
        const target = { variantId: change.variantId ?? item.variantId }
        const joined = items.find((other) => other !== item && isSameItem(other, target))

        const plan = update(items, change, offers, item.key)

        const identities = plan.items.map(({ variantId }) => variantId)
        expect(new Set(identities).size).toBe(identities.length)
        if (plan.failure !== null) {
          expect(plan.items).toBe(items)
          return
        }
        expect(plan.items).toHaveLength(items.length - (joined === undefined ? 0 : 1))
        for (const other of items) {
          if (other !== item && other !== joined) expect(plan.items).toContain(other)
        }
        const now = plan.items.find((other) => isSameItem(other, target))
        expect(now?.quantity).toBeLessThanOrEqual(
          Math.min(10, offers.get(target.variantId)?.available ?? 0),
        )
      }),
    )
  })
})

function update(
  items: readonly KeptItem[],
  wish: Partial<ItemUpdate> & { quantity: number },
  offers: UpdateRequest['offers'] = offersOf(items, inStock(9)),
  itemKey = items[0]?.key ?? '',
) {
  return planUpdate(items, {
    itemKey,
    update: { promotionId: null, ...wish },
    offers,
    unitCents: ({ variantId }) => 1_000 + variantId,
  })
}

function arrange(
  rows: readonly { variantId: number; quantity: number }[],
  found: readonly SizeOffer[],
) {
  const items = rows.map((row, position) => anItem({ ...row, position, key: `item-${position}` }))
  return { items, offers: new Map(found.map((offer, index) => [index + 1, offer] as const)) }
}

function pick(items: readonly KeptItem[], index: number): KeptItem {
  return items[index % items.length] ?? anItem()
}

function inStock(available: number): SizeOffer {
  return { isShown: true, available, productId: 1 }
}

function offersOf(items: readonly KeptItem[], offer: SizeOffer): Map<number, SizeOffer> {
  return new Map([...items.map(({ variantId }) => [variantId, offer] as const), [8, offer]])
}

function inGroup(
  overrides: Partial<KeptItem>,
  role: { isMainItem?: boolean; isRequired?: boolean },
): KeptItem {
  return anItem({
    ...overrides,
    itemGroup: { id: 'set', isMainItem: false, isRequired: false, ...role },
  })
}

function quantities(items: readonly KeptItem[]): number[] {
  return items.map(({ quantity }) => quantity)
}
