import type { FacetCounts } from '../index/index-answer.ts'
import type { ClassicFacetPlan } from './classic-facets.ts'
import type { FacetState } from './facet-request.ts'
import { pickKeywords } from './pick-keywords.ts'
import { pickPaths, type PickedNode } from './pick-paths.ts'
import { type PickedRange, pickRanges, rangeTexts } from './pick-ranges.ts'
import type { CountedValue } from './planned-facet.ts'

export interface ClassicValue {
  value: string
  state: FacetState
  numberOfResults: number
}

interface ClassicRange {
  start: number | string
  end: number | string
  endInclusive: boolean
  state: FacetState
  numberOfResults: number
}

interface ClassicNode extends ClassicValue {
  path: readonly string[]
  isLeafValue: boolean
  moreValuesAvailable: boolean
  children: readonly ClassicNode[]
}

/** A facet as the classic search answers it. */
export interface ClassicFacetResponse {
  facetId: string
  field: string
  moreValuesAvailable: boolean
  indexScore: number
  values: readonly (ClassicValue | ClassicRange | ClassicNode)[]
}

/** Every planned facet in its order, also without values: the client asked for it by name. */
export function toClassicFacetResponses(
  plans: readonly ClassicFacetPlan[],
  counts: readonly FacetCounts[],
): ClassicFacetResponse[] {
  return plans.map(({ facetId, field, facet }, position) => {
    const picked = pickValues(facet, counts[position])
    const { values, hasMore } = picked
    return { facetId, field, moreValuesAvailable: hasMore, indexScore: 0, values }
  })
}

export function toClassicValue({ value, state, count }: CountedValue): ClassicValue {
  return { value, state, numberOfResults: count }
}

function pickValues(
  facet: ClassicFacetPlan['facet'],
  counts: FacetCounts | undefined,
): { values: ClassicFacetResponse['values']; hasMore: boolean } {
  if (facet.kind === 'keyword' && counts?.kind === 'keyword') {
    const { values, hasMore } = pickKeywords(facet, counts)
    return { values: values.map(toClassicValue), hasMore }
  }
  if (facet.kind === 'path' && counts?.kind === 'path') {
    const { nodes, hasMore } = pickPaths(facet, counts)
    return { values: nodes.map(toClassicNode), hasMore }
  }
  if (facet.kind === 'range' && counts?.kind === 'range') {
    const { ranges, hasMore } = pickRanges(facet, counts)
    return { values: ranges.map((range) => toClassicRange(range, facet.timeZone)), hasMore }
  }
  return { values: [], hasMore: false }
}

function toClassicNode(node: PickedNode): ClassicNode {
  return {
    value: node.value,
    path: node.path,
    state: node.state,
    numberOfResults: node.count,
    isLeafValue: node.isLeaf,
    moreValuesAvailable: node.hasMore,
    children: node.children.map(toClassicNode),
  }
}

function toClassicRange(range: PickedRange, timeZone: string | null): ClassicRange {
  const { start, end, endInclusive, state, count } = range
  const borders = timeZone === null ? { start, end } : rangeTexts(range, timeZone)
  return { ...borders, endInclusive, state, numberOfResults: count }
}
