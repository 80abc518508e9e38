import type { CategoryNode, FacetValueState } from '../wire/facet.ts'

interface Tree<Node> {
  state: FacetValueState
  children: readonly Node[]
}

/** From the root to the selected value, both included; empty where nothing is selected. */
export function selectedAncestry<Node extends Tree<Node>>(nodes: readonly Node[]): readonly Node[] {
  for (const node of nodes) {
    if (node.state === 'selected') return [node]
    const below = selectedAncestry(node.children)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** A tree of nothing but the path, its end selected. */
export function pathTree(path: readonly string[]): readonly CategoryNode[] {
  return path.reduceRight<readonly CategoryNode[]>(
    (children, value, index) => [
      { value, state: index === path.length - 1 ? 'selected' : 'idle', children },
    ],
    [],
  )
}

export function stateAt(nodes: readonly CategoryNode[], path: readonly string[]): FacetValueState {
  const [value, ...rest] = path
  const node = nodes.find((one) => one.value === value)
  if (node === undefined) return 'idle'
  return rest.length === 0 ? node.state : stateAt(node.children, rest)
}

/**
 * The tree with the end of the path in the given state and nothing else selected. On the way down the
 * path takes the place of its siblings, unless it is the first of them.
 */
export function withStateAt(
  nodes: readonly CategoryNode[],
  path: readonly string[],
  state: FacetValueState,
): readonly CategoryNode[] {
  const [value = '', ...rest] = path
  if (rest.length === 0) return withChild(nodes, value, state)
  const [first, ...siblings] = nodes
  const isThere = first?.value === value
  const parent = isThere ? first : { value, children: [] }
  return [
    { ...parent, state: 'idle', children: withStateAt(parent.children, rest, state) },
    ...(isThere ? siblings.map(toIdle) : []),
  ]
}

function withChild(
  nodes: readonly CategoryNode[],
  value: string,
  state: FacetValueState,
): readonly CategoryNode[] {
  const isThere = nodes.some((node) => node.value === value)
  const toggled = nodes.map((node) =>
    node.value === value ? { ...toIdle(node), state } : toIdle(node),
  )
  return isThere ? toggled : [...toggled, { value, state, children: [] }]
}

function toIdle(node: CategoryNode): CategoryNode {
  if (node.state === 'idle' && node.children.length === 0) return node
  return { ...node, state: 'idle', children: node.children.map(toIdle) }
}
