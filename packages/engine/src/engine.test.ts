import { describe, expect, it } from 'vitest'
import { slice } from './slice.ts'
import { aTestEngine } from './test-engine.ts'

const COUNT = slice('count', 0)

describe('the pieces of an engine', () => {
  it('are the same for all who ask for them, and begin as their slice says', () => {
    const engine = aTestEngine()

    engine.state(COUNT).update((count) => count + 1)

    expect(engine.state(COUNT).get()).toBe(1)
    expect(aTestEngine().state(COUNT).get()).toBe(0)
  })

  it('are only those that changed when they travel', () => {
    const engine = aTestEngine()

    engine.state(COUNT)

    expect(engine.snapshot()).not.toHaveProperty('count')
  })

  it('travel on through an engine that never looks at them', () => {
    const engine = aTestEngine({}, undefined, { count: 7, unknown: ['kept'] })

    expect(engine.snapshot()).toMatchObject({ count: 7, unknown: ['kept'] })
    expect(engine.state(COUNT).get()).toBe(7)
  })
})

describe('a part of an engine', () => {
  it('is made once for each engine', () => {
    const createList = () => [] as string[]
    const engine = aTestEngine()

    engine.part(createList).push('a')

    expect(engine.part(createList)).toEqual(['a'])
    expect(aTestEngine().part(createList)).toEqual([])
  })
})
