import type { FacetQuestion } from '../index/index-question.ts'
import type { FacetState, RequestedNode } from './facet-request.ts'
import { isActive } from './listed-range.ts'
import type { KeywordFacet, PathFacet, PlannedFacet, RangeFacet } from './planned-facet.ts'

/** What the index is asked for a facet. */
export function toFacetQuestion(facet: PlannedFacet): FacetQuestion {
  if (facet.kind === 'keyword') return keywordQuestion(facet)
  return facet.kind === 'path' ? pathQuestion(facet) : rangeQuestion(facet)
}

/** Whether a facet narrows what is found. */
export function isNarrowing(facet: PlannedFacet): boolean {
  if (facet.kind === 'keyword') return facet.requested.some(isActive)
  if (facet.kind === 'range') return facet.listed.some(isActive)
  return facet.requested.some(hasActive) || (facet.isBaseFilter && facet.basePath.length > 0)
}

/** Whether a node or one below it is selected or excluded. */
export function hasActive(node: RequestedNode): boolean {
  return isActive(node) || node.children.some(hasActive)
}

function keywordQuestion({ field, requested, match }: KeywordFacet): FacetQuestion {
  const inState = (state: FacetState) => [
    ...new Set(requested.filter((value) => value.state === state).map(({ value }) => value)),
  ]
  return {
    kind: 'keyword',
    field,
    selected: inState('selected'),
    excluded: inState('excluded'),
    match,
  }
}

function pathQuestion({ field, requested, basePath, isBaseFilter }: PathFacet): FacetQuestion {
  const selected = pathsInState(requested, 'selected', basePath)
  const isAtBase = selected.length === 0 && isBaseFilter && basePath.length > 0
  return {
    kind: 'path',
    field,
    selected: isAtBase ? [basePath] : selected,
    excluded: pathsInState(requested, 'excluded', basePath),
  }
}

function pathsInState(
  nodes: readonly RequestedNode[],
  state: FacetState,
  parents: readonly string[],
): (readonly string[])[] {
  return nodes.flatMap((node) => {
    const path = [...parents, node.value]
    const below = pathsInState(node.children, state, path)
    return node.state === state ? [path, ...below] : below
  })
}

function rangeQuestion({ field, listed, drawing }: RangeFacet): FacetQuestion {
  return {
    kind: 'range',
    field,
    selected: listed.filter(({ state }) => state === 'selected'),
    excluded: listed.filter(({ state }) => state === 'excluded'),
    count: countOf({ listed, drawing }),
  }
}

function countOf({ listed, drawing }: Pick<RangeFacet, 'listed' | 'drawing'>) {
  if (listed.length > 0 || drawing === 'none') return { kind: 'ranges', ranges: listed } as const
  return drawing === 'bounds' ? ({ kind: 'bounds' } as const) : ({ kind: 'values' } as const)
}
