import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atRandom, createRandom, offeredActions, pick } from './generate.ts'
import { aFacetView, anObservableState } from './test-state.ts'

const aSeed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('sequences made up from a seed', () => {
  it('are the same for the same seed, and of the length asked for', () => {
    fc.assert(
      fc.property(aSeed, fc.integer({ min: 1, max: 20 }), (seed, length) => {
        const sequence = () => sequenceOf(seed, length)

        expect(sequence()).toEqual(sequence())
        expect(sequence()).toHaveLength(length)
      }),
    )
  })

  it('are others for other seeds', () => {
    const all = Array.from({ length: 50 }, (_, seed) => JSON.stringify(sequenceOf(seed, 12)))

    expect(new Set(all).size).toBeGreaterThan(45)
  })

  it('begin with a loaded page', () => {
    expect(sequenceOf(7, 3)[0]).toEqual({ do: 'load' })
  })

  it('choose among everything there is', () => {
    fc.assert(
      fc.property(aSeed, (seed) => {
        const random = createRandom(seed)
        const chosen = Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c']))

        expect(new Set(chosen).size).toBe(3)
      }),
    )
  })
})

describe('what is offered at random', () => {
  it('is only what the page shows', () => {
    const names = new Set(offeredActions(anObservableState()).map((action) => action.do))

    expect(names).toContain('nextPage')
    expect(names).toContain('removeCrumb')
    expect(names).not.toContain('previousPage')
    expect(names).not.toContain('submit')
    expect(names).not.toContain('purchase')
  })

  it('opens categories by their path and excludes no branches', () => {
    const { page, ...state } = anObservableState()
    const category = { key: 'Damen', state: 'idle', count: 1, children: [] }
    const child = { key: 'Damen > Blusen', state: 'idle', count: 1, children: [] }
    const facets = [
      aFacetView({ type: 'hierarchical', values: [{ ...category, children: [child] }] }),
      aFacetView({ facetId: 'store', type: 'location' }),
    ]

    const actions = offeredActions({ ...state, page: { ...page, facets } })

    expect(actions).toContainEqual({
      do: 'openCategory',
      facetId: 'ec_color',
      path: ['Damen', 'Blusen'],
    })
    expect(actions.filter((action) => action.do === 'exclude')).toEqual([])
  })
})

function sequenceOf(seed: number, length: number) {
  const next = atRandom(createRandom(seed), length, 'listing')
  const state = anObservableState()
  const actions = []
  for (let step = 0; ; step++) {
    const action = next(state, step)
    if (action === null) return actions
    actions.push(action)
  }
}
