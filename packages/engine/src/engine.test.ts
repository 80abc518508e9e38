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

describe('a snapshot of another build', () => {
  const PAGE = slice('page', { products: [] as string[], perPage: 0 })

  it.each([[{ products: ['a'] }], ['text'], [null], [undefined]])(
    'is left where it lacks what is needed: %j',
    (page) => {
      const engine = aTestEngine({}, undefined, { page })

      expect(engine.state(PAGE).get()).toEqual({ products: [], perPage: 0 })
    },
  )

  it('is taken where it has everything, and more', () => {
    const page = { products: ['a'], perPage: 2, other: true }

    expect(aTestEngine({}, undefined, { page }).state(PAGE).get()).toBe(page)
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
