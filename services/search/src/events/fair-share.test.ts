import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchEvent } from './event-log.ts'
import { createFairShare } from './fair-share.ts'
import { aClick, aPurchase, aSearch, aView, aVisitor, NOON } from './test-events.ts'

const HOUR_MS = 3_600_000

function isCounted(event: SearchEvent): boolean {
  return event.kind !== 'view' || event.isUncounted !== true
}

describe('what one network teaches the shop', () => {
  it('is ten looks at a product a day', () => {
    const fairShare = createFairShare()
    const looks = Array.from({ length: 30 }, () => aClick())

    expect(fairShare(looks, 'one')).toHaveLength(10)
    expect(fairShare([aClick({ at: NOON + 2 * HOUR_MS })], 'one')).toEqual([])
    expect(fairShare([aClick({ at: NOON + 3 * HOUR_MS })], 'one')).toHaveLength(1)
    expect(fairShare([aClick()], 'two')).toHaveLength(1)
  })

  it('is one order of a product, which a visit has room for', () => {
    const fairShare = createFairShare()
    const visit = [aView({ clientId: aVisitor(1) }), aClick(), aPurchase([1, 2])]

    expect(fairShare(visit, 'one')).toEqual(visit)
    expect(fairShare([aPurchase([1])], 'one')).toEqual([])
    expect(fairShare([aPurchase([3, 3, 3])], 'one')).toEqual([])
  })

  it('is a query once a day, however it is written', () => {
    const fairShare = createFairShare()
    const searches = ['rotes kleid', 'Rotes  Kleid', ' rotes kleid '].map((query) =>
      aSearch({ query }),
    )

    expect(fairShare(searches, 'one')).toEqual(searches.slice(0, 1))
    expect(
      fairShare([aSearch({ query: 'rotes kleid', at: NOON + 24 * HOUR_MS })], 'one'),
    ).toHaveLength(1)
  })

  it('is two hundred different queries at once, and as many a day', () => {
    const fairShare = createFairShare()
    const queries = (at: number) =>
      Array.from({ length: 1_000 }, (_, turn) => aSearch({ query: `hose ${at} ${turn}`, at }))

    expect(fairShare(queries(NOON), 'one')).toHaveLength(200)
    expect(fairShare(queries(NOON + 12 * HOUR_MS), 'one')).toHaveLength(100)
  })

  it('never is more than its share, whatever it sends under whatever names', () => {
    const event = fc.oneof(
      fc
        .record({ productId: fc.integer({ min: 1, max: 5 }), visitor: fc.nat(50) })
        .map((part) => aView({ productId: part.productId, clientId: aVisitor(part.visitor) })),
      fc.integer({ min: 1, max: 5 }).map((productId) => aClick({ productId })),
    )

    fc.assert(
      fc.property(fc.array(event, { maxLength: 300 }), (events) => {
        const kept = createFairShare()(events, 'one')

        for (let id = 1; id <= 5; id += 1) {
          const about = kept.filter((each) => 'productId' in each && each.productId === id)
          expect(about.filter(isCounted).length).toBeLessThanOrEqual(10)
        }
      }),
    )
  })

  it('leaves every visitor what they looked at, and every wish to be forgotten', () => {
    const fairShare = createFairShare()
    const looks = Array.from({ length: 1500 }, (_, at) => aView({ clientId: aVisitor(at) }))
    const forget = { kind: 'forget', clientId: aVisitor(1), shopId: 10028, at: NOON } as const

    const kept = fairShare([...looks, forget], 'one')

    expect(kept).toHaveLength(1501)
    expect(kept.filter(isCounted)).toHaveLength(11)
  })

  it('is a thousand events at once, whatever they are about', () => {
    const fairShare = createFairShare()
    const looks = Array.from({ length: 2000 }, (_, at) => aClick({ productId: at + 1 }))

    expect(fairShare(looks, 'one')).toHaveLength(1000)
    expect(fairShare([aClick()], 'two')).toHaveLength(1)
  })
})
