import { readFacetSearchReply } from '../calls/read-reply.ts'
import type { Engine } from '../engine.ts'
import {
  clearedFacetSearch,
  FOUND_STEP,
  NO_FACET_SEARCH,
  type FacetSearch,
} from '../facets/facet-search.ts'
import { boxCalls } from '../suggest/box-calls.ts'
import { entryOf } from '../suggest/entries.ts'
import { derive } from '../state.ts'
import type { FoundValue } from '../wire/facet.ts'
import { callClassic } from './call-classic.ts'
import { classicBody } from './classic-body.ts'
import { selectedPath } from './classic-category.ts'
import { selectFoundValue } from './classic-facet-changes.ts'
import type { CategoryFacet, SpecificFacet } from './classic-facet.ts'
import { classicOf } from './classic-solution.ts'

/** Searching within one facet of a classic search; what is found is in its state. */
export function createClassicFacetSearch(engine: Engine, facetId: string) {
  const { search, execute } = classicOf(engine)
  const own = derive(search, (all) => entryOf(all.facetSearches, facetId) ?? NO_FACET_SEARCH)
  const change = (changed: (facetSearch: FacetSearch) => FacetSearch) => {
    const [before, next] = [own.get(), changed(own.get())]
    if (before === next) return
    search.update((current) => ({
      ...current,
      facetSearches: { ...current.facetSearches, [facetId]: next },
    }))
  }
  const calls = engine.part(boxCalls)(`classic-facet:${facetId}`, { ...own, update: change })

  async function fetchValues(): Promise<void> {
    const current = search.get()
    const facet = current.facets.find((one) => one.facetId === facetId)
    if (facet?.type !== 'specific' && facet?.type !== 'hierarchical') return
    const { requestId, signal } = calls.begin()
    change((before) => ({ ...before, requestId, isLoading: true }))
    const { query, numberOfValues } = own.get()
    const result = await callClassic(engine, {
      path: '/facet',
      body: {
        ...facetPart(facet),
        captions: facet.captions,
        numberOfValues,
        query: `*${query}*`,
        field: facet.field,
        filterFacetCount: facet.filterFacetCount,
        type: facet.type,
        searchContext: classicBody(engine, current),
      },
      key: 'values',
      read: readFacetSearchReply,
      signal,
    })
    // Only the last one counts; without a reply, what was found before stays.
    change((before) =>
      before.requestId === requestId
        ? { ...before, isLoading: false, ...(result.ok && result.reply) }
        : before,
    )
  }

  return {
    search: fetchValues,
    updateText: (query: string) =>
      change((before) => ({ ...before, query, numberOfValues: FOUND_STEP })),
    showMore(): Promise<void> {
      change((before) => ({ ...before, numberOfValues: before.numberOfValues + FOUND_STEP }))
      return fetchValues()
    },
    clear(): void {
      calls.abort()
      change(clearedFacetSearch)
    },
    select(found: FoundValue): Promise<void> {
      search.update((current) => selectFoundValue(current, facetId, found))
      change(clearedFacetSearch)
      return execute('facetSelect')
    },
  }
}

/** What is set already need not be found. */
function facetPart(facet: SpecificFacet | CategoryFacet): object {
  if (facet.type === 'specific') {
    const set = facet.currentValues.filter(({ state }) => state !== 'idle')
    return { ignoreValues: set.map(({ value }) => value) }
  }
  const { basePath, delimitingCharacter } = facet
  const path = selectedPath(facet)
  return { basePath, delimitingCharacter, ignorePaths: path.length > 0 ? [path] : [] }
}
