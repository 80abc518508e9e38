import type { FacetCounts, KeywordCounts, RangeCounts } from '../index/index-answer.ts'
import { PATH_DELIMITER } from '../shop-schema.ts'
import type { FacetDomain, FacetHead, FacetResponse, HierarchicalValue } from './facet-response.ts'
import { pickKeywords } from './pick-keywords.ts'
import { pickPaths, type PickedNode } from './pick-paths.ts'
import { type PickedRange, pickRanges, rangeTexts } from './pick-ranges.ts'
import type { FacetPlan } from './plan-facets.ts'
import type { KeywordFacet, RangeFacet } from './planned-facet.ts'

/** The facets of a reply. Those without a value are left out; whatever is selected is a value. */
export function toFacetResponses(
  plans: readonly FacetPlan[],
  counts: readonly FacetCounts[],
): FacetResponse[] {
  return plans.flatMap((plan, position) => {
    const counted = counts[position]
    const response = counted === undefined ? null : toFacetResponse(plan, counted)
    return response === null || response.values.length === 0 ? [] : [response]
  })
}

/** `null` for counts of another kind, which an index that keeps its promise does not answer. */
function toFacetResponse(plan: FacetPlan, counts: FacetCounts): FacetResponse | null {
  const { facet } = plan
  if (facet.kind === 'keyword' && counts.kind === 'keyword') {
    return keywordResponse(plan, facet, counts)
  }
  if (facet.kind === 'path' && counts.kind === 'path') {
    const { nodes, hasMore } = pickPaths(facet, counts)
    return {
      ...headOf(plan, hasMore),
      type: 'hierarchical',
      delimitingCharacter: PATH_DELIMITER,
      values: nodes.map(toHierarchicalValue),
    }
  }
  return facet.kind === 'range' && counts.kind === 'range'
    ? rangeResponse(plan, facet, counts)
    : null
}

function headOf(plan: FacetPlan, hasMore: boolean): FacetHead {
  const { facetId, field, displayName } = plan.definition
  return {
    facetId,
    field,
    displayName,
    isFieldExpanded: plan.isFieldExpanded,
    moreValuesAvailable: hasMore,
    fromAutoSelect: plan.autoSelected.length > 0 || plan.autoRange !== null,
    numberOfValues: plan.numberOfValues,
  }
}

function keywordResponse(
  plan: FacetPlan,
  facet: KeywordFacet,
  counts: KeywordCounts,
): FacetResponse {
  const { values, hasMore } = pickKeywords(facet, counts)
  const head = headOf(plan, hasMore)
  if (plan.definition.type === 'location') {
    const located = values.map(({ value, state, count }) => ({
      value,
      state,
      numberOfResults: count,
    }))
    return { ...head, type: 'location', values: located }
  }
  const regular = values.map(({ value, state, count }) => ({
    value,
    state,
    numberOfResults: count,
    isAutoSelected: plan.autoSelected.includes(value),
    isSuggested: false,
    moreValuesAvailable: false,
  }))
  return { ...head, type: 'regular', values: regular }
}

function toHierarchicalValue(node: PickedNode): HierarchicalValue {
  return {
    value: node.value,
    path: node.path,
    state: node.state,
    numberOfResults: node.count,
    isLeafValue: node.isLeaf,
    isAutoSelected: false,
    isSuggested: false,
    moreValuesAvailable: node.hasMore,
    children: node.children.map(toHierarchicalValue),
  }
}

function rangeResponse(plan: FacetPlan, facet: RangeFacet, counts: RangeCounts): FacetResponse {
  const { ranges, hasMore } = pickRanges(facet, counts)
  const head = headOf(plan, hasMore)
  if (facet.timeZone !== null) {
    const { timeZone } = facet
    const dates = ranges.map((range) => ({ ...rangeTexts(range, timeZone), ...rangeFlags(range) }))
    return { ...head, type: 'dateRange', values: dates }
  }
  const values = ranges.map((range) => ({
    start: range.start,
    end: range.end,
    ...rangeFlags(range),
    isAutoSelected: plan.autoRange !== null && range.state === 'selected',
  }))
  const { interval } = plan
  const domain = interval === 'continuous' ? domainOf(counts) : null
  return {
    ...head,
    type: 'numericalRange',
    interval,
    ...(domain === null ? {} : { domain }),
    values,
  }
}

function rangeFlags({ endInclusive, state, count }: PickedRange) {
  const flags = { isAutoSelected: false, isSuggested: false, moreValuesAvailable: false }
  return { endInclusive, state, numberOfResults: count, ...flags }
}

/** Whole units, so that the ends of a slider are prices somebody would name. */
function domainOf({ min, max }: RangeCounts): FacetDomain | null {
  if (min === null || max === null) return null
  return { min: Math.floor(min), max: Math.ceil(max), increment: 1 }
}
