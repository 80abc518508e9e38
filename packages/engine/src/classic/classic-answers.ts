import type { EngineError } from '../calls/engine-error.ts'
import { answerCorrection, NO_CORRECTION } from '../search/correction.ts'
import { answerTriggers, clearModification } from '../search/triggers.ts'
import { answerFacets } from './classic-facet-answers.ts'
import { NO_CLASSIC_REPLY, type ClassicReply } from './classic-reply.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

/** A new question forgets the old correction; another page of the same does not. */
export function beginClassic(
  search: ClassicSearch,
  requestId: string,
  isNew: boolean,
): ClassicSearch {
  const begun = { ...search, isLoading: true, requestId }
  if (!isNew) return begun
  return {
    ...begun,
    triggers: clearModification(search.triggers),
    correction: NO_CORRECTION,
    wasAutomaticallyCorrected: false,
  }
}

/** What was found before is not shown beside an error, which would explain nothing. */
export function failClassic(search: ClassicSearch, error: EngineError): ClassicSearch {
  return {
    ...search,
    error,
    isLoading: false,
    freezeFacetOrder: false,
    results: [],
    answeredFacets: [],
    reply: NO_CLASSIC_REPLY,
    searchUid: '',
    totalCountFiltered: 0,
  }
}

export type ClassicVariant = 'executeSearch' | 'fetchPage' | 'fetchMore'

/** A new search and another page replace the results, more of them come behind. */
export function answerClassic(
  search: ClassicSearch,
  reply: ClassicReply,
  variant: ClassicVariant,
  askedAt: number,
): ClassicSearch {
  const { results, facets, automaticFacets, ...rest } = reply
  const answered: ClassicSearch = {
    ...search,
    error: null,
    isLoading: false,
    reply: rest,
    queryExecuted: search.query,
    totalCountFiltered: reply.totalCountFiltered,
    results: variant === 'fetchMore' ? [...search.results, ...results] : results,
  }
  if (variant !== 'executeSearch') {
    // Another page brings no other answer.
    const { questionAnswer, extendedResults } = search.reply
    return { ...answered, reply: { ...rest, questionAnswer, extendedResults } }
  }
  const { newQuery, originalQuery } = search.triggers.queryModification
  return answerFacets(
    {
      ...answered,
      searchUid: reply.searchUid,
      freezeFacetOrder: false,
      triggers: answerTriggers(search.triggers, reply.triggers),
      correction: search.wasAutomaticallyCorrected
        ? search.correction
        : answerCorrection(offered(reply), newQuery === '' ? search.query : originalQuery),
      automaticFacets: search.automaticFacets && {
        ...search.automaticFacets,
        facets: automaticFacets,
      },
    },
    facets,
    askedAt,
  )
}

/** What is offered but was not done; older providers offer it as a list. */
function offered({ queryCorrection, queryCorrections }: ClassicReply) {
  const corrections = [...(queryCorrection?.corrections ?? []), ...queryCorrections]
  return { originalQuery: null, correctedQuery: null, corrections }
}
