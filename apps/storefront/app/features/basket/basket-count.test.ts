import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderableCount, pieceCount, type CountedItem } from './basket-count.ts'

function anItem(changes: Partial<CountedItem> = {}): CountedItem {
  return { quantity: 1, status: 'available', ...changes }
}

const GROUP = { id: 'set-1', isMainItem: false, isRequired: false }
const MAIN = { ...GROUP, isMainItem: true }
const missingPart = { name: 'Gürtel' }

describe('[4.6] [4.7] the count of what is in a basket', () => {
  it('is the number of pieces, sold-out ones among them', () => {
    const items = [
      anItem({ quantity: 2 }),
      anItem({ quantity: 3, status: 'unavailable' }),
      anItem({ itemGroup: MAIN, missingPart }),
    ]

    expect(pieceCount(items)).toBe(6)
  })

  it('leaves out what only accompanies a main item', () => {
    expect(pieceCount([anItem({ itemGroup: MAIN }), anItem({ itemGroup: GROUP })])).toBe(1)
  })

  it('is nothing for an empty basket only', () => {
    expect(pieceCount([])).toBe(0)
    expect(pieceCount([anItem({ status: 'unavailable' })])).toBe(1)
  })
})

describe('[4.7] the count of what can be ordered', () => {
  it('is the number of pieces, not of rows', () => {
    expect(orderableCount([anItem({ quantity: 2 }), anItem()])).toBe(3)
  })

  it('is nothing for an empty basket', () => {
    expect(orderableCount([])).toBe(0)
  })

  it('leaves out what only accompanies a main item', () => {
    const items = [anItem({ itemGroup: MAIN }), anItem({ itemGroup: GROUP, quantity: 4 })]

    expect(orderableCount(items)).toBe(1)
  })

  it('leaves out what is sold out', () => {
    expect(orderableCount([anItem(), anItem({ status: 'unavailable' })])).toBe(1)
  })

  it.each([missingPart, { name: null }])(
    'leaves out a main item whose set misses %o, whether that is still shown or not',
    (part) => {
      const items = [
        anItem({ itemGroup: MAIN, missingPart: part }),
        anItem({ itemGroup: { ...MAIN, id: 'set-2' } }),
      ]

      expect(orderableCount(items)).toBe(1)
    },
  )

  it('keeps a main item whose optional companion is sold out', () => {
    const items = [anItem({ itemGroup: MAIN }), anItem({ itemGroup: GROUP, status: 'unavailable' })]

    expect(orderableCount(items)).toBe(1)
  })

  it('adds up as written: two pieces of one, a set without its belt, three that are gone', () => {
    const items = [
      anItem({ quantity: 2 }),
      anItem({ itemGroup: MAIN, missingPart }),
      anItem({ itemGroup: { ...GROUP, isRequired: true }, status: 'unavailable', missingPart }),
      anItem({ quantity: 3, status: 'unavailable' }),
    ]

    expect(orderableCount(items)).toBe(2)
  })

  it('takes a main item off once, also when both it and what it requires are sold out', () => {
    const items = [
      anItem({ quantity: 4, itemGroup: MAIN, status: 'unavailable', missingPart }),
      anItem({ itemGroup: { ...GROUP, isRequired: true }, status: 'unavailable', missingPart }),
      anItem(),
    ]

    expect(orderableCount(items)).toBe(1)
  })

  it('never grows when something is sold out, and is never negative', () => {
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
        missingPart: fc.constant(missingPart),
      },
      { requiredKeys: ['quantity', 'status'] },
    )
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const available = items.map((one): CountedItem => ({ ...one, status: 'available' }))

        expect(orderableCount(items)).toBeGreaterThanOrEqual(0)
        expect(orderableCount(items)).toBeLessThanOrEqual(orderableCount(available))
      }),
    )
  })
})
