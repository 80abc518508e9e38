import { describe, expect, it } from 'vitest'
import { combine, createState, derive } from './state.ts'

function aListener() {
  let calls = 0
  return { listen: () => void calls++, calls: () => calls }
}

describe('a state', () => {
  it('tells those who follow it when it has become another value', () => {
    const state = createState({ page: 0 })
    const listener = aListener()
    state.subscribe(listener.listen)

    state.update(({ page }) => ({ page: page + 1 }))

    expect(state.get()).toEqual({ page: 1 })
    expect(listener.calls()).toBe(1)
  })

  it('says nothing when a change leaves it the same', () => {
    const state = createState({ page: 0 })
    const listener = aListener()
    state.subscribe(listener.listen)

    state.update((current) => current)

    expect(listener.calls()).toBe(0)
  })

  it('lets each follower leave on its own, even one that came twice', () => {
    const state = createState(0)
    const listener = aListener()
    const leave = state.subscribe(listener.listen)
    state.subscribe(listener.listen)

    leave()
    leave()
    state.update(() => 1)

    expect(listener.calls()).toBe(1)
  })

  it('is told to all others when one who follows it fails, and the failure is not lost', async () => {
    const state = createState(0)
    const listener = aListener()
    const failure = new Error('A screen failed')
    const lost = new Promise((resolve) => process.once('uncaughtException', resolve))
    state.subscribe(() => {
      throw failure
    })
    state.subscribe(listener.listen)

    state.update(() => 1)

    expect(state.get()).toBe(1)
    expect(listener.calls()).toBe(1)
    expect(await lost).toBe(failure)
  })

  it('tells those who come while it is told of the next change only', () => {
    const state = createState(0)
    let told = 0
    const follow = () => {
      const leave = state.subscribe(() => {
        told += 1
        leave()
        follow()
      })
    }
    follow()

    state.update(() => 1)

    expect(told).toBe(1)
  })

  it('may be changed by those who follow it', () => {
    const state = createState(0)
    state.subscribe(() => state.update((value) => Math.min(value + 1, 3)))

    state.update(() => 1)

    expect(state.get()).toBe(3)
  })
})

describe('what follows from a state', () => {
  it('is computed once per value and stays the same object', () => {
    const state = createState({ totalEntries: 7, page: 0 })
    let computed = 0
    const summary = derive(state, ({ totalEntries }) => ({ totalEntries, computed: ++computed }))

    expect(summary.get()).toBe(summary.get())

    state.update((current) => ({ ...current, page: 1 }))
    expect(summary.get()).toEqual({ totalEntries: 7, computed: 2 })
  })

  it('is one of two states as soon as either changes', () => {
    const [left, right] = [createState('a'), createState('b')]
    const both = combine(left, right)
    const listener = aListener()
    const leave = both.subscribe(listener.listen)
    const before = both.get()

    expect(both.get()).toBe(before)
    right.update(() => 'c')
    expect(both.get()).toEqual(['a', 'c'])

    leave()
    left.update(() => 'd')
    expect(listener.calls()).toBe(1)
  })
})
