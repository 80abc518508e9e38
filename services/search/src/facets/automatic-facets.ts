import type { Shop } from '@saum/domain/shops'
import type { FacetCounts, KeywordCounts } from '../index/index-answer.ts'
import type { AutomaticFacetsRequest } from './classic-facet-request.ts'
import { indexField } from './classic-facets.ts'
import { type ClassicValue, toClassicValue } from './classic-responses.ts'
import { facetDefinitionsOf } from './facet-definitions.ts'
import { isNarrowing } from './facet-question.ts'
import { pickKeywords } from './pick-keywords.ts'
import type { KeywordFacet } from './planned-facet.ts'
import { byOccurrences, bySize } from './value-order.ts'

/** A facet that may be shown although nobody asked for it. */
export interface AutomaticFacetPlan {
  field: string
  label: string
  facet: KeywordFacet
}

interface AutomaticFacet {
  field: string
  label: string
  moreValuesAvailable: boolean
  indexScore: number
  values: readonly ClassicValue[]
}

export interface AutomaticPlanParts {
  shop: Shop
  request: AutomaticFacetsRequest
  /** Fields that already have a facet of their own in the request. */
  takenFields: readonly string[]
}

/** Every regular facet of the shop that the client does not show already. */
export function planAutomaticFacets(parts: AutomaticPlanParts): AutomaticFacetPlan[] {
  const { shop, request } = parts
  const taken = new Set(parts.takenFields.map(indexField))
  const occurrences = byOccurrences(shop.language)
  return facetDefinitionsOf(shop).flatMap((definition) => {
    const { field, displayName } = definition
    if (definition.type !== 'regular' || taken.has(field)) return []
    const current = request.currentFacets.find((facet) => indexField(facet.field) === field)
    const isSize = definition.order === 'size'
    const facet: KeywordFacet = {
      kind: 'keyword',
      field,
      requested: current?.currentValues ?? [],
      isFrozen: false,
      numberOfValues: request.numberOfValues,
      match: 'any',
      compare: isSize ? bySize : occurrences,
      prefer: occurrences,
      areActiveFirst: !isSize,
      allowed: null,
    }
    return [{ field, label: displayName, facet }]
  })
}

/** The facets that divide the result best, and every one in which something is selected. */
export function toAutomaticFacets(
  plans: readonly AutomaticFacetPlan[],
  counts: readonly FacetCounts[],
  { desiredCount, total }: { desiredCount: number; total: number },
): AutomaticFacet[] {
  const scored = plans.flatMap(({ field, label, facet }, position) => {
    const counted = counts[position]
    if (counted?.kind !== 'keyword') return []
    const { values, hasMore } = pickKeywords(facet, counted)
    const isKept = isNarrowing(facet)
    const indexScore = dividingScore(counted, total)
    if (indexScore === 0 && !isKept) return []
    const shown = values.map(toClassicValue)
    return [
      { isKept, facet: { field, label, moreValuesAvailable: hasMore, indexScore, values: shown } },
    ]
  })
  return scored
    .toSorted(
      (left, right) =>
        Number(right.isKept) - Number(left.isKept) ||
        right.facet.indexScore - left.facet.indexScore,
    )
    .filter(({ isKept }, place) => isKept || place < desiredCount)
    .map(({ facet }) => facet)
}

/** Entropy of the values, times the share of styles that have one; 0 where there is no choice. */
function dividingScore({ values }: KeywordCounts, total: number): number {
  const sum = values.reduce((counted, { count }) => counted + count, 0)
  if (sum === 0 || total === 0) return 0
  const entropy = values.reduce((bits, { count }) => {
    const share = count / sum
    return share > 0 ? bits - share * Math.log2(share) : bits
  }, 0)
  return entropy * Math.min(1, sum / total)
}
