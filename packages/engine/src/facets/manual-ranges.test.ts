import { describe, expect, it } from 'vitest'
import { newQuery } from '../search/search-transitions.ts'
import { askedFacets } from './asked-facets.ts'
import { setManualRange } from './manual-ranges.ts'
import { askOf, aFacetedPage } from './test-page.ts'
import { toggleAsked } from './toggle-asked.ts'

const TYPED_IN = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const
const TEN = { start: 10, end: 30, endInclusive: false, state: 'idle' } as const

// Deviation: manual-range-resets-page
describe('[4.28] a range typed in by hand', () => {
  it('filters from the first page on', () => {
    const page = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    expect(page.manualRanges).toEqual({ ec_price: TYPED_IN })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ mnf: { ec_price: [TYPED_IN] } })
  })

  it('takes the place of the ranges picked before', () => {
    const picked = toggleAsked('numericalRange', aFacetedPage(), 'ec_reduction', TEN, 'select')

    const page = setManualRange(picked, 'ec_reduction', TYPED_IN)

    expect(askOf(page, 'ec_reduction', 'numericalRange').values[0]?.state).toBe('idle')
    expect(page.parameters).toEqual({ mnf: { ec_reduction: [TYPED_IN] } })
  })

  it('can exclude', () => {
    const excluded = { ...TYPED_IN, state: 'excluded' } as const

    const page = setManualRange(aFacetedPage(), 'ec_price', excluded)

    expect(page.parameters).toEqual({ mnfExcluded: { ec_price: [excluded] } })
  })

  // Deviation: idle-typed-range-takes-back
  it('is taken back by an idle one', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    const page = setManualRange(typed, 'ec_price', { ...TYPED_IN, state: 'idle' })

    expect(page.manualRanges).toEqual({})
    expect(page.parameters).toEqual({})
  })

  it('is ignored for a facet the page does not have, so that it cannot come back later', () => {
    const page = aFacetedPage()

    expect(setManualRange(page, 'ec_weight', TYPED_IN)).toBe(page)
    expect(setManualRange(page, 'ec_color', TYPED_IN)).toBe(page)
  })
})

// Deviation: new-query-forgets-typed-ranges
describe('[4.28] a range typed in by hand and a new query', () => {
  it('is forgotten with the other filters', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    expect(askedFacets(newQuery(typed, 'kleid'))).toEqual([])
  })

  it('stays where the filters stay', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    const page = newQuery(typed, 'kleid', { clearFilters: false })

    expect(page.manualRanges).toEqual({ ec_price: TYPED_IN })
  })
})
