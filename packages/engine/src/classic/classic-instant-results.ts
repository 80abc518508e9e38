import { createLatestCall } from '../calls/latest-call.ts'
import { demand, fields, integer, nonEmptyText, number, optional } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'
import { derive } from '../state.ts'
import { changeEntries, entryOf, type Entries } from '../suggest/entries.ts'
import {
  isWanted,
  noneActive,
  NOT_ASKED,
  withLatest,
  withoutAwaited,
  withoutExpired,
  type BoxOf,
  type Instant,
} from '../suggest/instant-cache.ts'
import type { ClassicResult } from './classic-reply.ts'
import { askClassic, classicOf } from './classic-solution.ts'

/** The results shown while one query is typed. */
export interface InstantResults extends Instant {
  results: readonly ClassicResult[]
}

type InstantBox = BoxOf<InstantResults>

const NO_RESULTS: InstantResults = { ...NOT_ASKED, results: [] }
const EMPTY_BOX: InstantBox = { query: '', cache: {} }

export const INSTANT_RESULTS = slice<Entries<InstantBox>>('classicInstantResults', {})

const OPTIONS = fields({
  id: nonEmptyText,
  maxResultsPerQuery: number(1),
  cacheTimeout: optional(integer(0), 60_000),
})

/** One search for all boxes at a time: the visitor types into one. */
function instantCalls({ environment, state }: Engine) {
  // What another engine waited for when it was left does not arrive in this one.
  state(INSTANT_RESULTS).update(withoutAwaited)
  return createLatestCall(environment)
}

/** A few results for what is being typed; each query is asked for once in a while only. */
export function createClassicInstantResults(
  engine: Engine,
  options: {
    id: string
    maxResultsPerQuery: number
    /** How long results may be shown again without asking, in milliseconds; 0 for ever. */
    cacheTimeout?: number
  },
) {
  const { id, maxResultsPerQuery, cacheTimeout } = demand(OPTIONS, options)
  const { now } = engine.environment
  const boxes = engine.state(INSTANT_RESULTS)
  const calls = engine.part(instantCalls)
  const box = () => entryOf(boxes.get(), id) ?? EMPTY_BOX
  const view = derive(boxes, () => {
    const { query, cache } = box()
    return { query, ...(entryOf(cache, query) ?? NO_RESULTS) }
  })
  const setBox = (changed: InstantBox) => boxes.update((all) => ({ ...all, [id]: changed }))

  const answer = (query: string, entry: Partial<InstantResults>) =>
    setBox({ ...box(), cache: { ...box().cache, [query]: { ...NO_RESULTS, ...entry } } })

  async function fetchResults(query: string): Promise<void> {
    const { signal } = calls.begin()
    boxes.update((all) => noneActive(withoutAwaited(all)))
    const askedAt = now()
    setBox(withLatest(box(), query, { ...NO_RESULTS, isLoading: true, isActive: true }))
    const { search } = classicOf(engine)
    const asked = { ...search.get(), query, firstResult: 0, numberOfResults: maxResultsPerQuery }
    const result = await askClassic(engine, asked, 'searchAsYouType', signal)
    if (signal.aborted) return
    if (!result.ok) return answer(query, { error: result.error })
    const { results, searchUid, totalCountFiltered } = result.reply
    const answeredAt = now()
    answer(query, {
      results,
      searchUid,
      totalCountFiltered,
      isActive: true,
      expiresAt: cacheTimeout && answeredAt + cacheTimeout,
      duration: answeredAt - askedAt,
    })
  }

  return controllerOf(view, {
    updateQuery(query: string): Promise<void> {
      demand(nonEmptyText, query, 'query')
      setBox({ ...box(), query })
      const isKnown = !isWanted(entryOf(box().cache, query), now())
      return isKnown ? Promise.resolve() : fetchResults(query)
    },
    clearExpired: () =>
      boxes.update((all) => changeEntries(all, (one) => withoutExpired(one, now()))),
    clear(): void {
      calls.abort()
      setBox(EMPTY_BOX)
    },
  })
}
