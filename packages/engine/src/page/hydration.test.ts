import { describe, expect, it } from 'vitest'
import { openPage } from '../address/open-page.ts'
import type { Snapshot } from '../engine.ts'
import { createListing, listingOf } from '../listing/create-listing.ts'
import { LISTING } from '../listing/listing-slice.ts'
import { createSearch, searchOf } from '../search/create-search.ts'
import { SEARCH } from '../search/search-slice.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { createPager } from './create-pager.ts'
import { aProvider, idsOf } from './test-provider.ts'

/** As it travels in the document. */
function sent(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot
}

function aBrowserEngine(snapshot: Snapshot) {
  return aTestEngine({}, aTestEnvironment(), sent(snapshot))
}

async function aRenderedServer() {
  const engine = aTestEngine()
  engine.environment.answerAll(aProvider(10))
  openPage(listingOf(engine), { page: 1, f: { ec_color: ['Blau'] } })
  openPage(searchOf(engine), { q: 'bluse', perPage: 3 })
  await Promise.all([createListing(engine).executeFirst(), createSearch(engine).executeFirst()])
  return engine
}

describe('[4.67] a page rendered on the server', () => {
  it('is what its address says', async () => {
    const { environment } = await aRenderedServer()

    expect(environment.requests.map(({ url, body }) => ({ url, body }))).toMatchObject([
      { url: 'https://saum.example/commerce/listing', body: { page: 1 } },
      { url: 'https://saum.example/commerce/search', body: { query: 'bluse', perPage: 3 } },
    ])
    expect(environment.requests[0]?.body).toHaveProperty('facets.0.values.0.value', 'Blau')
  })

  it('is asked for anew when another address is opened while it is on its way', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(10))
    const listing = createListing(engine)
    const first = listing.executeFirst()

    openPage(listing.solution, { page: 1, f: { ec_color: ['Rot'] } })
    await Promise.all([first, listing.executeFirst()])

    // What nobody wants any more before it is sent is not sent.
    expect(engine.environment.requests.map(({ body }) => body)).toMatchObject([
      { page: 1, facets: [{ values: [{ value: 'Rot', state: 'selected' }] }] },
    ])
    expect(idsOf(listing.state)).toEqual(['3', '4'])
  })

  it('is the same in the browser, and is not asked for again', async () => {
    const server = await aRenderedServer()
    const browser = aBrowserEngine(server.snapshot())
    const listing = createListing(browser)
    const search = createSearch(browser)

    await Promise.all([listing.executeFirst(), search.executeFirst()])

    expect(browser.state(LISTING).get()).toEqual(server.state(LISTING).get())
    expect(browser.state(SEARCH).get()).toEqual(server.state(SEARCH).get())
    expect(idsOf(listing.state)).toEqual(['3', '4'])
    expect(idsOf(search.state)).toEqual(['1', '2', '3'])
    expect(browser.environment.requests).toHaveLength(0)
  })

  it('does not flash: the first thing shown is the products', async () => {
    const server = await aRenderedServer()
    const listing = createListing(aBrowserEngine(server.snapshot()))
    const first = listing.state
    let calls = 0
    listing.subscribe(() => calls++)

    await listing.executeFirst()

    expect(first).toMatchObject({ isLoading: false, error: null })
    expect(first.products).toHaveLength(2)
    expect(listing.state).toBe(first)
    expect(calls).toBe(0)
  })

  it('goes on in the browser where the server ended', async () => {
    const server = await aRenderedServer()
    const browser = aBrowserEngine(server.snapshot())
    browser.environment.answerAll(aProvider(10))
    const { solution } = createListing(browser)

    await createPager(solution).fetchMore()

    expect(idsOf(solution.page.get())).toEqual(['3', '4', '5', '6'])
    expect(browser.environment.requests[0]?.body).toMatchObject({ page: 2, perPage: 2 })
  })

  it('carries nothing that JSON cannot', async () => {
    const server = await aRenderedServer()

    expect(sent(server.snapshot())).toEqual(server.snapshot())
  })
})

describe('[4.22] a page the server could not finish', () => {
  it('is asked for in the browser where it ended in an error', async () => {
    const server = aTestEngine()
    server.environment.answer(new TypeError('Failed to fetch'))
    await createListing(server).executeFirst()
    const browser = aBrowserEngine(server.snapshot())
    browser.environment.answer(aPageReply())
    const listing = createListing(browser)

    await listing.executeFirst()

    expect(listing.state).toMatchObject({ isLoading: false, error: null })
    expect(listing.state.products).toHaveLength(2)
  })

  it('is asked for in the browser where looking further had failed or not ended', async () => {
    const server = await aRenderedServer()
    const state = server.state(LISTING).get()
    const error = { status: 503, statusCode: 503, type: 'unknown', message: 'unknown' }

    for (const changes of [{ error }, { isLoading: true }]) {
      const browser = aBrowserEngine({ listing: { ...state, ...changes } })
      browser.environment.answer(aProvider(10))
      const listing = createListing(browser)
      await listing.executeFirst()

      expect(browser.environment.requests).toHaveLength(1)
      expect(listing.state).toMatchObject({ error: null, isLoading: false })
    }
  })

  it('is asked for in the browser where it was still on its way', async () => {
    const server = aTestEngine()
    server.environment.answerAll(aPageReply())
    const listing = createListing(server)
    await listing.executeFirst()
    const unfinished = listing.refresh()
    const snapshot = sent(server.snapshot())
    await unfinished

    const browser = aBrowserEngine(snapshot)
    browser.environment.answer(aPageReply({ products: [aProduct('9')] }))
    const late = createListing(browser)
    expect(late.state.isLoading).toBe(true)
    await late.executeFirst()

    expect(late.state.isLoading).toBe(false)
    expect(idsOf(late.state)).toEqual(['9'])
  })
})

describe('[4.22] two visitors at once', () => {
  it('never see each other’s products', async () => {
    const engines = ['blau', 'rot', 'gelb'].map((color) => {
      const engine = aTestEngine()
      engine.environment.answerAll(() => aPageReply({ products: [aProduct(color)] }))
      return { color, engine, listing: createListing(engine) }
    })

    await Promise.all(engines.map(({ listing }) => listing.executeFirst()))

    for (const { color, engine, listing } of engines) {
      expect(idsOf(listing.state)).toEqual([color])
      expect(engine.environment.requests).toHaveLength(1)
      expect(JSON.stringify(engine.snapshot())).toContain(color)
    }
  })

  it('do not share what a snapshot holds', async () => {
    const snapshot = sent((await aRenderedServer()).snapshot())
    const [one, other] = [
      aTestEngine({}, undefined, snapshot),
      aTestEngine({}, undefined, snapshot),
    ]
    one.environment.answerAll(aProvider(10))
    const before = JSON.stringify(other.state(LISTING).get())

    await createPager(createListing(one).solution).next()

    expect(JSON.stringify(other.state(LISTING).get())).toBe(before)
    expect(idsOf(one.state(LISTING).get())).toEqual(['5', '6'])
  })
})
