import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../listing/create-listing.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { createPager } from './create-pager.ts'
import { createSort } from './create-sort.ts'
import { aHeldNetwork, aProvider, idsOf } from './test-provider.ts'

async function aListing(totalEntries: number, perPage = 2) {
  const engine = aTestEngine()
  engine.environment.answerAll(aProvider(totalEntries, perPage))
  const listing = createListing(engine)
  await listing.executeFirst()
  const pager = createPager(listing.solution)
  const parameters = () => listing.solution.page.get().parameters
  return { engine, listing, pager, parameters, requests: engine.environment.requests }
}

const BY_PRICE = { by: 'fields', fields: [{ name: 'ec_price', direction: 'asc' }] } as const

describe('[3.38] [4.31] [4.34] stepping through pages', () => {
  it('shows the next page, and says so in the address', async () => {
    const { pager, listing, parameters } = await aListing(10)

    await pager.next()

    expect(idsOf(listing.state)).toEqual(['3', '4'])
    expect(pager.state).toEqual({
      page: 1,
      perPage: 2,
      totalEntries: 10,
      totalPages: 5,
      hasMore: true,
    })
    expect(parameters()).toEqual({ page: 1 })
  })

  it('shows the page before, and the first page is not in the address', async () => {
    const { pager, listing, parameters } = await aListing(10)
    await pager.select(1)

    await pager.previous()

    expect(idsOf(listing.state)).toEqual(['1', '2'])
    expect(parameters()).toEqual({})
  })

  it('shows at once which page is on its way', async () => {
    const { pager } = await aListing(10)

    const asked = pager.select(3)

    expect(pager.state.page).toBe(3)
    await asked
  })

  it('begins at the first page with another number of products', async () => {
    const { pager, listing, parameters, requests } = await aListing(10)
    await pager.select(2)

    await pager.setPerPage(4)

    expect(idsOf(listing.state)).toEqual(['1', '2', '3', '4'])
    expect(parameters()).toEqual({ perPage: 4 })
    expect(requests.at(-1)?.body).toMatchObject({ page: 0, perPage: 4 })
  })

  it('can begin with a number of products before anything was asked', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aProvider(10))
    const listing = createListing(engine)

    const pager = createPager(listing.solution, { perPage: 3 })
    await listing.executeFirst()

    expect(idsOf(listing.state)).toEqual(['1', '2', '3'])
    expect(pager.state.totalPages).toBe(4)
  })
})

// Deviation: refused-step-asks-nothing
describe('[4.34] a step that leads nowhere', () => {
  it('costs the shopper no request and changes nothing', async () => {
    const { pager, listing, requests } = await aListing(10)
    const before = listing.solution.page.get()

    await pager.previous()
    await pager.select(5)
    await pager.select(0)

    expect(requests).toHaveLength(1)
    expect(listing.solution.page.get()).toBe(before)
  })

  it('is also the one behind the last page, and any before the first reply', async () => {
    const { pager, requests } = await aListing(2)
    const early = aTestEngine()

    await pager.next()
    await createPager(createListing(early).solution).next()
    await createPager(createListing(early).solution).fetchMore()

    expect(requests).toHaveLength(1)
    expect(early.environment.requests).toHaveLength(0)
  })

  it('is also the number of products there already is', async () => {
    const { pager, requests } = await aListing(10)
    await pager.setPerPage(2)

    await pager.setPerPage(2)

    expect(requests).toHaveLength(2)
  })
})

describe('[5.11] [5.28] a page that cannot be', () => {
  it.each([
    [-1, 'minimum value of 0 not respected.'],
    [Number.NaN, 'value is not a number.'],
    ['2', 'value is not a number.'],
    [undefined, 'value is required.'],
  ])('is refused at once: page %s', async (page, message) => {
    const { pager, requests } = await aListing(10)

    expect(() => pager.select(page as number)).toThrow(
      `The following properties are invalid\n- page: ${message}`,
    )
    expect(requests).toHaveLength(1)
  })

  it.each([
    [0, 'minimum value of 1 not respected.'],
    [1001, 'maximum value of 1000 not respected.'],
  ])('is refused at once: %s products', async (perPage, message) => {
    const { pager, listing } = await aListing(10)

    expect(() => pager.setPerPage(perPage)).toThrow(`- perPage: ${message}`)
    expect(() => createPager(listing.solution, { perPage })).toThrow(`- perPage: ${message}`)
  })
})

describe('[4.32] [4.33] looking further', () => {
  it('adds the next page and stays where the shopper is', async () => {
    const { pager, listing, requests, parameters } = await aListing(5)

    await pager.fetchMore()
    await pager.fetchMore()

    expect(idsOf(listing.state)).toEqual(['1', '2', '3', '4', '5'])
    expect(listing.state.products.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    expect(requests.map(({ body }) => (body as { page: number }).page)).toEqual([0, 1, 2])
    expect(pager.state).toMatchObject({ page: 0, hasMore: false })
    expect(parameters()).toEqual({})
  })

  it('leaves the facets and sorts as they are, and shows what the provider counts now', async () => {
    const { pager, listing, engine } = await aListing(10)
    const before = listing.solution.page.get()
    const more = aPageReply({
      products: [aProduct('3'), aProduct('4')],
      pagination: { page: 1, perPage: 2, totalEntries: 12, totalPages: 6 },
      facets: [],
    })
    engine.environment.answer(more)

    await pager.fetchMore()

    const after = listing.solution.page.get()
    expect(after.facets).toBe(before.facets)
    expect(after.sort).toBe(before.sort)
    expect(after.pagination).toEqual({ page: 0, perPage: 2, totalEntries: 12, totalPages: 6 })
    expect(after.answeredFacets).toEqual([])
  })
})

// Deviation: fetch-more-ends-loading
describe('[4.33] looking further when all is shown', () => {
  it('asks nothing, and the shopper does not wait for ever', async () => {
    const { pager, listing, requests } = await aListing(2)

    await pager.fetchMore()

    expect(listing.state.isLoading).toBe(false)
    expect(requests).toHaveLength(1)
  })
})

// Deviation: fetch-more-continues-shown-pages
describe('[4.33] looking further from a later page', () => {
  it('shows the page after it, and no product twice', async () => {
    const { pager, listing } = await aListing(10)
    await pager.next()

    await pager.fetchMore()

    expect(idsOf(listing.state)).toEqual(['3', '4', '5', '6'])
  })

  it('asks nothing at the last page', async () => {
    const { pager, requests } = await aListing(4)
    await pager.next()

    await pager.fetchMore()

    expect(requests).toHaveLength(2)
  })

  it('shows a run without holes or repetitions, whatever the shopper does', async () => {
    const verb = fc.oneof(
      fc.constantFrom('next', 'previous', 'fetchMore', 'fail').map((name) => ({ name, to: 0 })),
      fc.record({
        name: fc.constantFrom('select', 'setPerPage'),
        to: fc.integer({ min: 1, max: 7 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.array(verb, { maxLength: 12 }), async (total, verbs) => {
        const { pager, listing, engine } = await aListing(total, 3)

        for (const { name, to } of verbs) {
          if (name === 'fail') engine.environment.answer(new TypeError('Failed to fetch'))
          else if (name === 'select' || name === 'setPerPage') await pager[name](to)
          else await pager[name as 'next']()
        }

        const { products, isLoading } = listing.state
        const first = products[0]?.position ?? 0
        expect(isLoading).toBe(false)
        expect(products.map(({ position }) => position)).toEqual(
          products.map((_, index) => first + index),
        )
        expect(idsOf({ products })).toEqual(products.map(({ position }) => String(position)))
      }),
      { numRuns: 60 },
    )
  })

  it('ends with a provider that does not say how many products a page has', async () => {
    const { pager, listing, engine, requests } = await aListing(10)
    const pagination = { page: 0, perPage: 0, totalEntries: 10, totalPages: 0 }
    engine.environment.answer(aPageReply({ pagination }))
    await listing.refresh()

    await pager.fetchMore()

    expect(pager.state.hasMore).toBe(false)
    expect(requests).toHaveLength(2)
  })

  it('ends where a provider answers with another page, or with what is shown already', async () => {
    const shown = [aProduct('1'), aProduct('2')]
    for (const page of [0, 1]) {
      const { pager, listing, engine } = await aListing(10)
      const pagination = { page, perPage: 2, totalEntries: 10, totalPages: 5 }
      engine.environment.answer(aPageReply({ products: shown, pagination }))

      await pager.fetchMore()
      await pager.fetchMore()

      expect(idsOf(listing.state)).toEqual(['1', '2'])
      expect(listing.state.isLoading).toBe(false)
      expect(pager.state).toMatchObject({ hasMore: false, totalEntries: 2 })
      expect(engine.environment.requests).toHaveLength(2)
    }
  })

  it('shows a product once that moved to the next page meanwhile', async () => {
    const { pager, listing, engine } = await aListing(10)
    const products = [aProduct('2'), aProduct('3')]
    const pagination = { page: 1, perPage: 2, totalEntries: 11, totalPages: 6 }
    engine.environment.answer(aPageReply({ products, pagination }))

    await pager.fetchMore()

    expect(idsOf(listing.state)).toEqual(['1', '2', '3'])
    expect(pager.state).toMatchObject({ hasMore: true, totalEntries: 11, totalPages: 6 })
  })
})

// Deviation: fetch-more-never-mixes
describe('[4.22] looking further when something went wrong before', () => {
  it('asks for the same page again where looking further had failed', async () => {
    const { pager, listing, engine } = await aListing(10)
    engine.environment.answer(new TypeError('Failed to fetch'))
    await pager.fetchMore()
    expect(listing.state).toMatchObject({ isLoading: false, error: { statusCode: 0 } })

    await pager.fetchMore()

    expect(idsOf(listing.state)).toEqual(['1', '2', '3', '4'])
    expect(listing.state.error).toBe(null)
  })

  it('asks for what the shopper chose, and adds it to nothing else', async () => {
    const { pager, listing, engine, requests } = await aListing(10)
    engine.environment.answer(new TypeError('Failed to fetch'))
    await createSort(listing.solution).sortBy(BY_PRICE)
    expect(pager.state.hasMore).toBe(false)

    await pager.fetchMore()

    expect(requests).toHaveLength(3)
    expect(requests.at(-1)?.body).toMatchObject({ page: 0, sort: { sortCriteria: 'fields' } })
    expect(idsOf(listing.state)).toEqual(['1', '2'])
  })

  it('waits for a page that is on its way instead of calling it off', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    const pager = createPager(listing.solution)
    const asked = listing.executeFirst()
    await environment.pass(0)

    const more = pager.fetchMore()
    held[0]?.reply(aPageReply())
    await Promise.all([asked, more])

    expect(held).toHaveLength(1)
    expect(idsOf(listing.state)).toEqual(['1', '2'])
  })
})
