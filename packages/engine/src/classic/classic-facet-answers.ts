import { selectedAncestry } from '../facets/category-tree.ts'
import { toAbsoluteDate } from '../facets/dates.ts'
import type { DateRange } from '../wire/facet.ts'
import { selectedPath, selectPath } from './classic-category.ts'
import type { ClassicFacet } from './classic-facet.ts'
import type { ClassicFacetReply, ClassicFacetValue } from './classic-reply.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

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
