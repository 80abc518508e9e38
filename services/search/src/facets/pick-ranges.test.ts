import { describe, expect, it } from 'vitest'
import { facetOf, NOON, replyTo, requestsOf } from './test-facets.ts'

const DAY_MS = 86_400_000
const PRICES = [19.99, 49.5, 89, 149.99]

function priceFacet(values: readonly object[], parts: object = {}) {
  const request = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
  const reply = replyTo(requestsOf({ ...request, values, ...parts }), { ec_price: PRICES })
  return facetOf(reply, 'ec_price', 'numericalRange')
}

describe('[3.45] prices', () => {
  it('are one range over everything, with whole numbers for the slider', () => {
    const facet = facetOf(replyTo([], { ec_price: PRICES }), 'ec_price', 'numericalRange')

    expect(facet).toMatchObject({
      interval: 'continuous',
      domain: { min: 19, max: 150, increment: 1 },
      numberOfValues: 1,
    })
    expect(facet.values).toEqual([
      {
        start: 19.99,
        end: 149.99,
        endInclusive: true,
        state: 'idle',
        numberOfResults: 4,
        isAutoSelected: false,
        isSuggested: false,
        moreValuesAvailable: false,
      },
    ])
  })

  it('[4.28] show the selected range, while the slider keeps its ends', () => {
    const range = { start: 40, end: 100, endInclusive: true, state: 'selected' }
    const facet = priceFacet([range], { numberOfValues: 1 })

    expect(facet.values).toMatchObject([{ ...range, numberOfResults: 2 }])
    expect(facet.domain).toEqual({ min: 19, max: 150, increment: 1 })
  })

  it('forget the idle range of the last reply', () => {
    const last = { start: 5, end: 6, endInclusive: true, state: 'idle' }

    expect(priceFacet([last]).values).toMatchObject([{ start: 19.99, end: 149.99 }])
  })

  it('are divided where the request wants it', () => {
    const facet = priceFacet([], { interval: 'even', numberOfValues: 3 })

    expect(facet.interval).toBe('even')
    expect(facet.domain).toBeUndefined()
    expect(
      facet.values.map(({ start, end, numberOfResults }) => [start, end, numberOfResults]),
    ).toEqual([
      [0, 50, 2],
      [50, 100, 1],
      [100, 150, 1],
    ])
  })

  it('keep the drawn ranges while one of them is selected', () => {
    const values = [
      { start: 0, end: 50, endInclusive: false, state: 'idle' },
      { start: 50, end: 100, endInclusive: true, state: 'selected' },
    ]
    const facet = priceFacet(values, { interval: 'equiprobable', numberOfValues: 5 })

    expect(facet.values).toMatchObject([
      { ...values[0], numberOfResults: 2 },
      { ...values[1], numberOfResults: 1 },
    ])
  })

  it('draw no more than a hundred ranges, whatever is asked for', () => {
    const facet = priceFacet([], { interval: 'even', numberOfValues: 1_000_000 })

    expect(facet.values.length).toBeLessThanOrEqual(100)
    expect(facet.numberOfValues).toBe(1_000_000)
  })

  it('are no facet where nothing has a price', () => {
    expect(replyTo([], {})).toEqual([])
  })
})

describe('reductions', () => {
  it('are the ranges of the shop that have a product', () => {
    const reply = replyTo([], { ec_reduction: [0, 0, 15, 20, 55, 100] })
    const facet = facetOf(reply, 'ec_reduction', 'numericalRange')

    expect(facet.interval).toBe('discrete')
    expect(
      facet.values.map(({ start, end, numberOfResults }) => [start, end, numberOfResults]),
    ).toEqual([
      [10, 20, 1],
      [20, 30, 1],
      [50, 100, 2],
    ])
  })

  it('keep a selected range of the shop, and one that is not', () => {
    const own = { start: 5, end: 10, endInclusive: false, state: 'selected' }
    const shops = { start: 30, end: 40, endInclusive: false, state: 'excluded' }
    const request = { facetId: 'ec_reduction', field: 'ec_reduction', type: 'numericalRange' }
    const reply = replyTo(requestsOf({ ...request, values: [shops, own] }), { ec_reduction: [15] })

    expect(facetOf(reply, 'ec_reduction', 'numericalRange').values).toMatchObject([
      { ...own, numberOfResults: 0 },
      { start: 10, end: 20, state: 'idle', numberOfResults: 1 },
      { ...shops, numberOfResults: 0 },
    ])
  })
})

describe('[9.25] dates', () => {
  const dates = [NOON - 2 * DAY_MS, NOON - 20 * DAY_MS, NOON - 400 * DAY_MS]

  function dateFacet(values: readonly object[]) {
    const request = { facetId: 'ec_date', field: 'ec_date', type: 'dateRange', values }
    return facetOf(replyTo(requestsOf(request), { ec_date: dates }), 'ec_date', 'dateRange')
  }

  it('are ranges up to the end of today', () => {
    expect(dateFacet([]).values).toMatchObject([
      { start: '2025/11/15@00:00:00', end: '2026/11/16@00:00:00', numberOfResults: 2 },
      { start: '2026/08/17@00:00:00', end: '2026/11/16@00:00:00', numberOfResults: 2 },
      { start: '2026/10/16@00:00:00', end: '2026/11/16@00:00:00', numberOfResults: 2 },
      { start: '2026/11/08@00:00:00', end: '2026/11/16@00:00:00', numberOfResults: 1 },
    ])
  })

  it('recognise a range of the last reply that is now selected', () => {
    const [, , month] = dateFacet([]).values
    const facet = dateFacet([{ ...month, state: 'selected' }])

    expect(facet.values).toHaveLength(4)
    expect(facet.values[2]).toMatchObject({ start: month?.start, state: 'selected' })
  })

  it('[5.26] repeat relative dates in the words of the request', () => {
    const lastWeek = { start: 'past-1-week', end: 'now', endInclusive: true, state: 'selected' }

    expect(dateFacet([lastWeek]).values).toContainEqual(
      expect.objectContaining({ ...lastWeek, numberOfResults: 1 }),
    )
  })
})
