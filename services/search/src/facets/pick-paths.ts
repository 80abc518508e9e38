import type { PathCount, PathCounts } from '../index/index-answer.ts'
import { hasActive } from './facet-question.ts'
import type { FacetState, RequestedNode } from './facet-request.ts'
import type { PathFacet } from './planned-facet.ts'

export interface PickedNode {
  value: string
  /** From the root, or from the base path where there is one; the value itself last. */
  path: readonly string[]
  state: FacetState
  count: number
  isLeaf: boolean
  /** Whether it has children that are not shown. */
  hasMore: boolean
  children: readonly PickedNode[]
}

interface PickedLevel {
  nodes: readonly PickedNode[]
  hasMore: boolean
}

/**
 * The part of a tree that is shown: the way to what is selected and the children of that; the roots
 * where nothing is. Excluded values are shown among the others.
 */
export function pickPaths(facet: PathFacet, { roots }: PathCounts): PickedLevel {
  return pickLevel(facet, {
    nodes: nodesBelow(roots, facet.basePath),
    requested: facet.requested,
    parents: [],
    limit: facet.numberOfValues,
  })
}

/** The children of the node a path leads to. */
export function nodesBelow(
  roots: readonly PathCount[],
  path: readonly string[],
): readonly PathCount[] {
  let nodes = roots
  for (const step of path) nodes = nodes.find(({ value }) => value === step)?.children ?? []
  return nodes
}

interface Level {
  nodes: readonly PathCount[]
  requested: readonly RequestedNode[]
  parents: readonly string[]
  limit: number
}

function pickLevel(facet: PathFacet, { nodes, requested, parents, limit }: Level): PickedLevel {
  const active = firstOfEach(requested.filter(hasActive))
  const shown = active.map((request) => {
    const node = nodes.find(({ value }) => value === request.value)
    return pickNode(facet, { node, request, parents })
  })
  if (active.some(leadsToSelected)) return { nodes: shown, hasMore: false }

  const idle = nodes.filter(
    ({ value, count }) => count > 0 && !active.some((request) => request.value === value),
  )
  const room = Math.max(0, limit - shown.length)
  const others = idle.toSorted(facet.compare).slice(0, room)
  return {
    nodes: [...shown, ...others.map((node) => idleNode(node, parents))],
    hasMore: idle.length > others.length,
  }
}

interface ActiveNode {
  node: PathCount | undefined
  request: RequestedNode
  parents: readonly string[]
}

/** A selected category that lost its last product is still shown, with 0. */
function pickNode(facet: PathFacet, { node, request, parents }: ActiveNode): PickedNode {
  const { value, state } = request
  const path = [...parents, value]
  const isWay = request.children.some(hasActive)
  const below =
    isWay || state === 'selected'
      ? pickLevel(facet, {
          nodes: node?.children ?? [],
          requested: isWay ? request.children : [],
          parents: path,
          limit: request.retrieveCount ?? facet.retrieveCount,
        })
      : { nodes: [], hasMore: false }
  return {
    value,
    path,
    state,
    count: node?.count ?? 0,
    isLeaf: (node?.children.length ?? 0) === 0,
    hasMore: below.hasMore,
    children: below.nodes,
  }
}

function idleNode({ value, count, children }: PathCount, parents: readonly string[]): PickedNode {
  return {
    value,
    path: [...parents, value],
    state: 'idle',
    count,
    isLeaf: children.length === 0,
    hasMore: false,
    children: [],
  }
}

function leadsToSelected(node: RequestedNode): boolean {
  return node.state === 'selected' || node.children.some(leadsToSelected)
}

function firstOfEach(nodes: readonly RequestedNode[]): readonly RequestedNode[] {
  const first = new Map<string, RequestedNode>()
  for (const node of nodes) if (!first.has(node.value)) first.set(node.value, node)
  return [...first.values()]
}
