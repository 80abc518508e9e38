import { commonBody } from '../calls/common-body.ts'
import { demand, text } from '../check.ts'
import type { Engine } from '../engine.ts'
import { clearedFacetSearch, NO_FACET_SEARCH, type FacetSearch } from '../facets/facet-search.ts'
import { findValues, ignoredPaths } from '../facets/find-values.ts'
import { SEARCH } from '../search/search-slice.ts'
import { combine, derive, withSet, type View } from '../state.ts'
import { boxCalls } from './box-calls.ts'
import { entryState, withEntry } from './entries.ts'
import { FACET_SUGGESTS } from './facet-suggest.ts'
import { SUGGESTED_FACETS, type SuggestedFacet } from './query-suggest.ts'
import { followWithBoxes } from './search-boxes.ts'

export type FacetSuggestionsState = Omit<SuggestedFacet, 'type'> &
  Pick<FacetSearch, 'query' | 'isLoading' | 'values' | 'moreValuesAvailable'>

/** The values of one facet that go with what is typed. */
export interface FacetSuggestions {
  view: View<FacetSuggestionsState>
  query(): string
  /** Asks for the values products for this query have. */
  ask(query: string): Promise<void>
  clear(): void
}

export function createFacetSuggestions(engine: Engine, facet: SuggestedFacet): FacetSuggestions {
  const { facetId } = facet
  const suggests = engine.state(FACET_SUGGESTS)
  suggests.update((all) => withEntry(all, facetId, NO_FACET_SEARCH))
  followWithBoxes(engine)
  const own = entryState(suggests, facetId, NO_FACET_SEARCH)
  const call = engine.part(boxCalls)(`facet:${facetId}`, own)
  // The names come from the last suggestions, which may call a facet otherwise than before.
  const names = derive(
    engine.state(SUGGESTED_FACETS),
    (facets) => facets.find((named) => named.facetId === facetId) ?? facet,
  )
  const view = derive(combine(names, own), ([{ type: _, ...named }, suggest]) => {
    const { requestId: __, numberOfValues: ___, captions: ____, ...found } = suggest
    return { ...named, ...found }
  })
  return {
    view,
    query: () => own.get().query,
    ask(query) {
      demand(text, query, 'query')
      own.update((suggest) => withSet(suggest, { query }))
      return findValues(engine, 'SEARCH', own, call.begin(), () => ({
        ...commonBody(engine),
        facetId,
        facetQuery: '*',
        query,
        ...(facet.type === 'hierarchical' && ignoredPaths(engine.state(SEARCH).get(), facetId)),
      }))
    },
    clear() {
      call.abort()
      own.update(clearedFacetSearch)
    },
  }
}
