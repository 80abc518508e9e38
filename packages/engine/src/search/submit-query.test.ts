import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsFromReply } from '../facets/facets-from-reply.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply, someFacets } from '../wire/test-replies.ts'
import { searchOf } from './create-search.ts'
import { newQuery } from './search-transitions.ts'
import { submitQuery } from './submit-query.ts'

const RANGE = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const

function aFilteredPage(changes: Partial<ProductPage> = {}): ProductPage {
  return {
    ...EMPTY_PAGE,
    query: 'bluse',
    facets: facetsFromReply([], someFacets()).map((facet) => ({
      ...facet,
      preventAutoSelect: true,
    })),
    manualRanges: { ec_price: RANGE },
    pagination: { page: 3, perPage: 2, totalEntries: 10, totalPages: 5 },
    parameters: { q: 'bluse', page: 3, perPage: 2, f: { ec_color: ['Blau'] } },
    ...changes,
  }
}

describe('[4.34] [4.35] a new query', () => {
  it('forgets what was filtered and begins at the first page', () => {
    const page = newQuery(aFilteredPage(), 'rock')

    expect(page.query).toBe('rock')
    expect(page.pagination).toEqual({ page: 0, perPage: 2, totalEntries: 10, totalPages: 5 })
    expect(page.facets.map(({ values }) => values)).toEqual(page.facets.map(() => []))
    expect(page.parameters).toEqual({ q: 'rock', perPage: 2 })
  })

  it('keeps what was filtered where the shopper wants it', () => {
    const before = aFilteredPage()

    const page = newQuery(before, 'rock', { clearFilters: false })

    expect(page.facets.map(({ values }) => values)).toEqual(
      before.facets.map(({ values }) => values),
    )
    expect(page.manualRanges).toBe(before.manualRanges)
    expect(page.parameters).toEqual({ q: 'rock', perPage: 2, f: { ec_color: ['Blau'] } })
  })

  it('lets the provider select facet values of its own again', () => {
    const page = newQuery(aFilteredPage(), 'rock')

    expect(page.facets.every(({ preventAutoSelect }) => preventAutoSelect === false)).toBe(true)
  })

  it('is not in the address where it is blank', () => {
    const anyBlank = fc.array(fc.constantFrom(' ', '\t')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(anyBlank, (blank) => {
        const page = newQuery(aFilteredPage(), blank)

        expect(page.query).toBe(blank)
        expect(page.parameters).toEqual({ perPage: 2 })
      }),
    )
  })

  it('sends no facets with the first request', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    searchOf(engine).page.update(() => aFilteredPage())

    await submitQuery(engine, 'rock')

    expect(engine.environment.requests[0]?.body).toMatchObject({
      query: 'rock',
      page: 0,
      perPage: 2,
      facets: [],
    })
  })
})

// Deviation: new-query-forgets-typed-ranges
describe('[4.28] a price range typed in by hand', () => {
  it('does not secretly filter the next search', () => {
    expect(newQuery(aFilteredPage(), 'rock').manualRanges).toEqual({})
  })
})
