import { describe, expect, it } from 'vitest'
import { LISTING } from '../listing/listing-slice.ts'
import type { Solution } from '../page/solution.ts'
import { aTestEngine } from '../test-engine.ts'
import { toggleSelection } from './parameter-changes.ts'
import { createUrlManager } from './url-manager.ts'

/** A listing whose requests only get an id. */
function aSolution() {
  const engine = aTestEngine()
  const page = engine.state(LISTING)
  const solution: Solution = {
    type: 'LISTING',
    engine,
    page,
    fetch() {
      const requestId = engine.environment.randomId()
      page.update((current) => ({ ...current, requestId }))
      return Promise.resolve()
    },
  }
  return solution
}

function toggle({ page }: Solution, value: string, state: 'idle' | 'selected' = 'idle') {
  page.update((current) => ({
    ...current,
    parameters: toggleSelection(
      'regular',
      current.parameters,
      'ec_color',
      { value, state },
      'select',
    ),
  }))
}

describe('The fragment of the address', () => {
  it('opens the page it describes without asking for it', () => {
    const solution = aSolution()

    const manager = createUrlManager(solution, { initialState: { fragment: 'f-ec_color=Blau' } })

    expect(manager.state).toEqual({ fragment: 'f-ec_color=Blau' })
    expect(solution.page.get()).toMatchObject({
      requestId: '',
      facets: [{ facetId: 'ec_color', values: [{ value: 'Blau', state: 'selected' }] }],
    })
  })

  it('changes when the changed page is asked for, not before', async () => {
    const solution = aSolution()
    const manager = createUrlManager(solution, { initialState: { fragment: '' } })
    const heard: string[] = []
    manager.subscribe(() => heard.push(manager.state.fragment))

    toggle(solution, 'Blau')
    const before = [...heard]
    await solution.fetch()

    expect(before).toEqual([])
    expect(heard).toEqual(['f-ec_color=Blau'])
  })

  it('does not change when the same page is asked for again, or its values in another order', async () => {
    const solution = aSolution()
    const manager = createUrlManager(solution, {
      initialState: { fragment: 'f-ec_color=Blau,Rot' },
    })
    let changes = 0
    manager.subscribe(() => changes++)

    await solution.fetch()
    toggle(solution, 'Blau', 'selected')
    toggle(solution, 'Blau')
    await solution.fetch()

    expect(manager.state.fragment).toBe('f-ec_color=Rot,Blau')
    expect(changes).toBe(0)
  })

  it('is told to everybody who follows it, until they leave', async () => {
    const solution = aSolution()
    const manager = createUrlManager(solution, { initialState: { fragment: '' } })
    const heard: string[] = []
    const leave = manager.subscribe(() => heard.push('first'))
    manager.subscribe(() => heard.push('second'))

    toggle(solution, 'Blau')
    await solution.fetch()
    leave()
    toggle(solution, 'Rot')
    await solution.fetch()

    expect(heard).toEqual(['first', 'second', 'second'])
  })

  it('is not told to those who set it', async () => {
    const solution = aSolution()
    const manager = createUrlManager(solution, { initialState: { fragment: '' } })
    let changes = 0
    manager.subscribe(() => changes++)

    await manager.synchronize('f-ec_color=Blau&page=1')

    expect(changes).toBe(0)
    expect(solution.page.get().requestId).not.toBe('')
    expect(manager.state.fragment).toBe('page=1&f-ec_color=Blau')
  })

  it('is the same object until it changes', () => {
    const solution = aSolution()
    const manager = createUrlManager(solution, { initialState: { fragment: 'page=1' } })
    const before = manager.state

    solution.page.update((page) => ({ ...page, isLoading: true }))

    expect(manager.state).toBe(before)
  })
})
