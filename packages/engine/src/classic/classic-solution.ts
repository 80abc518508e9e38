import { MAX_RESULTS } from '../address/page-number.ts'
import type { CallResult } from '../calls/call-provider.ts'
import { createLatestCall } from '../calls/latest-call.ts'
import { addToHistory } from '../analytics/history.ts'
import type { Engine } from '../engine.ts'
import type { State } from '../state.ts'
import { callClassic } from './call-classic.ts'
import { answerClassic, beginClassic, failClassic } from './classic-answers.ts'
import { answerFacets } from './classic-facet-answers.ts'
import { classicBody, resultWindow } from './classic-body.ts'
import { searchedInstead, type Metadata, type Question } from './classic-instead.ts'
import { readClassicReply, type ClassicReply } from './classic-reply.ts'
import { CLASSIC_SEARCH, type ClassicSearch } from './classic-search-slice.ts'
import { tellOfAnswer, tellOfFailure, tellOfTriggers, type Answer } from './classic-usage.ts'

/** The one classic search of an engine; its verbs settle when the reply is in the state, and never reject. */
export interface ClassicSolution {
  search: State<ClassicSearch>
  /** `metadata` is what the event about it says besides. */
  execute(actionCause?: string, metadata?: Metadata): Promise<void>
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

  async function run(asked: Question): Promise<void> {
    const { requestId, signal } = main.begin()
    const askedAt = environment.now()
    const isCurrent = () => search.get().requestId === requestId
    const ask = async ({ actionCause, window }: Question): Promise<Answer> => {
      const from = environment.now()
      const result = await askClassic(engine, { ...search.get(), ...window }, actionCause, signal)
      return { result, durationMs: environment.now() - from }
    }
    search.update((before) => beginClassic(before, requestId, asked.variant === 'executeSearch'))
    let question = asked
    let answer = await ask(question)
    if (!isCurrent()) return
    const { result: first } = answer
    const instead = first.ok ? searchedInstead(search.get(), question, first.reply) : null
    if (instead !== null) {
      if (instead.isAskedAgain) tellOfAnswer(engine, search.get(), question, answer)
      search.update(() => instead.search)
      question = instead.question
      if (instead.isAskedAgain) answer = await ask(question)
      if (!isCurrent()) return
    }
    const { result } = answer
    if (!result.ok) tellOfFailure(engine, search.get(), result.error)
    search.update((current) =>
      result.ok
        ? answerClassic(current, result.reply, question.variant, askedAt)
        : failClassic(current, result.error),
    )
    tellOfAnswer(engine, search.get(), question, answer)
    if (result.ok && question.variant === 'executeSearch') tellOfTriggers(engine, search.get())
  }

  return {
    search,
    execute(actionCause = 'searchboxSubmit', metadata = {}) {
      addToHistory(engine, 'Query', search.get().query)
      return run({ variant: 'executeSearch', actionCause, metadata })
    },
    fetchPage: () => run({ variant: 'fetchPage', actionCause: 'pagerNumber' }),
    async fetchMore() {
      const { firstResult, results, totalCountFiltered, isLoading } = search.get()
      const next = firstResult + results.length
      if (isLoading || next >= Math.min(totalCountFiltered, MAX_RESULTS)) return
      const window = { firstResult: next }
      await run({ variant: 'fetchMore', actionCause: 'pagerScrolling', window })
    },
    async fetchFacetValues() {
      const { signal } = facetValues.begin()
      const askedAt = environment.now()
      const asked = { ...search.get(), numberOfResults: 0 }
      const result = await askClassic(engine, asked, 'showMoreFacetResults', signal)
      if (signal.aborted) return
      if (!result.ok) tellOfFailure(engine, search.get(), result.error)
      search.update((current) => {
        // The results are right whatever becomes of a facet, so they stay.
        if (!result.ok) return { ...current, error: result.error }
        const reply = { ...current.reply, searchUid: result.reply.searchUid }
        return answerFacets({ ...current, reply }, result.reply.facets, askedAt)
      })
    },
  }
}

/** Changes the search and asks for it, where it has become another one. */
export function changeAndAsk(
  { search }: ClassicSolution,
  change: (search: ClassicSearch) => ClassicSearch,
  ask: () => Promise<void>,
): Promise<void> {
  const before = search.get()
  search.update(change)
  return search.get() === before ? Promise.resolve() : ask()
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
