import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aPaidOrder,
  back,
  from200,
  fromTwo,
  line,
  quote,
  refunded,
  scarf,
  sendBack,
  tenth,
  threeForTwo,
} from './paid-order.fixture.ts'
import { sumPaid } from './paid-piece.ts'

describe('what is refunded for a parcel', () => {
  it('is what was paid for the pieces, where nothing depends on the others', () => {
    const order = aPaidOrder([line(1, 5_000, 'tenth', 3), line(2, 3_000)], [tenth])

    expect(quote(order, [0, 1])).toMatchObject({
      itemsCents: 9_000,
      adjustmentCents: 0,
      adjustments: [],
      refundCents: 9_000,
    })
  })

  it('is less where what is kept would not have been reduced by itself', () => {
    const order = aPaidOrder([line(1, 10_000, 'two'), line(2, 5_000, 'two')], [fromTwo])

    expect(quote(order, [100])).toEqual({
      itemsCents: 4_000,
      adjustmentCents: 2_000,
      adjustments: [{ name: 'Promotion two', cents: 2_000 }],
      restoredCents: 0,
      deliveryCents: 0,
      labelFeeCents: 0,
      refundCents: 2_000,
    })
  })

  it('never becomes a debt, and what was taken off comes back with the last piece', () => {
    const order = aPaidOrder([line(1, 10_000, 'two'), line(2, 1_000, 'two')], [fromTwo])

    const [cheap, dear] = sendBack(order, [[100], [0]])

    expect(cheap).toMatchObject({ itemsCents: 800, adjustmentCents: 800, refundCents: 0 })
    expect(dear).toMatchObject({ itemsCents: 8_000, restoredCents: 800, refundCents: 8_800 })
  })

  it('follows three for two: without the third the first two cost what they cost', () => {
    const order = aPaidOrder(
      [line(1, 6_000, 'three'), line(2, 5_000, 'three'), line(3, 4_000, 'three')],
      [threeForTwo],
    )

    expect(sumPaid(order.pieces)).toBe(11_000)
    expect(quote(order, [0])).toMatchObject({ itemsCents: 6_000, refundCents: 2_000 })
    expect(quote(order, [200])).toMatchObject({ itemsCents: 0, refundCents: 0 })
  })

  it('counts a gift that is kept without what it was given for', () => {
    const order = aPaidOrder([line(1, 12_000), line(901, 2_500, 'scarf')], [scarf])

    expect(quote(order, [0])).toMatchObject({ adjustmentCents: 2_500, refundCents: 9_500 })
    expect(quote(order, [0, 100])).toMatchObject({ adjustmentCents: 0, refundCents: 12_000 })
  })

  it('takes a voucher away from what is kept below its minimum, and leaves it above', () => {
    const lines = [line(1, 6_000), line(2, 3_000), line(3, 1_000)]
    const order = aPaidOrder(lines, [], { percent: 10, minimumCents: 8_000 })

    expect(quote(order, [200])).toMatchObject({ refundCents: 900, adjustmentCents: 0 })
    expect(quote(order, [100])).toMatchObject({
      itemsCents: 2_700,
      adjustments: [{ name: 'WINTER', cents: 700 }],
      refundCents: 2_000,
    })
  })

  it('costs a label, except for exchanges, for our faults and in a store', () => {
    const order = aPaidOrder([line(1, 5_000), line(2, 300)])
    const fee = { labelFeeCents: 495 }
    const [one, other] = [back(0), back(100)]

    expect(quote(order, [0], fee)).toMatchObject({ labelFeeCents: 495, refundCents: 4_505 })
    expect(quote(order, [100], fee)).toMatchObject({ labelFeeCents: 300, refundCents: 0 })
    expect(quote(order, [0], { ...fee, method: 'store' })).toMatchObject({ refundCents: 5_000 })
    for (const reason of ['quality', 'wrong_item'] as const) {
      const comingBack = [one, { ...other, reason }]
      expect(quote(order, [], { ...fee, comingBack })).toMatchObject({ refundCents: 5_300 })
    }
    const comingBack = [one, { ...other, isExchanged: true }]
    expect(quote(order, [], { ...fee, comingBack })).toMatchObject({
      itemsCents: 5_000,
      labelFeeCents: 0,
      refundCents: 5_000,
    })
  })

  it('brings delivery with the last parcel, once, and not while a size is exchanged', () => {
    const order = aPaidOrder([line(1, 5_000), line(2, 4_000)])
    const facts = { deliveryCents: 395 }

    expect(sendBack(order, [[0], [100]], facts)).toMatchObject([
      { deliveryCents: 0 },
      { deliveryCents: 395, refundCents: 4_395 },
    ])
    expect(
      quote(order, [], { ...facts, comingBack: [back(0), { ...back(100), isExchanged: true }] }),
    ).toMatchObject({ deliveryCents: 0 })
  })
})

const promotions = [tenth, fromTwo, from200, threeForTwo, scarf]
const lines = fc.uniqueArray(
  fc.record({
    variantId: fc.constantFrom(1, 2, 3, 4, 901),
    cents: fc.integer({ min: 1, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    promotionId: fc.option(fc.constantFrom('tenth', 'two', 'value', 'three', 'scarf')),
  }),
  { selector: ({ variantId }) => variantId, minLength: 1, maxLength: 5 },
)
const vouchers = fc.option(
  fc.record({
    percent: fc.integer({ min: 1, max: 60 }),
    minimumCents: fc.option(fc.integer({ min: 0, max: 40_000 })),
  }),
)
const orders = fc
  .tuple(lines, vouchers)
  .map(([some, voucher]) => aPaidOrder(some, promotions, voucher))

/** An order whose pieces come back in parcels, in some order; not necessarily all of them. */
const journeys = orders.chain((order) =>
  fc
    .tuple(
      fc.shuffledSubarray(order.pieces.map(({ id }) => id)),
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom(0, 395),
      fc.constantFrom(0, 495),
    )
    .map(([ids, cuts, deliveryCents, labelFeeCents]) => {
      const parcels: number[][] = []
      for (const id of ids) {
        const last = parcels.at(-1)
        if (last === undefined || cuts.next().value === true) parcels.push([id])
        else last.push(id)
      }
      return { order, parcels, facts: { deliveryCents, labelFeeCents } }
    }),
)

describe('refunds, whatever was ordered and however it comes back', () => {
  it('add up, and no part of them is negative', () => {
    fc.assert(
      fc.property(journeys, ({ order, parcels, facts }) => {
        for (const one of sendBack(order, parcels, facts)) {
          const { itemsCents, adjustmentCents, restoredCents, deliveryCents, labelFeeCents } = one
          const sum = itemsCents - adjustmentCents + restoredCents + deliveryCents - labelFeeCents
          expect(one.refundCents).toBe(sum)
          for (const part of Object.values(one)) {
            if (typeof part === 'number') expect(part).toBeGreaterThanOrEqual(0)
          }
          const named = one.adjustments.reduce((total, { cents }) => total + cents, 0)
          expect(named).toBe(adjustmentCents)
        }
      }),
    )
  })

  it('are never more than was paid, for all of it or for the pieces that came back', () => {
    fc.assert(
      fc.property(journeys, ({ order, parcels, facts }) => {
        const returned = new Set(parcels.flat())
        const paid = sumPaid(order.pieces.filter(({ id }) => returned.has(id)))

        const total = refunded(sendBack(order, parcels, facts))

        expect(total).toBeLessThanOrEqual(paid + facts.deliveryCents)
      }),
    )
  })

  it('are all that was paid once everything is back, in whatever parcels and order', () => {
    fc.assert(
      fc.property(journeys, ({ order, parcels }) => {
        const sent = new Set(parcels.flat())
        const rest = order.pieces.map(({ id }) => id).filter((id) => !sent.has(id))
        const all = rest.length === 0 ? parcels : [...parcels, rest]

        expect(refunded(sendBack(order, all, { deliveryCents: 395 }))).toBe(
          sumPaid(order.pieces) + 395,
        )
      }),
    )
  })

  it('do not depend on the order of the parcels where no minimum is lost on the way', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 60 }), fc.nat(), (some, percent, seed) => {
        const order = aPaidOrder(some, [tenth], { percent, minimumCents: null })
        const ids = order.pieces.map(({ id }) => id)
        const parcels = ids.slice(0, seed % (ids.length + 1)).map((id) => [id])

        const total = refunded(sendBack(order, parcels))

        expect(refunded(sendBack(order, parcels.toReversed()))).toBe(total)
        expect(refunded(sendBack(order, parcels.length === 0 ? [] : [parcels.flat()]))).toBe(total)
      }),
    )
  })

  it('are never less in several parcels than in one', () => {
    fc.assert(
      fc.property(journeys, ({ order, parcels }) => {
        const atOnce = parcels.length === 0 ? [] : [parcels.flat()]

        expect(refunded(sendBack(order, parcels))).toBeGreaterThanOrEqual(
          refunded(sendBack(order, atOnce)),
        )
      }),
    )
  })
})
