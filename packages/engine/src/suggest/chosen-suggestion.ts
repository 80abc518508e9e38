import type { Parameters } from '../address/parameters.ts'
import { restoreParameters } from '../address/restore.ts'
import { clearAllFacets } from '../facets/deselect.ts'
import { selectFoundCategory } from '../facets/toggle-category.ts'
import { toggleFoundValue } from '../facets/toggle-asked.ts'
import type { ProductPage } from '../page/product-page.ts'
import { refine } from '../page/refine.ts'
import { withQuery } from '../search/search-transitions.ts'
import type { FoundValue } from '../wire/facet.ts'
import type { SuggestedFacet } from './query-suggest.ts'

type NamedFacet = Pick<SuggestedFacet, 'facetId' | 'type'>

/** The address of a search for the query with one value selected. */
export function suggestedParameters(
  { facetId, type }: NamedFacet,
  { rawValue, path = [] }: FoundValue,
  query: string,
): Parameters {
  const q = query === '' ? {} : { q: query }
  return type === 'hierarchical'
    ? { ...q, cf: { [facetId]: [...path, rawValue] } }
    : { ...q, f: { [facetId]: [rawValue] } }
}

/** A suggested value is one of the facet, whether the page has shown the facet yet or not. */
export function withSuggestedValue(
  page: ProductPage,
  facet: NamedFacet,
  value: FoundValue,
): ProductPage {
  const { facetId, type } = facet
  if (type === 'hierarchical') return selectFoundCategory(page, facetId, value)
  return toggleFoundValue(page, facetId, value, 'select')
}

/** A new search: for the query, and for nothing but the chosen value. */
export function chosenSuggestion(
  page: ProductPage,
  facet: NamedFacet,
  value: FoundValue,
  query: string,
): ProductPage {
  const isKnown = page.facets.some(
    ({ facetId, type }) => facetId === facet.facetId && type === facet.type,
  )
  if (!isKnown) return restoreParameters(page, suggestedParameters(facet, value, query))
  return refine(page, () =>
    withQuery(withSuggestedValue(clearAllFacets(page), facet, value), query),
  )
}
