import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginFacetSearch,
  clearFacetSearch,
  endFacetSearch,
  showMoreFound,
  updateFacetSearchText,
} from './facet-search-transitions.ts'
import { aFacetedPage } from './test-page.ts'

const FOUND = {
  moreValuesAvailable: true,
  values: [{ displayValue: 'Rosa', rawValue: 'Rosa', count: 4 }],
}

describe('[3.48] a search within a facet', () => {
  it('begins with ten values and shows ten more each time', () => {
    const typed = updateFacetSearchText(aFacetedPage(), 'ec_color', 'ro')
    expect(typed.facetSearches.ec_color).toMatchObject({ query: 'ro', numberOfValues: 10 })

    const more = showMoreFound(showMoreFound(typed, 'ec_color'), 'ec_color')

    expect(more.facetSearches.ec_color?.numberOfValues).toBe(30)
    expect(
      updateFacetSearchText(more, 'ec_color', 'rot').facetSearches.ec_color?.numberOfValues,
    ).toBe(10)
  })

  it('is the same page when the same text is typed', () => {
    const typed = updateFacetSearchText(aFacetedPage(), 'ec_color', 'ro')

    expect(updateFacetSearchText(typed, 'ec_color', 'ro')).toBe(typed)
  })

  it('keeps what was found while it asks, and when asking fails', () => {
    const asked = beginFacetSearch(aFacetedPage(), 'ec_color', '1')
    const found = endFacetSearch(asked, 'ec_color', '1', FOUND)

    const again = beginFacetSearch(found, 'ec_color', '2')
    expect(again.facetSearches.ec_color).toMatchObject({ isLoading: true, ...FOUND })

    const failed = endFacetSearch(again, 'ec_color', '2', null)
    expect(failed.facetSearches.ec_color).toMatchObject({ isLoading: false, ...FOUND })
  })

  it('takes the reply to the last request only, in whatever order they come', () => {
    const order = fc.shuffledSubarray(['1', '2', '3'], { minLength: 3 })
    fc.assert(
      fc.property(order, (ids) => {
        const asked = ['1', '2', '3'].reduce(
          (page, id) => beginFacetSearch(page, 'ec_color', id),
          aFacetedPage(),
        )

        const answered = ids.reduce(
          (page, id) =>
            endFacetSearch(page, 'ec_color', id, {
              moreValuesAvailable: false,
              values: [{ displayValue: id, rawValue: id, count: 1 }],
            }),
          asked,
        )

        expect(answered.facetSearches.ec_color).toMatchObject({
          isLoading: false,
          values: [{ rawValue: '3' }],
        })
      }),
    )
  })

  it('is forgotten when it is cleared, with replies that come later', () => {
    const asked = beginFacetSearch(aFacetedPage(), 'ec_color', '1')

    const cleared = clearFacetSearch(asked, 'ec_color')

    expect(cleared.facetSearches).toEqual({})
    expect(endFacetSearch(cleared, 'ec_color', '1', FOUND)).toBe(cleared)
    expect(clearFacetSearch(cleared, 'ec_color')).toBe(cleared)
  })
})
