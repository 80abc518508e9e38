import type { SearchRequest } from '@saum/contract/search'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEvents } from '../events/open-events.ts'
import { aNetwork } from '../events/test-events.ts'
import {
  aBody,
  aShopSearch,
  COMMERCE,
  GERMAN,
  NOW,
  readAnswer,
  startTestProtocol,
  VOCABULARY,
} from '../http/test-protocol.ts'
import { zeroResultRows } from '../events/zero-results.ts'
import { countFound } from '../listing/find-products.ts'
import { createRecommendations } from '../recommend/create-recommendations.ts'
import { anIndexOf } from '../recommend/test-range.ts'
import { createCommerceRoutes } from '../http/commerce-routes.ts'
import { createSuggestions } from '../suggest/create-suggestions.ts'
import { createKnownQueries, vocabularyTerms } from '../text/known-words.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { aProduct, aProtocolEvent, EVENTS, USAGE, VISITOR } from './test-analytics.ts'

const NOTHING = { words: [{ alternatives: [] }], minimum: 1 }
const DAY_MS = 86_400_000

/** A shop with nothing faked but its range of ten products, and which queries find them. */
async function startLearningShop(finds: (query: string) => boolean = () => true) {
  const clock = { now: NOW }
  const events = await openEvents({
    folder: await createTestFolder(),
    now: () => clock.now,
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
  const terms = vocabularyTerms(GERMAN, VOCABULARY, 'de-DE')
  const knownQueries = createKnownQueries({ analyser: GERMAN, terms }, index)
  const search = aShopSearch({
    index,
    planner,
    knownQueries,
    signals,
    suggestions: createSuggestions({
      shop,
      signals,
      knownQueries,
      finds: async (query) => (await countFound(search, query)) > 0,
      popular: [{ query: 'mantel', weight: 1 }],
      catalogTerms: [],
    }),
    recommendations: createRecommendations({
      shop,
      signals,
      index,
      combineWith: async () => [],
    }),
  })
  const log = () => undefined
  const protocol = startTestProtocol(search, {
    routes: [
      ...analyticsRoutes({ events: events.log }),
      ...createCommerceRoutes({ events: events.log, analyserOf: () => GERMAN, log }),
    ],
  })
  /** With a fresh token, as every page brings one. */
  function send(request: Partial<SearchRequest>) {
    protocol.clock.now = clock.now
    const authorization = `Bearer ${protocol.access(search.shop).accessToken}`
    return protocol.send({ ...request, headers: { authorization, ...request.headers } })
  }
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
  /** Each time in another network, five of them on three days. */
  async function inFiveNetworks(visit: (network: string, turn: number) => Promise<unknown>) {
    for (const [turn, day] of [0, 0, 1, 1, 2].entries()) {
      clock.now = NOW + day * DAY_MS
      await visit(aNetwork(turn), turn)
    }
  }
  const complete = async (query: string) =>
    (await search.suggestions.complete(query, 5)).map(({ expression }) => expression)
  return { send, report, recommend, search, complete, inFiveNetworks, clock }
}

function anOrder(id: string, productIds: readonly number[]) {
  const products = productIds.map((each) => ({ quantity: 1, product: aProduct(String(each)) }))
  return aProtocolEvent('ec.purchase', { products, transaction: { id, revenue: 1 } })
}

describe('a shop that learns from its visitors', () => {
  it('recommends what is bought together, and counts an order reported twice once', async () => {
    const { report, recommend, search, inFiveNetworks } = await startLearningShop()

    await inFiveNetworks(async (network, turn) => {
      await report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network })
      await report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network })
    })

    expect(search.signals.product(3)?.purchases).toBeCloseTo(4.7, 0)
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

  const searchFor = (queryText: string, uid: string, network: string) => ({
    path: `${USAGE}/search`,
    query: `visitor=${crypto.randomUUID()}`,
    headers: { 'x-client-key': network },
    body: JSON.stringify({ queryText, numberOfResults: 4, searchQueryUid: uid }),
  })

  it('suggests what is searched for in five networks on three days', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()
    const spellings = ['Leinenhose', 'leinenhose ', 'LEINENHOSE', 'leinenhose', 'Leinenhose']

    await inFiveNetworks(async (network, turn) => {
      await send(searchFor(spellings[turn] ?? '', `a${turn}`, network))
      await send(searchFor('leo@example.org', `b${turn}`, network))
      if (turn < 4) await send(searchFor('Lederhose', `c${turn}`, network))
    })

    expect(await complete('le')).toEqual(['leinenhose'])
  })

  it('believes its own index, not a browser, about what a query finds', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop(
      (query) => query === 'leinenhose',
    )

    await inFiveNetworks(async (network, turn) => {
      await send(searchFor('Lederrock', `a${turn}`, network))
      await send(searchFor('Leinenhose', `b${turn}`, network))
    })

    expect(await complete('le')).toEqual(['leinenhose'])
  })

  it('suggests what was meant, not what was mistyped', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()

    await inFiveNetworks((network, turn) => send(searchFor('leinnenrock', `r${turn}`, network)))

    expect(await complete('lei')).toEqual(['leinenrock'])
  })

  it('never suggests a query with a word that neither range nor vocabulary has', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()
    const hostile = ['hose gratis evil.example', 'hose gutschein evil', 'mantel 0151 234', 'hose']

    await inFiveNetworks(async (network, turn) => {
      for (const [place, query] of hostile.entries()) {
        await send(searchFor(query, `r${place}-${turn}`, network))
      }
    })

    expect(await complete('hose')).toEqual(['hose'])
    expect(await complete('mantel')).toEqual(['mantel'])
  })

  it.each([4, 12])('is not poisoned from %d addresses in a minute', async (count) => {
    const { send, report, complete, recommend, search } = await startLearningShop()
    for (let address = 0; address < count; address++) {
      for (const query of ['hose gratis evil.example', 'mantel schwarz']) {
        const clientId = crypto.randomUUID()
        const headers = { 'x-client-key': aNetwork(address) }
        const body = JSON.stringify(aBody({ query, clientId }))
        const { responseId } = readAnswer(await send({ path: `${COMMERCE}/search`, headers, body }))
        const click = { product: aProduct('4'), position: 1, responseId }
        await report([aProtocolEvent('ec.productClick', click, clientId)], headers)
        await report([anOrder(`${query} ${address}`, [4, 5])], headers)
      }
    }

    expect(await complete('hose g')).toEqual([])
    expect(await complete('mantel')).toEqual(['mantel'])
    expect(await complete('')).toEqual(['mantel'])
    expect(search.signals.popularProducts(5)).toEqual([])
    expect(search.signals.popularity(4)).toBe(0)
    expect((await recommend('bought-together', 4))?.productIds).not.toContain(5)
  })

  describe('a suggestion of the operator', () => {
    /** To suggestions all of these are `mantel`; the index is asked for them as they are. */
    const SPELLINGS = ['ⓜantel', 'm\u0301antel', 'mantel!', '¡mantel', 'm\u0308antel']

    it('is not hidden by searches of one address, which the operator still sees', async () => {
      const { send, complete, search } = await startLearningShop((query) => query === 'mantel')

      for (const [turn, spelling] of SPELLINGS.entries()) {
        await send(searchFor(spelling, `r${turn}`, aNetwork(1)))
      }

      expect(await complete('man')).toEqual(['mantel'])
      expect(zeroResultRows(search.signals)).toHaveLength(SPELLINGS.length)
    })

    it('is not hidden by those of many networks either while it finds something', async () => {
      const { send, complete, search, inFiveNetworks } = await startLearningShop(
        (query) => query === 'mantel',
      )

      await inFiveNetworks(async (network, turn) => {
        for (const [place, spelling] of SPELLINGS.entries()) {
          await send(searchFor(spelling, `r${turn}-${place}`, network))
        }
      })

      expect(search.signals.backedZeroResultQueries(9)).toHaveLength(SPELLINGS.length)
      expect(await complete('man')).toEqual(['mantel'])
    })

    it('is hidden when it finds nothing and five networks on three days have seen that', async () => {
      const { send, complete, inFiveNetworks } = await startLearningShop(() => false)
      const offered: string[][] = []

      await inFiveNetworks(async (network, turn) => {
        offered.push(await complete('man'))
        await send(searchFor('Mantel', `r${turn}`, network))
      })

      expect(offered).toEqual(offered.map(() => ['mantel']))
      expect(await complete('man')).toEqual([])
    })
  })

  it('counts an order whose number another network reported before it was placed', async () => {
    const { report, recommend, inFiveNetworks } = await startLearningShop()
    for (let turn = 0; turn < 5; turn++) {
      await report([anOrder(`SO-${turn}`, [turn + 4])], { 'x-client-key': aNetwork(99) })
    }

    await inFiveNetworks((network, turn) =>
      report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network }),
    )

    expect((await recommend('bought-together', 3))?.productIds).toEqual([7])
  })

  it('does not make popular what one network keeps looking at', async () => {
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
