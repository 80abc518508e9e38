import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleTop } from './day-chart.ts'
import { verdictOn } from './experiment-verdict.ts'
import { writeMeasure, writePageType, writeShare } from './number-words.ts'

describe('the scale of a chart', () => {
  it('holds every bar, wastes less than half of the height and can be halved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000_000 }), (most) => {
        const top = scaleTop(most)
        expect(top).toBeGreaterThanOrEqual(most)
        expect(most / top).toBeGreaterThanOrEqual(0.5)
        expect(Number.isInteger(top / 2)).toBe(true)
      }),
    )
  })

  it('of nothing is not nothing', () => {
    expect(scaleTop(0)).toBe(2)
    expect(scaleTop(1)).toBe(2)
  })
})

describe('numbers in words', () => {
  it.each([
    [0, '0 %'],
    [0.0144, '1.4 %'],
    [0.09996, '10 %'],
    [0.617, '62 %'],
    [1, '100 %'],
  ])('writes %f as %s', (share, text) => {
    expect(writeShare(share)).toBe(text.replace(' ', '\u00a0'))
  })

  it('writes measures as they are talked about', () => {
    expect(writeMeasure('LCP', 2549)).toBe('2.5\u00a0s')
    expect(writeMeasure('INP', 1180)).toBe('1,180\u00a0ms')
    expect(writeMeasure('CLS', 84)).toBe('0.08')
  })

  it.each([
    ['listing_page', 'Listing'],
    ['shop-the-look_page', 'Shop the look'],
    ['', 'Other'],
  ])('calls %j %s', (pageType, name) => {
    expect(writePageType(pageType)).toBe(name)
  })
})

describe('the verdict on two versions', () => {
  it.each([
    [1000, 9, 1000, 90, 'too few orders to tell'],
    [1000, 30, 1000, 33, 'could be chance'],
    [10_000, 300, 10_000, 400, 'clearly more'],
    [10_000, 400, 10_000, 300, 'clearly less'],
    [20, 20, 20, 20, 'could be chance'],
    [10, 30, 10, 40, 'could be chance'],
  ])(
    'of %i visits with %i orders and %i with %i: %s',
    (visits, orders, others, theirs, verdict) => {
      expect(verdictOn({ visits, orders }, { visits: others, orders: theirs })).toBe(verdict)
    },
  )

  it('is the opposite the other way round', () => {
    const outcome = fc.record({
      visits: fc.integer({ min: 100, max: 5_000 }),
      orders: fc.integer({ min: 0, max: 100 }),
    })
    const opposite: Record<string, string> = {
      'clearly more': 'clearly less',
      'clearly less': 'clearly more',
    }
    fc.assert(
      fc.property(outcome, outcome, (one, other) => {
        const verdict = verdictOn(one, other)
        expect(verdictOn(other, one)).toBe(opposite[verdict] ?? verdict)
      }),
    )
  })
})
