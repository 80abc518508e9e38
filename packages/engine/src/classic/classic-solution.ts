import { MAX_RESULTS } from '../address/page-number.ts'
import type { CallResult } from '../calls/call-provider.ts'
import { createLatestCall } from '../calls/latest-call.ts'
import type { Engine } from '../engine.ts'
import { ignoreQuery, modifyQuery, triggeredQuery } from '../search/triggers.ts'
import type { State } from '../state.ts'
import { callClassic } from './call-classic.ts'
import {
  answerClassic,
  answerFacets,
  beginClassic,
  failClassic,
  type ClassicVariant,
} from './classic-answers.ts'
import { classicBody, resultWindow } from './classic-body.ts'
import { readClassicReply, type ClassicReply } from './classic-reply.ts'
import { CLASSIC_SEARCH, type ClassicSearch } from './classic-search-slice.ts'

/** The one classic search of an engine; its verbs settle when the reply is in the state, and never reject. */
export interface ClassicSolution {
  search: State<ClassicSearch>
  execute(actionCause?: string): Promise<void>
  /** Another page of the same. */
  fetchPage(): Promise<void>
  /** What comes behind the results that are there; nothing where there is no more. */
  fetchMore(): Promise<void>
  /** Facets only, such as when one is unfolded. */
  fetchFacetValues(): Promise<void>
}

export function classicOf(engine: Engine): ClassicSolution {
  return engine.part(createClassicSolution)
}

function createClassicSolution(engine: Engine): ClassicSolution {
  const search = engine.state(CLASSIC_SEARCH)
  const { environment } = engine
  const main = createLatestCall(environment)
  const facetValues = createLatestCall(environment)

  async function run(variant: ClassicVariant, actionCause: string, window = {}): Promise<void> {
    const { requestId, signal } = main.begin()
    const askedAt = environment.now()
    search.update((before) => beginClassic(before, requestId, variant === 'executeSearch'))
    const ask = () => askClassic(engine, { ...search.get(), ...window }, actionCause, signal)
    const first = await ask()
    if (search.get().requestId !== requestId) return
    const instead = first.ok ? searchedInstead(search.get(), first.reply) : null
    if (instead !== null) search.update(() => instead.search)
    const last = instead?.isAskedAgain ? await ask() : first
    if (search.get().requestId !== requestId) return
    search.update((current) =>
      last.ok
        ? answerClassic(current, last.reply, variant, askedAt)
        : failClassic(current, last.error),
    )
  }

  return {
    search,
    execute: (actionCause = 'searchboxSubmit') => run('executeSearch', actionCause),
    fetchPage: () => run('fetchPage', 'pagerNumber'),
    async fetchMore() {
      const { firstResult, results, totalCountFiltered, isLoading } = search.get()
      const next = firstResult + results.length
      if (isLoading || next >= Math.min(totalCountFiltered, MAX_RESULTS)) return
      await run('fetchMore', 'pagerScrolling', { firstResult: next })
    },
    async fetchFacetValues() {
      const { signal } = facetValues.begin()
      const askedAt = environment.now()
      const asked = { ...search.get(), numberOfResults: 0 }
      const result = await askClassic(engine, asked, 'showMoreFacetResults', signal)
      if (signal.aborted) return
      search.update((current) => {
        // The results are right whatever becomes of a facet, so they stay.
        if (!result.ok) return { ...current, error: result.error }
        const reply = { ...current.reply, searchUid: result.reply.searchUid }
        return answerFacets({ ...current, reply }, result.reply.facets, askedAt)
      })
    },
  }
}

export function askClassic(
  engine: Engine,
  search: ClassicSearch,
  actionCause: string,
  signal: AbortSignal,
): Promise<CallResult<ClassicReply>> {
  return callClassic(engine, {
    path: '',
    body: { ...classicBody(engine, search, actionCause), ...resultWindow(search) },
    key: 'results',
    read: readClassicReply,
    signal,
  })
}

/**
 * What a correction or a trigger makes of the search; the correction comes first. One the provider has
 * made itself is accepted as it is, one it only offers is searched for.
 */
function searchedInstead(
  search: ClassicSearch,
  reply: ClassicReply,
): { search: ClassicSearch; isAskedAgain: boolean } | null {
  const mayCorrect = search.correctionMode !== 'off' && search.correctsAutomatically
  const [offer] = reply.results.length === 0 ? reply.queryCorrections : []
  const query = offer?.correctedQuery ?? reply.queryCorrection?.correctedQuery ?? null
  if (mayCorrect && query !== null) {
    return { search: corrected(search, reply, query), isAskedAgain: offer !== undefined }
  }
  const { triggers } = search
  const newQuery = triggeredQuery(reply.triggers)
  if (newQuery === '') return null
  if (newQuery === triggers.queryModification.queryToIgnore) {
    return { search: { ...search, triggers: ignoreQuery(triggers, '') }, isAskedAgain: false }
  }
  const modified = modifyQuery(triggers, search.query, newQuery)
  return { search: { ...search, query: newQuery, triggers: modified }, isAskedAgain: true }
}

function corrected(search: ClassicSearch, reply: ClassicReply, query: string): ClassicSearch {
  const [offer = reply.queryCorrection?.corrections[0]] = reply.queryCorrections
  return {
    ...search,
    query,
    wasAutomaticallyCorrected: true,
    correction: {
      originalQuery: reply.queryCorrection?.originalQuery ?? search.query,
      wasCorrectedTo: query,
      correctedQuery: query,
      wordCorrections: offer?.wordCorrections ?? [],
    },
  }
}
