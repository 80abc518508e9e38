import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CategoryNode } from '../wire/facet.ts'
import { pathTree, selectedAncestry, stateAt, withStateAt } from './category-tree.ts'

const name = fc.constantFrom('Damen', 'Herren', 'Sale', 'Blusen', 'Kleider')
const path = fc.array(name, { minLength: 1, maxLength: 4 })
const { nodes } = fc.letrec<{ nodes: CategoryNode[]; node: CategoryNode }>((tie) => ({
  node: fc.record({
    value: name,
    state: fc.constantFrom('idle' as const, 'selected' as const),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), tie('nodes')),
  }),
  nodes: fc.uniqueArray(tie('node'), { selector: ({ value }) => value, maxLength: 3 }),
}))

function selectedPath(tree: readonly CategoryNode[]): string[] {
  return selectedAncestry(tree).map(({ value }) => value)
}

function countSelected(tree: readonly CategoryNode[]): number {
  return tree.reduce(
    (sum, { state, children }) => sum + (state === 'selected' ? 1 : 0) + countSelected(children),
    0,
  )
}

describe('[3.46] the path to a category', () => {
  it('is found again in a tree made of it', () => {
    fc.assert(
      fc.property(path, (wanted) => {
        expect(selectedPath(pathTree(wanted))).toEqual(wanted)
        expect(stateAt(pathTree(wanted), wanted)).toBe('selected')
      }),
    )
  })

  it('is the first selected one, from the root down', () => {
    const tree: CategoryNode[] = [
      { value: 'Damen', state: 'idle', children: [] },
      {
        value: 'Herren',
        state: 'idle',
        children: [{ value: 'Hemden', state: 'selected', children: [] }],
      },
      { value: 'Sale', state: 'selected', children: [] },
    ]

    expect(selectedPath(tree)).toEqual(['Herren', 'Hemden'])
  })

  it('is empty where nothing is selected', () => {
    expect(selectedPath([{ value: 'Damen', state: 'idle', children: [] }])).toEqual([])
  })
})

// Deviation: one-category-at-a-time
describe('[4.30] selecting a category', () => {
  it('selects exactly the one that was asked for in any tree, and no other', () => {
    fc.assert(
      fc.property(nodes, path, (tree, wanted) => {
        const selected = withStateAt(tree, wanted, 'selected')

        expect(selectedPath(selected)).toEqual(wanted)
        expect(countSelected(selected)).toBe(1)
      }),
    )
  })

  it('leaves nothing selected once it is let go of', () => {
    fc.assert(
      fc.property(nodes, path, (tree, wanted) => {
        const letGo = withStateAt(withStateAt(tree, wanted, 'selected'), wanted, 'idle')

        expect(countSelected(letGo)).toBe(0)
        expect(stateAt(letGo, wanted)).toBe('idle')
      }),
    )
  })

  it('keeps the siblings of the category itself', () => {
    fc.assert(
      fc.property(nodes, name, (tree, wanted) => {
        const names = withStateAt(tree, [wanted], 'selected').map(({ value }) => value)

        expect(names).toEqual([...new Set([...tree.map(({ value }) => value), wanted])])
      }),
    )
  })
})
