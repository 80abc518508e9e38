import * as v from '@saum/schema/schema'
import { propertyFaults } from '@saum/schema/validation-messages'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { FacetCounts, PathCount } from '../index/index-answer.ts'
import { type FacetRequest, facetRequests } from './facet-request.ts'
import type { FacetResponse } from './facet-response.ts'
import { planFacets } from './plan-facets.ts'
import { toFacetResponses } from './to-facet-responses.ts'

/** A Sunday in Berlin, half past one in the afternoon. */
export const NOON = Date.parse('2026-11-15T12:30:00Z')

/** Values with the styles that have them: `{ Blau: 4 }`. */
export function keywordCounts(counts: Record<string, number>): FacetCounts {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }))
  return { kind: 'keyword', values }
}

export function pathCounts(...roots: PathCount[]): FacetCounts {
  return { kind: 'path', roots }
}

export function aNode(value: string, count: number, ...children: PathCount[]): PathCount {
  return { value, count, children }
}

/** Counts as the index would answer them for these numbers, one style each. */
export function rangeCounts(
  numbers: readonly number[],
  ranges: readonly { start: number; end: number; endInclusive: boolean }[] = [],
): FacetCounts {
  const values = Float64Array.from(numbers)
  const counts = ranges.map(
    ({ start, end, endInclusive }) =>
      numbers.filter(
        (number) => number >= start && (number < end || (endInclusive && number === end)),
      ).length,
  )
  return {
    kind: 'range',
    min: numbers.length === 0 ? null : Math.min(...numbers),
    max: numbers.length === 0 ? null : Math.max(...numbers),
    total: numbers.length,
    counts,
    values,
    groups: Uint32Array.from(numbers, (_, position) => position),
  }
}

/** The request as a body would bring it, read by the schema. */
export function requestsOf(...facets: unknown[]): readonly FacetRequest[] {
  return v.parse(facetRequests, facets)
}

/** What is wrong with `facets` of a body: `0.type: value is not in enum.` */
export function faultsOf(schema: v.GenericSchema, input: unknown): string[] {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return []
  return propertyFaults(parsed.issues).map(({ property, message }) => `${property}: ${message}`)
}

/** Reply to requests, with counts per facet; numbers stand for values of range facets. */
export function replyTo(
  requests: readonly FacetRequest[],
  known: Readonly<Record<string, FacetCounts | readonly number[]>>,
  autoSelected: ReadonlyMap<string, readonly string[]> = new Map(),
): FacetResponse[] {
  const plans = planFacets({ shop: DEFAULT_SHOP, requests, now: NOON, autoSelected })
  if (!plans.ok) throw new Error(plans.refusal.message)
  const counts = plans.value.map(({ definition, facet }): FacetCounts => {
    const given = known[definition.facetId]
    if (facet.kind === 'keyword') return isCounts(given) ? given : keywordCounts({})
    if (facet.kind === 'path') return isCounts(given) ? given : pathCounts()
    return rangeCounts(isCounts(given) ? [] : (given ?? []), facet.listed)
  })
  return toFacetResponses(plans.value, counts)
}

function isCounts(given: FacetCounts | readonly number[] | undefined): given is FacetCounts {
  return given !== undefined && 'kind' in given
}

/** The one facet of a reply, of a known type. */
export function facetOf<T extends FacetResponse['type']>(
  reply: readonly FacetResponse[],
  facetId: string,
  type: T,
): Extract<FacetResponse, { type: T }> {
  const facet = reply.find((candidate) => candidate.facetId === facetId)
  if (facet?.type !== type) throw new Error(`No ${type} facet ${facetId} in the reply`)
  return facet as Extract<FacetResponse, { type: T }>
}
