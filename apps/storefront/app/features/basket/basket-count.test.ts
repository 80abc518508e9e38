import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketCount, orderableCount, type CountedItem } from './basket-count.ts'

function anItem(changes: Partial<CountedItem> = {}): CountedItem {
  return { quantity: 1, status: 'available', ...changes }
}

const GROUP = { id: 'set-1', isMainItem: false, isRequired: false }

describe('[4.7] the count of a basket', () => {
  it('is the number of pieces, not of rows', () => {
    expect(basketCount([anItem({ quantity: 2 }), anItem()])).toBe(3)
  })

  it('[4.6] is nothing for an empty basket', () => {
    expect(basketCount([])).toBe(0)
  })

  it('leaves out what only accompanies a main item', () => {
    const items = [
      anItem({ itemGroup: { ...GROUP, isMainItem: true } }),
      anItem({ itemGroup: GROUP, quantity: 4 }),
    ]

    expect(basketCount(items)).toBe(1)
  })

  it('counts what is sold out, because it is still in the basket', () => {
    expect(basketCount([anItem({ status: 'unavailable' })])).toBe(1)
  })
})

describe('[4.7] the count of what can be ordered', () => {
  it('leaves out what is sold out', () => {
    expect(orderableCount([anItem(), anItem({ status: 'unavailable' })])).toBe(1)
  })

  it('leaves out a main item whose required companion is sold out', () => {
    const items = [
      anItem({ itemGroup: { ...GROUP, isMainItem: true } }),
      anItem({ itemGroup: { ...GROUP, isRequired: true }, status: 'unavailable' }),
      anItem({ itemGroup: { id: 'set-2', isMainItem: true, isRequired: false } }),
    ]

    expect(orderableCount(items)).toBe(1)
  })

  it('keeps a main item whose optional companion is sold out', () => {
    const items = [
      anItem({ itemGroup: { ...GROUP, isMainItem: true } }),
      anItem({ itemGroup: GROUP, status: 'unavailable' }),
    ]

    expect(orderableCount(items)).toBe(1)
  })

  it('is never more than the whole count, and the same where nothing is sold out', () => {
    const group = fc.record({
      id: fc.constantFrom('a', 'b'),
      isMainItem: fc.boolean(),
      isRequired: fc.boolean(),
    })
    const item = fc.record(
      {
        quantity: fc.nat(10),
        status: fc.constantFrom('available' as const, 'unavailable' as const),
        itemGroup: group,
      },
      { requiredKeys: ['quantity', 'status'] },
    )
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const available = items.map((one): CountedItem => ({ ...one, status: 'available' }))

        expect(orderableCount(items)).toBeLessThanOrEqual(basketCount(items))
        expect(orderableCount(available)).toBe(basketCount(available))
      }),
    )
  })
})
