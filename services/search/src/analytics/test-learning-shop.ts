import type { SearchRequest } from '@saum/contract/search'
import { createTestFolder } from '@saum/testing/test-database'
import { onTestFinished } from 'vitest'
import { openEvents } from '../events/open-events.ts'
import { aNetwork } from '../events/test-events.ts'
import { aShopSearch, GERMAN, NOW, startTestProtocol, VOCABULARY } from '../http/test-protocol.ts'
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
export async function startLearningShop(finds: (query: string) => boolean = () => true) {
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

export function anOrder(id: string, productIds: readonly number[]) {
  const products = productIds.map((each) => ({ quantity: 1, product: aProduct(String(each)) }))
  return aProtocolEvent('ec.purchase', { products, transaction: { id, revenue: 1 } })
}

export const searchFor = (queryText: string, uid: string, network: string) => ({
  path: `${USAGE}/search`,
  query: `visitor=${crypto.randomUUID()}`,
  headers: { 'x-client-key': network },
  body: JSON.stringify({ queryText, numberOfResults: 4, searchQueryUid: uid }),
})
