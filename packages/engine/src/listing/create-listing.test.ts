import { describe, expect, it } from 'vitest'
import { NO_FACET_SEARCH } from '../facets/facet-search.ts'
import { createSort } from '../page/create-sort.ts'
import { aHeldNetwork, aProvider, idsOf } from '../page/test-provider.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply, aProduct, someFacets } from '../wire/test-replies.ts'
import { createListing, listingOf } from './create-listing.ts'

const BY_PRICE = { by: 'fields', fields: [{ name: 'ec_price', direction: 'asc' }] } as const

describe('[3.36] [4.22] a listing', () => {
  it('shows what the provider has on this page', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const listing = createListing(engine)

    const asked = listing.executeFirst()

    expect(listing.state).toMatchObject({ isLoading: true, products: [], error: null })
    await asked
    expect(listing.state).toMatchObject({ isLoading: false, responseId: 'response-1', error: null })
    expect(idsOf(listing.state)).toEqual(['1', '2'])
    expect(listingOf(engine).page.get()).toMatchObject({
      pagination: { page: 0, perPage: 2, totalEntries: 10, totalPages: 5 },
      sort: { applied: { by: 'relevance' }, available: [{ by: 'relevance' }, { by: 'fields' }] },
    })
  })

  it('[7.29] is asked for below the base with what is known of the visitor', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(10))
    const listing = createListing(engine)

    await listing.executeFirst()
    await listing.refresh()

    const [first, second] = engine.environment.requests
    expect(first).toMatchObject({ url: 'https://saum.example/commerce/listing', method: 'POST' })
    expect(first?.body).toMatchObject({
      trackingId: 'comma_de',
      language: 'de',
      page: 0,
      facets: [],
      sort: { sortCriteria: 'relevance' },
    })
    expect(first?.body).not.toHaveProperty('perPage')
    expect(first?.body).not.toHaveProperty('query')
    expect(second?.body).toMatchObject({ page: 0, perPage: 2 })
    expect(second?.body).toHaveProperty('facets.0.facetId', 'ec_color')
  })

  it('[4.26] shows the facets of the last reply only, and forgets searches within them', async () => {
    const engine = aTestEngine()
    const [color, category] = someFacets()
    const facetSearch = {
      query: 'bl',
      numberOfValues: 10,
      requestId: 'a',
      moreValuesAvailable: false,
    }
    engine.environment.answer(aPageReply(), aPageReply({ facets: category ? [category] : [] }))
    const { refresh, solution } = createListing(engine)
    await refresh()
    expect(solution.page.get().answeredFacets[0]).toEqual(color)
    solution.page.update((page) => ({
      ...page,
      facetSearches: { ec_color: { ...NO_FACET_SEARCH, ...facetSearch } },
    }))

    await refresh()

    const { facets, answeredFacets, facetSearches } = solution.page.get()
    expect(answeredFacets).toEqual([category])
    expect(facets.map(({ facetId }) => facetId)).toEqual(['ec_category'])
    expect(facetSearches).toEqual({ ec_color: NO_FACET_SEARCH })
  })

  it('is the same object to a screen until something it shows has changed', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const listing = createListing(engine)
    await listing.executeFirst()
    const shown = listing.state
    let calls = 0
    listing.subscribe(() => calls++)

    listing.solution.page.update((page) => ({ ...page, facetSearches: {} }))

    expect(listing.state).toBe(shown)
    expect(calls).toBe(0)
  })

  it('shows another color when one is chosen, and refuses a choice without an id', async () => {
    const engine = aTestEngine()
    const { children: _, totalNumberOfChildren: __, ...red } = aProduct('red')
    engine.environment.answer(aPageReply({ products: [aProduct('blue', { children: [red] })] }))
    const listing = createListing(engine)
    await listing.executeFirst()

    listing.promoteChild({ permanentid: 'red' })

    expect(idsOf(listing.state)).toEqual(['red'])
    expect(() => listing.promoteChild({} as never)).toThrow(
      'The following properties are invalid\n- child.permanentid: value is required.',
    )
  })
})

// Deviation: first-request-asked-once
describe('[4.22] a listing that many screens begin with', () => {
  it('is asked for once, and the shopper waits once', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(10))

    await Promise.all([createListing(engine).executeFirst(), createListing(engine).executeFirst()])
    await createListing(engine).executeFirst()

    expect(engine.environment.requests).toHaveLength(1)
  })

  it('is not called off by a screen that comes later', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const first = createListing(engine).executeFirst()
    await environment.pass(0)

    const second = createListing(engine).executeFirst()
    await environment.pass(0)

    expect(held.map(({ isAborted }) => isAborted())).toEqual([false])
    held[0]?.reply(aPageReply())
    await Promise.all([first, second])
    expect(idsOf(createListing(engine).state)).toEqual(['1', '2'])
  })

  it('is asked for again after a failure, for the shopper has seen nothing yet', async () => {
    const engine = aTestEngine()
    engine.environment.answer(new TypeError('Failed to fetch'), aPageReply())
    const listing = createListing(engine)
    await listing.executeFirst()

    await listing.executeFirst()

    expect(listing.state).toMatchObject({ error: null, responseId: 'response-1' })
  })
})

describe('[4.22] when replies overtake each other', () => {
  it('the shopper sees what was asked last, not what came last', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    const slow = listing.refresh()
    await environment.pass(0)
    const fast = listing.refresh()
    await environment.pass(0)

    held[1]?.reply(aPageReply({ products: [aProduct('new')] }))
    await fast
    held[0]?.reply(aPageReply({ products: [aProduct('old')] }))
    await slow

    expect(idsOf(listing.state)).toEqual(['new'])
    expect(listing.state.isLoading).toBe(false)
  })

  it('the old request is called off', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    void listing.refresh()
    await environment.pass(0)

    void listing.refresh()
    await environment.pass(0)

    expect(held.map(({ isAborted }) => isAborted())).toEqual([true, false])
  })

  // Deviation: outdated-errors-ignored
  it('a failure of the old one is not shown', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    const slow = listing.refresh()
    await environment.pass(0)
    const fast = listing.refresh()
    await environment.pass(0)

    held[0]?.fail(new TypeError('Failed to fetch'))
    await environment.pass(0)

    expect(listing.state).toMatchObject({ isLoading: true, error: null })
    held[1]?.reply(aPageReply())
    await Promise.all([slow, fast])
    expect(listing.state).toMatchObject({ isLoading: false, error: null })
  })

  it('whoever asked first has the last reply when the wait is over', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const listing = createListing(engine)
    const seen: string[][] = []
    const waiting = [listing.refresh(), createSort(listing.solution).sortBy(BY_PRICE)].map(
      async (asked) => {
        await asked
        seen.push(idsOf(listing.state))
      },
    )
    await environment.pass(0)

    // The first was called off before it left.
    expect(held).toHaveLength(1)
    held[0]?.reply(aPageReply({ products: [aProduct('cheap')] }))
    await Promise.all(waiting)

    expect(seen).toEqual([['cheap'], ['cheap']])
  })

  it('a page that was left behind does not come back', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    const asked = listing.refresh()
    await environment.pass(0)

    listing.solution.page.update((page) => ({ ...page, requestId: '', isLoading: false }))
    held[0]?.reply(aPageReply())
    await asked

    expect(listing.state).toMatchObject({ isLoading: false, products: [] })
  })
})

function html(status: number): Response {
  return new Response('<!doctype html><h1>Wartung</h1>', { status })
}

const HOSTILE = {
  'no products': { ...aPageReply(), products: undefined },
  'products that are no list': { ...aPageReply(), products: 'viele' },
  'a product that is none': { ...aPageReply(), products: [null] },
  'no facets': { ...aPageReply(), facets: undefined },
  'no pages': { ...aPageReply(), pagination: undefined },
  'pages without numbers': { ...aPageReply(), pagination: { page: 'eins' } },
  'no sort': { ...aPageReply(), sort: undefined },
  'a list instead of a reply': [],
  'null instead of a reply': () => new Response('null'),
  'a page of HTML': () => html(200),
  'a page of HTML with 503': () => html(503),
  'a reply that was cut off': () => new Response('{"responseId":"a","produ'),
  'an empty reply': () => new Response(''),
  'a refusal': () => Response.json({ statusCode: 400, type: 'x', message: 'y' }, { status: 400 }),
  'a failed connection': new TypeError('Load failed'),
}

// Deviation: hostile-reply-ends-in-error
describe('[8.18] a listing that gets nonsense', () => {
  it.each(Object.entries(HOSTILE))('keeps its products and says so: %s', async (_, hostile) => {
    const engine = aTestEngine()
    const listing = createListing(engine)
    engine.environment.answer(aPageReply(), hostile, aPageReply({ products: [aProduct('7')] }))
    await listing.executeFirst()

    await listing.refresh()

    expect(listing.state).toMatchObject({ isLoading: false, error: { type: expect.any(String) } })
    expect(idsOf(listing.state)).toEqual(['1', '2'])
    await listing.refresh()
    expect(listing.state).toMatchObject({ isLoading: false, error: null })
    expect(idsOf(listing.state)).toEqual(['7'])
  })
})
