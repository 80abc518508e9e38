import { selectedAncestry } from '../facets/category-tree.ts'
import { toAbsoluteDate } from '../facets/dates.ts'
import type { EngineError } from '../calls/engine-error.ts'
import { answerCorrection, NO_CORRECTION } from '../search/correction.ts'
import { answerTriggers, clearModification } from '../search/triggers.ts'
import type { DateRange } from '../wire/facet.ts'
import { selectedPath, selectPath } from './classic-facet-changes.ts'
import type { ClassicFacet } from './classic-facet.ts'
import {
  NO_CLASSIC_REPLY,
  type ClassicFacetReply,
  type ClassicFacetValue,
  type ClassicReply,
} from './classic-reply.ts'
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

/** The facets as the provider has them now, in its order; those it does not mention stay as they are. */
export function answerFacets(
  search: ClassicSearch,
  replies: readonly ClassicFacetReply[],
  askedAt: number,
): ClassicSearch {
  const answeredFacets = replies.flatMap((reply) => {
    const facet = search.facets.find(({ facetId }) => facetId === reply.facetId)
    if (facet === undefined) return []
    return [{ ...reply, values: backToRelative(facet, reply.values.filter(fits(facet)), askedAt) }]
  })
  const unmentioned = search.facets.filter(
    ({ facetId }) => !answeredFacets.some((reply) => reply.facetId === facetId),
  )
  const mentioned = answeredFacets.flatMap((reply) =>
    search.facets
      .filter(({ facetId }) => facetId === reply.facetId)
      .map((facet) => answerFacet(facet, reply.values)),
  )
  return { ...search, facets: [...mentioned, ...unmentioned], answeredFacets }
}

/** Whether a value is of the kind its facet has. */
function fits({ type }: ClassicFacet): (value: ClassicFacetValue) => boolean {
  const kind = type === 'numericalRange' ? 'number' : 'string'
  return type === 'specific' || type === 'hierarchical'
    ? ({ value }) => typeof value === 'string'
    : ({ start, end }) => typeof start === kind && typeof end === kind
}

function answerFacet(facet: ClassicFacet, values: readonly ClassicFacetValue[]): ClassicFacet {
  if (facet.type === 'hierarchical') {
    const nodes = values as readonly Tree[]
    const isAnswered = selectedAncestry(nodes).length === selectedPath(facet).length
    return { ...(isAnswered ? facet : selectPath(facet, [])), preventAutoSelect: false }
  }
  const currentValues = values.map(({ value, start, end, endInclusive = false, state }) =>
    facet.type === 'specific' ? { value, state } : { start, end, endInclusive, state },
  )
  const calm = { freezeCurrentValues: false, preventAutoSelect: false }
  // Values that do not fit the facet have been left out before.
  return { ...facet, ...calm, currentValues } as ClassicFacet
}

interface Tree extends ClassicFacetValue {
  children: readonly Tree[]
}

/** The provider only knows absolute dates; what was asked as the past month stays the past month. */
function backToRelative(
  facet: ClassicFacet,
  values: readonly ClassicFacetValue[],
  askedAt: number,
): readonly ClassicFacetValue[] {
  if (facet.type !== 'dateRange') return values
  const asked = facet.currentValues.map((range) => ({ range, ...absolute(range, askedAt) }))
  return values.map((value) => {
    const same = asked.find(({ start, end }) => start === value.start && end === value.end)
    return same ? { ...value, start: same.range.start, end: same.range.end } : value
  })
}

/** A range of dates as it is sent. */
export function absolute<Range extends Pick<DateRange, 'start' | 'end'>>(
  range: Range,
  now: number,
): Range {
  return { ...range, start: toAbsoluteDate(range.start, now), end: toAbsoluteDate(range.end, now) }
}
