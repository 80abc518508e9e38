import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meritOf, standingOf } from './merit.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const time = fc.integer({ min: NOW - 5_000 * DAY_MS, max: NOW + 100 * DAY_MS })
const sizes = fc.array(fc.record({ isSellable: fc.boolean() }), { maxLength: 12 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

function merit(facts: { firstLiveAt: number; sizes: { isSellable: boolean }[] }, popularity = 0) {
  return meritOf(standingOf(facts, NOW), popularity)
}

describe('the merit of a product', () => {
  it('lies between 0 and 1', () => {
    fc.assert(
      fc.property(time, sizes, fc.double({ noNaN: true }), (firstLiveAt, some, popularity) => {
        const value = merit({ firstLiveAt, sizes: some }, popularity)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }),
      { examples: [[NOW, [{ isSellable: true }], 1]] },
    )
  })

  it('grows with popularity', () => {
    fc.assert(
      fc.property(time, sizes, share, share, (firstLiveAt, some, one, other) => {
        const facts = { firstLiveAt, sizes: some }
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(merit(facts, more)).toBeGreaterThanOrEqual(merit(facts, less))
      }),
    )
  })

  it('does not grow with age', () => {
    fc.assert(
      fc.property(time, time, sizes, share, (one, other, some, popularity) => {
        const older = { firstLiveAt: Math.min(one, other), sizes: some }
        const newer = { firstLiveAt: Math.max(one, other), sizes: some }
        expect(merit(newer, popularity)).toBeGreaterThanOrEqual(merit(older, popularity))
      }),
    )
  })

  it('grows with every size that can be bought', () => {
    fc.assert(
      fc.property(
        time,
        fc.integer({ min: 1, max: 12 }),
        share,
        (firstLiveAt, count, popularity) => {
          const merits = Array.from({ length: count + 1 }, (_, sellable) =>
            merit(
              {
                firstLiveAt,
                sizes: Array.from({ length: count }, (__, size) => ({
                  isSellable: size < sellable,
                })),
              },
              popularity,
            ),
          )
          expect(merits).toEqual(merits.toSorted((left, right) => left - right))
        },
      ),
    )
  })

  it('puts the best of what is sold out behind the last size of anything else', () => {
    const best = merit({ firstLiveAt: NOW, sizes: [{ isSellable: false }] }, 1)
    const lastSize = [
      { isSellable: true },
      ...Array.from({ length: 11 }, () => ({ isSellable: false })),
    ]
    const worst = merit({ firstLiveAt: 0, sizes: lastSize }, 0)

    expect(best).toBeLessThan(worst)
  })
})
