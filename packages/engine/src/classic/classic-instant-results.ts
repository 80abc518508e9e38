import type { EngineError } from '../calls/engine-error.ts'
import { createLatestCall } from '../calls/latest-call.ts'
import { demand, fields, nonEmptyText, number } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'
import { derive } from '../state.ts'
import { changeEntries, entryOf, type Entries } from '../suggest/entries.ts'
import type { ClassicResult } from './classic-reply.ts'
import { askClassic, classicOf } from './classic-solution.ts'

/** The results shown while a query is typed. */
export interface InstantResults {
  query: string
  results: readonly ClassicResult[]
  isLoading: boolean
  error: EngineError | null
  searchUid: string
  totalCountFiltered: number
}

const NO_RESULTS: InstantResults = {
  query: '',
  results: [],
  isLoading: false,
  error: null,
  searchUid: '',
  totalCountFiltered: 0,
}

const INSTANT_RESULTS = slice<Entries<InstantResults>>('classicInstantResults', {})

const OPTIONS = fields({ id: nonEmptyText, maxResultsPerQuery: number(1) })

/** One search for all boxes at a time: the visitor types into one. */
function instantCalls({ environment, state }: Engine) {
  // What another engine waited for when it was left does not arrive in this one.
  state(INSTANT_RESULTS).update((all) =>
    changeEntries(all, (shown) => (shown.isLoading ? NO_RESULTS : shown)),
  )
  return createLatestCall(environment)
}

/** A few results for what is being typed. */
export function createClassicInstantResults(
  engine: Engine,
  options: { id: string; maxResultsPerQuery: number },
) {
  const { id, maxResultsPerQuery } = demand(OPTIONS, options)
  const boxes = engine.state(INSTANT_RESULTS)
  const calls = engine.part(instantCalls)
  const view = derive(boxes, (all) => entryOf(all, id) ?? NO_RESULTS)
  const show = (shown: Partial<InstantResults>) =>
    boxes.update((all) => ({ ...all, [id]: { ...NO_RESULTS, ...shown } }))

  async function fetchResults(query: string): Promise<void> {
    const { signal } = calls.begin()
    show({ query, isLoading: true })
    const { search } = classicOf(engine)
    const asked = { ...search.get(), query, firstResult: 0, numberOfResults: maxResultsPerQuery }
    const result = await askClassic(engine, asked, 'searchAsYouType', signal)
    if (view.get().query !== query) return
    if (signal.aborted) return show({})
    if (!result.ok) return show({ query, error: result.error })
    const { results, searchUid, totalCountFiltered } = result.reply
    show({ query, results, searchUid, totalCountFiltered })
  }

  return controllerOf(view, {
    /** What is shown is not asked for again, unless it failed. */
    updateQuery(query: string): Promise<void> {
      demand(nonEmptyText, query, 'query')
      const shown = view.get()
      const isKnown = shown.query === query && shown.error === null
      return isKnown ? Promise.resolve() : fetchResults(query)
    },
    clear(): void {
      calls.abort()
      show({})
    },
  })
}
