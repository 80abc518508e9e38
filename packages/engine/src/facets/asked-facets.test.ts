import { describe, expect, it } from 'vitest'
import { askedFacets } from './asked-facets.ts'
import { aFacetedPage } from './test-page.ts'

const TYPED_IN = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const

describe('[7.29] the facets of a request', () => {
  it('asks again for every facet of the last reply in its order, idle values included', () => {
    const page = aFacetedPage()

    const asked = askedFacets(page)

    expect(asked.map(({ facetId }) => facetId)).toEqual([
      'ec_color',
      'ec_category',
      'ec_price',
      'ec_reduction',
      'ec_date',
      'store',
    ])
    expect(asked[0]).toEqual({
      initialNumberOfValues: 4,
      facetId: 'ec_color',
      displayName: 'Farbe',
      numberOfValues: 4,
      field: 'ec_color',
      type: 'regular',
      values: ['Blau', 'Rot', 'Weiß', 'Schwarz'].map((value) => ({ value, state: 'idle' })),
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
  })

  it('puts a range typed in by hand in the place of its whole facet', () => {
    const page = { ...aFacetedPage(), manualRanges: { ec_price: TYPED_IN } }

    expect(askedFacets(page)[2]).toEqual({
      facetId: 'ec_price',
      field: 'ec_price',
      numberOfValues: 1,
      isFieldExpanded: false,
      preventAutoSelect: true,
      type: 'numericalRange',
      values: [TYPED_IN],
      initialNumberOfValues: 1,
    })
  })

  it('leaves out facets without values, so that the provider fills them anew', () => {
    const full = aFacetedPage()
    const page = { ...full, facets: full.facets.map((facet) => ({ ...facet, values: [] })) }

    expect(askedFacets(page)).toEqual([])
  })

  it('does not ask for a typed-in range of a facet the provider no longer has', () => {
    const page = { ...aFacetedPage([]), manualRanges: { ec_price: TYPED_IN } }

    expect(askedFacets(page)).toEqual([])
  })
})
