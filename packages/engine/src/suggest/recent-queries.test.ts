import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { EMPTY_PAGE } from '../page/product-page.ts'
import { aProduct } from '../wire/test-replies.ts'
import { RECENT_QUERIES, rememberSearch, withQueries, withSearched } from './recent-queries.ts'

const NONE = RECENT_QUERIES.initial

function someQueries() {
  return fc.array(
    fc.oneof(fc.constantFrom('Bluse', ' bluse ', 'BLUSE', 'hose', ' ', ''), fc.string()),
    { maxLength: 30 },
  )
}

function aLength() {
  return fc.integer({ min: 1, max: 12 })
}

describe('[3.57] [9.21] the recent queries', () => {
  it('are none at first, and at most ten', () => {
    expect(NONE).toEqual({ queries: [], maxLength: 10 })
  })

  it('are tidy: each once, in small letters, without blanks around, no more than wanted', () => {
    fc.assert(
      fc.property(someQueries(), aLength(), (queries, maxLength) => {
        const { queries: kept } = withQueries(NONE, queries, maxLength)

        expect(new Set(kept).size).toBe(kept.length)
        expect(kept.length).toBeLessThanOrEqual(maxLength)
        expect(kept.every((query) => query !== '' && query === query.trim().toLowerCase())).toBe(
          true,
        )
      }),
    )
  })

  it('stay in the order they were given', () => {
    expect(withQueries(NONE, [' Rock', 'BLUSE ', 'rock', 'Hose'], 2).queries).toEqual([
      'rock',
      'bluse',
    ])
  })

  it('do not change when they are set to what they are', () => {
    fc.assert(
      fc.property(someQueries(), aLength(), (queries, maxLength) => {
        const once = withQueries(NONE, queries, maxLength)

        expect(withQueries(once, queries, maxLength)).toBe(once)
        expect(withQueries(once, once.queries)).toBe(once)
      }),
    )
  })
})

// Deviation: blank-recent-queries-dropped
describe('a shopper is never offered an empty line among the recent queries', () => {
  it('where blanks were stored', () => {
    expect(withQueries(NONE, ['  ', 'bluse', '']).queries).toEqual(['bluse'])
  })
})

describe('[4.48] a search that found something', () => {
  it('comes to the front, once, and pushes out the oldest', () => {
    fc.assert(
      fc.property(someQueries(), someQueries(), aLength(), (before, searched, maxLength) => {
        let recent = withQueries(NONE, before, maxLength)

        for (const query of searched) {
          const previous = recent
          recent = withSearched(recent, query, 1)
          const tidy = query.trim().toLowerCase()
          if (tidy === '') {
            expect(recent).toBe(previous)
            continue
          }
          const others = previous.queries.filter((one) => one !== tidy)
          expect(recent.queries).toEqual([tidy, ...others].slice(0, maxLength))
          expect(withSearched(recent, query, 1)).toBe(recent)
        }
      }),
    )
  })

  it.each([
    ['bluse', 0],
    ['', 3],
    ['  \t', 3],
  ])('is the only one remembered: not %j with %i products', (query, productCount) => {
    const recent = withQueries(NONE, ['hose'])

    expect(withSearched(recent, query, productCount)).toBe(recent)
  })

  it('is remembered by the engine it was made in alone', () => {
    const [engine, other] = [aTestEngine(), aTestEngine()]

    rememberSearch(engine, {
      ...EMPTY_PAGE,
      queryExecuted: ' Rote Bluse ',
      products: [{ ...aProduct('1'), position: 1 }],
    })

    expect(engine.state(RECENT_QUERIES).get().queries).toEqual(['rote bluse'])
    expect(other.state(RECENT_QUERIES).get().queries).toEqual([])
  })
})
