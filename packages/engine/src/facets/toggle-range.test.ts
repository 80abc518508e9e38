import { describe, expect, it } from 'vitest'
import { setManualRange } from './manual-ranges.ts'
import { askOf, aFacetedPage } from './test-page.ts'
import { setDateRanges } from './set-date-ranges.ts'
import { toggleAsked } from './toggle-asked.ts'

const TEN = { start: 10, end: 30, endInclusive: false, state: 'idle' } as const
const WHOLE = { start: 10, end: 150, endInclusive: true, state: 'idle' } as const
const NEW = {
  start: '2026/11/01@00:00:00',
  end: '2026/11/16@00:00:00',
  endInclusive: false,
  state: 'idle',
} as const

describe('[4.24] selecting a range of numbers', () => {
  it('finds it by both ends and whether the end belongs to it', () => {
    const page = toggleAsked('numericalRange', aFacetedPage(), 'ec_reduction', TEN, 'select')

    const ask = askOf(page, 'ec_reduction', 'numericalRange')
    expect(ask.values.map(({ state }) => state)).toEqual(['selected', 'idle'])
    expect(ask).toMatchObject({ preventAutoSelect: true, freezeCurrentValues: false })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ nf: { ec_reduction: [{ ...TEN, state: 'selected' }] } })
  })

  it('takes a range with another kind of end for another range', () => {
    const closed = { ...TEN, endInclusive: true }

    const page = toggleAsked('numericalRange', aFacetedPage(), 'ec_reduction', closed, 'select')

    const ask = askOf(page, 'ec_reduction', 'numericalRange')
    expect(ask.values).toMatchObject([{ endInclusive: true, state: 'selected' }, TEN])
    expect(ask.numberOfValues).toBe(2)
  })

  it('folds the facet to what it showed at first', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => ({ ...facet, numberOfValues: 12 }))

    const page = toggleAsked('numericalRange', { ...shown, facets }, 'ec_reduction', TEN, 'exclude')

    const ask = askOf(page, 'ec_reduction', 'numericalRange')
    expect(ask).toMatchObject({ numberOfValues: 4, initialNumberOfValues: 4 })
    expect(ask.values[0]?.state).toBe('excluded')
  })
})

describe('[4.28] a continuous facet', () => {
  it('is asked for anew when its range is let go of', () => {
    const selected = toggleAsked('numericalRange', aFacetedPage(), 'ec_price', WHOLE, 'select')

    const page = toggleAsked('numericalRange', selected, 'ec_price', WHOLE, 'select')

    expect(askOf(page, 'ec_price', 'numericalRange').values).toEqual([])
    expect(page.parameters).toEqual({})
  })

  it('lets a discrete one keep its ranges', () => {
    const selected = toggleAsked('numericalRange', aFacetedPage(), 'ec_reduction', TEN, 'select')

    const page = toggleAsked('numericalRange', selected, 'ec_reduction', TEN, 'select')

    expect(askOf(page, 'ec_reduction', 'numericalRange').values).toHaveLength(2)
  })
})

describe('[4.28] a range typed in by hand', () => {
  const TYPED_IN = { start: 20, end: 40, endInclusive: true, state: 'selected' } as const

  it('is given up when a range is picked', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_reduction', TYPED_IN)

    const page = toggleAsked('numericalRange', typed, 'ec_reduction', TEN, 'select')

    expect(page.manualRanges).toEqual({})
    expect(page.parameters).toEqual({ nf: { ec_reduction: [{ ...TEN, state: 'selected' }] } })
  })

  it('can be let go of before the provider has answered about it', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    const page = toggleAsked('numericalRange', typed, 'ec_price', TYPED_IN, 'select')

    expect(page.manualRanges).toEqual({})
    expect(askOf(page, 'ec_price', 'numericalRange').values).toEqual([])
    expect(page.parameters).toEqual({})
  })
})

// Deviation: picked-range-replaces-typed-range
describe('[4.28] picking a range after the provider has answered about a typed-in one', () => {
  it('filters by the picked one alone, as the address says', () => {
    const typedIn = { start: 20, end: 40, endInclusive: true, state: 'selected' } as const
    const shown = setManualRange(aFacetedPage(), 'ec_reduction', typedIn)
    const facets = shown.facets.map((facet) =>
      facet.facetId === 'ec_reduction' && facet.type === 'numericalRange'
        ? { ...facet, values: [typedIn, TEN] }
        : facet,
    )

    const page = toggleAsked('numericalRange', { ...shown, facets }, 'ec_reduction', TEN, 'select')

    const { values } = askOf(page, 'ec_reduction', 'numericalRange')
    expect(values).toEqual([
      { ...typedIn, state: 'idle' },
      { ...TEN, state: 'selected' },
    ])
    expect(page.parameters.nf?.ec_reduction).toHaveLength(1)
  })
})

describe('[4.24] selecting a range of dates', () => {
  it('selects it from the first page on', () => {
    const page = toggleAsked('dateRange', aFacetedPage(), 'ec_date', NEW, 'select')

    const ask = askOf(page, 'ec_date', 'dateRange')
    expect(ask.values[0]?.state).toBe('selected')
    expect(ask).toMatchObject({ preventAutoSelect: true, numberOfValues: 4 })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ df: { ec_date: [{ ...NEW, state: 'selected' }] } })
  })

  it('leaves the facet unfolded', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => ({ ...facet, numberOfValues: 12 }))

    const page = toggleAsked('dateRange', { ...shown, facets }, 'ec_date', NEW, 'select')

    expect(askOf(page, 'ec_date', 'dateRange').numberOfValues).toBe(12)
  })

  it('excludes it, and folds the facet', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => ({ ...facet, numberOfValues: 12 }))

    const page = toggleAsked('dateRange', { ...shown, facets }, 'ec_date', NEW, 'exclude')

    expect(askOf(page, 'ec_date', 'dateRange')).toMatchObject({ numberOfValues: 4 })
    expect(page.parameters).toEqual({ dfExcluded: { ec_date: [{ ...NEW, state: 'excluded' }] } })
  })

  it('adds a range that is not there', () => {
    const week = { ...NEW, start: 'past-1-week', end: 'now' }

    const page = toggleAsked('dateRange', aFacetedPage(), 'ec_date', week, 'select')

    expect(askOf(page, 'ec_date', 'dateRange').values).toEqual([{ ...week, state: 'selected' }])
  })
})

// Deviation: date-ranges-reset-page
describe('[4.34] dates chosen by hand', () => {
  it('take the place of the others from the first page on, in the address too', () => {
    const shown = toggleAsked('dateRange', aFacetedPage(), 'ec_date', NEW, 'select')
    const week = { ...NEW, start: 'past-1-week', end: 'now', state: 'selected' } as const
    const old = { ...NEW, start: '2020/01/01@00:00:00', state: 'excluded' } as const

    const page = setDateRanges({ ...shown, pagination: aFacetedPage().pagination }, 'ec_date', [
      week,
      old,
      NEW,
    ])

    expect(askOf(page, 'ec_date', 'dateRange')).toMatchObject({
      values: [week, old, NEW],
      numberOfValues: 3,
    })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({
      df: { ec_date: [week] },
      dfExcluded: { ec_date: [old] },
    })
  })
})
