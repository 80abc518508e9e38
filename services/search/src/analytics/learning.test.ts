import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEvents } from '../events/open-events.ts'
import { aShopSearch, NOW, startTestProtocol } from '../http/test-protocol.ts'
import { createRecommendations } from '../recommend/create-recommendations.ts'
import { anIndexOf } from '../recommend/test-range.ts'
import { createSuggestions } from '../suggest/create-suggestions.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { aProduct, aProtocolEvent, EVENTS, USAGE, VISITOR } from './test-analytics.ts'

const NOTHING = { words: [{ alternatives: [] }], minimum: 1 }

/** A shop with nothing faked but its range of ten products, and which queries find them. */
async function startLearningShop(finds: (query: string) => boolean = () => true) {
  const events = await openEvents({
    folder: await createTestFolder(),
    now: () => NOW,
    maxBytes: 1e7,
    retentionDays: 30,
    log: () => undefined,
    groupDelayMs: 0,
    refreshMs: 0,
    keepEveryMs: 0,
  })
  onTestFinished(events.close)
  const shop = { language: 'de' } as const
  const signals = events.signalsOf(10028)
  const index = anIndexOf(Array.from({ length: 10 }, (_, place) => ({ id: place + 1 })))
  const planner = {
    plan: async (query: string) => ({
      query: query.replace('leinnen', 'leinen'),
      text: finds(query.toLowerCase().trim()) ? null : NOTHING,
      correction: null,
    }),
  }
  const search = aShopSearch({
    index,
    planner,
    signals,
    suggestions: createSuggestions({ shop, signals, popular: [], catalogTerms: [] }),
    recommendations: createRecommendations({
      shop,
      signals,
      index,
      combineWith: async () => [],
    }),
  })
  const { send } = startTestProtocol(search, { routes: analyticsRoutes({ events: events.log }) })
  const report = (body: unknown, headers = {}) =>
    send({ path: EVENTS, headers, body: JSON.stringify(body) })
  const recommend = (slotId: string, productId: number | null = null) =>
    search.recommendations.recommend({
      slotId,
      productId,
      clientId: VISITOR,
      cart: [],
      purchased: [],
      page: 0,
      perPage: 5,
    })
  return { send, report, recommend, search }
}

/** As often as a query must be searched for to be suggested. */
const TURNS = [1, 2, 3, 4]

function anOrder(id: string, productIds: readonly number[]) {
  const products = productIds.map((each) => ({ quantity: 1, product: aProduct(String(each)) }))
  return aProtocolEvent('ec.purchase', { products, transaction: { id, revenue: 1 } })
}

describe('a shop that learns from its visitors', () => {
  it('recommends what is bought together, and counts an order reported twice once', async () => {
    const { report, recommend, search } = await startLearningShop()

    await report([anOrder('SO-1', [3, 7]), anOrder('SO-2', [7, 3])])
    await report([anOrder('SO-1', [3, 7])])

    expect(search.signals.product(3)?.purchases).toBe(2)
    expect(await recommend('bought-together', 3)).toEqual({
      headline: 'Oft zusammen gekauft',
      productIds: [7],
      total: 1,
    })
  })

  it('shows a visitor what they looked at, until they want to be forgotten', async () => {
    const { send, report, recommend } = await startLearningShop()
    const views = ['4', '2'].map((id) =>
      aProtocolEvent('ec.productView', { product: aProduct(id) }),
    )
    await report(views)

    const before = await recommend('recently-viewed')
    await send({
      method: 'DELETE',
      path: `${USAGE}/visit`,
      headers: { cookie: `coveo_visitorId=${VISITOR}` },
    })
    const after = await recommend('recently-viewed')

    expect(before?.productIds).toEqual([2, 4])
    expect(after?.productIds).toEqual([])
  })

  it('learns nothing from visitors who refuse', async () => {
    const { report, recommend, search } = await startLearningShop()

    await report([aProtocolEvent('ec.productView', { product: aProduct('4') })], { 'sec-gpc': '1' })

    expect((await recommend('recently-viewed'))?.productIds).toEqual([])
    expect(search.signals.product(4)).toBeNull()
  })

  it('suggests what is searched for again and again, never what few searched for', async () => {
    const { send, search } = await startLearningShop()
    const searches = [
      'Leinenhose',
      'leinenhose ',
      'LEINENHOSE',
      'leinenhose',
      ...Array.from({ length: 3 }, () => 'Lederhose'),
      ...Array.from({ length: 4 }, () => 'leo@example.org'),
    ]

    for (const [turn, queryText] of searches.entries()) {
      const body = JSON.stringify({ queryText, numberOfResults: 4, searchQueryUid: `r${turn}` })
      await send({ path: `${USAGE}/search`, body })
    }

    const completions = await search.suggestions.complete('le', 5)
    expect(completions).toMatchObject([{ expression: 'leinenhose', highlighted: '{le}[inenhose]' }])
  })

  it('believes its own index, not a browser, about what a query finds', async () => {
    const { send, search } = await startLearningShop((query) => query === 'leinenhose')
    const report = (queryText: string, numberOfResults: number, uid: string) => {
      const body = JSON.stringify({ queryText, numberOfResults, searchQueryUid: uid })
      return send({ path: `${USAGE}/search`, body })
    }

    for (const turn of TURNS) await report('Leider verrissen', 99, `rude-${turn}`)
    for (const turn of TURNS) await report('Leinenhose', 0, `hidden-${turn}`)

    const completions = await search.suggestions.complete('lei', 5)
    expect(completions.map(({ expression }) => expression)).toEqual(['leinenhose'])
  })

  it('suggests what was meant, not what was mistyped', async () => {
    const { send, search } = await startLearningShop()

    for (const turn of TURNS) {
      const event = { queryText: 'leinnenrock', numberOfResults: 3, searchQueryUid: `r${turn}` }
      await send({ path: `${USAGE}/search`, body: JSON.stringify(event) })
    }

    expect(await search.suggestions.complete('lei', 5)).toMatchObject([
      { expression: 'leinenrock' },
    ])
  })

  it('learns a suggestion from several addresses only, however they call their visitors', async () => {
    const { send, search } = await startLearningShop()
    const searchFrom = (address: string, turn: number) =>
      send({
        path: `${USAGE}/search`,
        query: `visitor=${crypto.randomUUID()}`,
        headers: { 'x-client-key': address },
        body: JSON.stringify({
          queryText: 'lesung',
          numberOfResults: 1,
          searchQueryUid: `r${turn}`,
        }),
      })

    for (let turn = 0; turn < 20; turn += 1) await searchFrom('one', turn)
    expect(await search.suggestions.complete('le', 5)).toEqual([])

    for (const [turn, address] of ['two', 'three', 'four'].entries()) {
      await searchFrom(address, 20 + turn)
    }
    expect(await search.suggestions.complete('le', 5)).toMatchObject([{ expression: 'lesung' }])
  })

  it('does not make popular what one address keeps looking at', async () => {
    const { report, recommend, search } = await startLearningShop()
    const looks = Array.from({ length: 50 }, () =>
      aProtocolEvent('ec.productView', { product: aProduct('4') }, crypto.randomUUID()),
    )
    const orders = Array.from({ length: 20 }, (_, at) => anOrder(`SO-${at}`, [5]))

    for (let turn = 0; turn < 5; turn += 1) await report(looks, { 'x-client-key': 'one' })
    await report(orders, { 'x-client-key': 'one' })
    await report([aProtocolEvent('ec.productView', { product: aProduct('4') })], {
      'x-client-key': 'one',
    })

    expect(search.signals.product(4)?.views).toBe(10)
    expect(search.signals.product(5)?.purchases).toBe(1)
    expect((await recommend('recently-viewed'))?.productIds).toEqual([4])
  })
})
