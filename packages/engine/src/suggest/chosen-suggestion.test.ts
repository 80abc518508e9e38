import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFragment, toFragment } from '../address/fragment.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import type { FacetAsk, FoundValue } from '../wire/facet.ts'
import { chosenSuggestion, suggestedParameters } from './chosen-suggestion.ts'

function aFacet() {
  return fc.record({
    facetId: fc.constantFrom('ec_color', 'ec_category'),
    type: fc.constantFrom('regular', 'hierarchical'),
  })
}

function aValue(): fc.Arbitrary<FoundValue> {
  const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '')
  return fc.record({
    displayValue: text,
    rawValue: text,
    count: fc.nat(),
    path: fc.array(text, { maxLength: 3 }),
  })
}

function aQuery() {
  return fc.string().filter((query) => query === '' || query.trim() !== '')
}

/** A page on which much is set already, with or without the facets that are suggested. */
function aPage(): fc.Arbitrary<ProductPage> {
  const facets: FacetAsk[] = [
    {
      facetId: 'ec_color',
      field: 'ec_color',
      type: 'regular',
      values: [{ value: 'Rot', state: 'selected' }],
    },
    {
      facetId: 'ec_category',
      field: 'ec_category',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [{ value: 'Herren', state: 'selected', children: [] }],
    },
  ]
  return fc.subarray(facets).map((shown) => ({
    ...EMPTY_PAGE,
    facets: shown,
    parameters: { q: 'hose', page: 3, f: { ec_color: ['Rot'] }, cf: { ec_category: ['Herren'] } },
    pagination: { page: 3, perPage: 2, totalEntries: 10, totalPages: 5 },
    query: 'hose',
  }))
}

describe('a filter suggested with a query', () => {
  it('sets the query and this one value, whatever was set before', () => {
    fc.assert(
      fc.property(aPage(), aFacet(), aValue(), aQuery(), (page, facet, value, query) => {
        const chosen = chosenSuggestion(page, facet, value, query)

        expect(chosen.query).toBe(query)
        expect(chosen.pagination.page).toBe(0)
        expect(chosen.parameters).toEqual(suggestedParameters(facet, value, query))
      }),
    )
  })

  it('is the same search when it is followed as an address', () => {
    fc.assert(
      fc.property(aFacet(), aValue(), aQuery(), (facet, value, query) => {
        const parameters = suggestedParameters(facet, value, query)

        expect(parseFragment(toFragment(parameters))).toEqual(parameters)
      }),
    )
  })
})
