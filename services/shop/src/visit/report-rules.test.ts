import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportDays } from './report-days.ts'
import { addQueries, toFunnel, toSearches } from './report-sums.ts'
import { percentile, summariseVital } from './vital-summary.ts'

const DAY_MS = 86_400_000
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })

describe('days of the report', () => {
  it('are without gaps and end with the day it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), moment, (number, now) => {
        const days = reportDays(number, now)
        const last = days.at(-1)

        expect(days).toHaveLength(number)
        expect(last && last.from <= now && now < last.until).toBe(true)
        for (const [index, { from, until }] of days.entries()) {
          expect(days[index + 1]?.from ?? until).toBe(until)
          expect(Math.abs(until - from - DAY_MS)).toBeLessThanOrEqual(3_600_000)
        }
        expect(days.map(({ day }) => day).toSorted()).toEqual(days.map(({ day }) => day))
      }),
    )
  })

  it('are an hour shorter or longer when clocks are changed', () => {
    const hours = (now: string) =>
      reportDays(1, Date.parse(now)).map(({ from, until }) => (until - from) / 3_600_000)

    expect(hours('2026-03-29T12:00:00Z')).toEqual([23])
    expect(hours('2026-10-25T12:00:00Z')).toEqual([25])
    expect(reportDays(1, Date.parse('2026-11-16T23:30:00Z'))[0]?.day).toBe('2026-11-17')
  })
})

describe('percentiles', () => {
  const measures = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 200 })

  it('are the smallest measure that enough others do not exceed', () => {
    fc.assert(
      fc.property(measures, (taken) => {
        const histogram = toHistogram(taken)
        const p75 = percentile(histogram, 0.75)
        const notAbove = (limit: number) => taken.filter((measure) => measure <= limit).length

        expect(taken).toContain(p75)
        expect(notAbove(p75)).toBeGreaterThanOrEqual(0.75 * taken.length)
        expect(notAbove(p75 - 1)).toBeLessThan(0.75 * taken.length)
      }),
    )
  })

  it('divide all measures into good, needs work and poor', () => {
    fc.assert(
      fc.property(measures, fc.constantFrom('LCP', 'INP', 'CLS'), (taken, metric) => {
        const summary = summariseVital(metric, toHistogram(taken))

        expect(summary.samples).toBe(taken.length)
        expect(summary.good + summary.needsWork + summary.poor).toBeCloseTo(1)
        expect(summary.rating === 'good').toBe(summary.good >= 0.75)
        expect(summary.rating === 'poor').toBe(summary.good + summary.needsWork < 0.75)
      }),
    )
  })

  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs work'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needs work'],
    ['INP', 501, 'poor'],
    ['CLS', 100, 'good'],
    ['CLS', 250, 'needs work'],
    ['CLS', 251, 'poor'],
  ] as const)('calls %s of %i %s', (metric, measure, rating) => {
    expect(summariseVital(metric, new Map([[measure, 1]])).rating).toBe(rating)
  })

  it('of nothing are 0', () => {
    expect(percentile(new Map(), 0.75)).toBe(0)
    expect(summariseVital('LCP', new Map())).toMatchObject({ samples: 0, good: 0, poor: 0 })
  })

  function toHistogram(taken: readonly number[]): Map<number, number> {
    const histogram = new Map<number, number>()
    for (const measure of taken) histogram.set(measure, (histogram.get(measure) ?? 0) + 1)
    return histogram
  }
})

describe('the funnel', () => {
  const steps = fc
    .tuple(...Array.from({ length: 5 }, () => fc.nat(10_000)))
    .map((numbers) => numbers.toSorted((one, other) => other - one))
    .map(([visits = 0, products = 0, baskets = 0, checkouts = 0, ordering = 0]) => ({
      visits,
      products,
      baskets,
      checkouts,
      ordering,
      orders: ordering,
    }))

  it('never grows, and its shares are shares', () => {
    fc.assert(
      fc.property(fc.array(steps), (days) => {
        const funnel = toFunnel(days)
        for (const [index, { visits, share }] of funnel.entries()) {
          expect(visits).toBeLessThanOrEqual(funnel[index - 1]?.visits ?? Infinity)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('searches of several days', () => {
  it('add up, whatever day each was on', () => {
    const day = fc.array(
      fc
        .record({ query: fc.constantFrom('a', 'b', 'c'), searches: fc.integer({ min: 1, max: 9 }) })
        .chain(({ query, searches }) =>
          fc.nat(searches).map((empty) => ({ query, searches, empty })),
        ),
    )
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const byDay = new Map()
        for (const counts of days) addQueries(byDay, counts)
        const atOnce = new Map()
        addQueries(atOnce, days.flat())

        const searches = toSearches(byDay)
        expect(searches).toEqual(toSearches(atOnce))
        expect(searches.empty).toBeLessThanOrEqual(searches.all)
      }),
    )
  })
})
