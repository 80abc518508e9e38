import { ignoreQuery, modifyQuery, triggeredQuery } from '../search/triggers.ts'
import { beginClassic, type ClassicVariant } from './classic-answers.ts'
import type { ClassicWindow } from './classic-body.ts'
import type { ClassicReply } from './classic-reply.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

export type Metadata = Readonly<Record<string, unknown>>

/** One call for results. */
export interface Question {
  variant: ClassicVariant
  actionCause: string
  /** Other results than those the search is at. */
  window?: Partial<ClassicWindow>
  /** What its event says besides. */
  metadata?: Metadata
  /** What has put another query in the place of the visitor's. */
  replacedBy?: 'correction' | 'trigger'
}

/** The search to go on with instead. */
interface Instead {
  search: ClassicSearch
  question: Question
  isAskedAgain: boolean
}

/**
 * What a correction or a trigger makes of a search; the correction comes first. One the provider has
 * made itself is accepted as it is, one it only offers is searched for. Another query than that of the
 * results that are there begins a new search: its results never come behind them.
 */
export function searchedInstead(
  search: ClassicSearch,
  question: Question,
  reply: ClassicReply,
): Instead | null {
  const isNew = question.variant === 'executeSearch'
  const begun = isNew ? search : beginClassic(search, search.requestId, true)
  const again = (replaced: ClassicSearch, replacedBy: Question['replacedBy'] & string): Instead => {
    const { actionCause } = question
    return {
      search: { ...replaced, firstResult: 0 },
      question: { variant: 'executeSearch', actionCause, replacedBy },
      isAskedAgain: true,
    }
  }

  const { query, isOffered } = correctionIn(search, reply, isNew)
  if (query !== null && (isNew || query !== search.query)) {
    const replaced = corrected(begun, reply, query)
    if (isOffered || !isNew) return again(replaced, 'correction')
    return {
      search: replaced,
      question: { ...question, replacedBy: 'correction' },
      isAskedAgain: false,
    }
  }
  const newQuery = triggeredQuery(reply.triggers)
  if (newQuery === '' || newQuery === search.query) return null
  if (newQuery === search.triggers.queryModification.queryToIgnore) {
    const triggers = ignoreQuery(search.triggers, '')
    return { search: { ...search, triggers }, question, isAskedAgain: false }
  }
  // What was decided with the first page holds for all of them.
  if (!isNew && newQuery === triggeredQuery(search.reply.triggers)) return null
  const triggers = modifyQuery(begun.triggers, search.query, newQuery)
  return again({ ...begun, query: newQuery, triggers }, 'trigger')
}

/** What is offered counts where nothing was found, and not while the visitor looks at results. */
function correctionIn(
  { correctionMode, correctsAutomatically }: ClassicSearch,
  { results, queryCorrections, queryCorrection }: ClassicReply,
  isNew: boolean,
): { query: string | null; isOffered: boolean } {
  if (correctionMode === 'off' || !correctsAutomatically) return { query: null, isOffered: false }
  const [offer] = isNew && results.length === 0 ? queryCorrections : []
  if (offer !== undefined) return { query: offer.correctedQuery, isOffered: true }
  return { query: queryCorrection?.correctedQuery ?? null, isOffered: false }
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
