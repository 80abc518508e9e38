import { fileURLToPath } from 'node:url'
import type { SearchAnswer, SearchRequest } from '@saum/contract/search'
import { SHOPS, type Shop } from '@saum/domain/shops'
import type { LogEntry } from '@saum/thread/log'
import { createSearchAccess } from '../access/search-access.ts'
import type { SearchEvent } from '../events/event-log.ts'
import { createCategoryDirectory } from '../feed/category-directory.ts'
import type { IndexAnswer, IndexHit } from '../index/index-answer.ts'
import type { IndexQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { createSearchRules } from '../rules/create-search-rules.ts'
import { NO_RULES } from '../rules/rules-file.ts'
import type { ShopSearch } from '../shop-search.ts'
import { createAnalyser } from '../text/analyser.ts'
import { loadVocabulary } from '../text/load-vocabulary.ts'
import { createCommerceRoutes } from './commerce-routes.ts'
import { createProtocolServer } from './protocol-server.ts'
import type { Route } from './route.ts'

export const SECRET = 'a secret that is only known to these tests'
export const NOW = Date.parse('2026-11-15T12:00:00Z')
export const COMMERCE = '/rest/organizations/saum/commerce/v2'

export const VOCABULARY = loadVocabulary(
  fileURLToPath(new URL('../../../../catalog/search/vocabulary.json', import.meta.url)),
)

export const GERMAN = createAnalyser('de', VOCABULARY)

/** A style in one color, stored as the feed stores it. */
export function aHit(id: number, fields: Record<string, unknown> = {}): IndexHit {
  const product = JSON.stringify({
    permanentid: String(id),
    clickUri: `\uE000/de/p/kleid-${id}/`,
    ec_name: 'Kleid',
    ec_images: [`\uE001/${id}.webp`],
    ...fields,
  })
  return { id, score: 1, product, children: [product] }
}

interface TestIndex extends SearchIndex {
  /** Every question so far. */
  asked: IndexQuestion[]
}

/** Notes what it is asked and answers with the hits it was given, counting nothing. */
export function aTestIndex(answerFor: (question: IndexQuestion) => readonly IndexHit[]): TestIndex {
  const asked: IndexQuestion[] = []
  return {
    asked,
    async ask(question): Promise<IndexAnswer> {
      asked.push(question)
      const hits = answerFor(question)
      const { from, size } = question
      return { total: hits.length, hits: hits.slice(from, from + size), facets: [] }
    },
    lookUp: async (terms) => terms.map((term) => ({ term, documents: 0 })),
    nearest: async () => [],
    complete: async () => [],
    products: async (ids) => ids.map((id) => ({ id, product: aHit(id).product })),
    explain: async () => null,
    size: { documents: 0, groups: 0, terms: 0, bytes: 0 },
  }
}

const CATEGORIES = createCategoryDirectory([
  {
    id: 1,
    name: 'Damen',
    slug: 'damen',
    path: '/damen',
    children: [{ id: 3, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' }],
  },
])

/** A shop without anything to say; tests give it what they are about. */
export function aShopSearch(parts: Partial<ShopSearch> = {}): ShopSearch {
  const shop = parts.shop ?? SHOPS[0]
  return {
    shop,
    index: aTestIndex(() => []),
    planner: {
      async plan(query) {
        const words = query.split(' ').filter((word) => word !== '')
        const alternatives = (term: string) => [{ kind: 'term' as const, term, weight: 1 }]
        const text = {
          words: words.map((word) => ({ alternatives: alternatives(word) })),
          minimum: words.length,
        }
        return { query, text: words.length === 0 ? null : text, correction: null }
      },
    },
    knownQueries: async (queries) => new Set(queries),
    categories: CATEGORIES,
    rules: createSearchRules(NO_RULES, shop, () => null),
    signals: {
      product: () => null,
      popularity: () => 0,
      popularProducts: () => [],
      queries: () => [],
      zeroResultQueries: () => [],
      backedZeroResultQueries: () => [],
      viewedTogether: () => [],
      boughtTogether: () => [],
      viewedBy: () => [],
    },
    suggestions: { complete: async () => [] },
    recommendations: { recommend: async () => null },
    answers: {
      answer: async () => {
        throw new Error('Nobody asks in these tests')
      },
      snippet: async () => null,
    },
    ...parts,
  }
}

interface ServerParts {
  routes?: readonly Route[]
  allowedOrigins?: ReadonlySet<string>
  rateLimit?: { burst: number; perSecond: number }
  addressRateLimit?: { burst: number; perSecond: number }
  workedMs?(): number
}

/** A protocol server of one shop, and how it is asked. */
export function startTestProtocol(search: ShopSearch | null, parts: ServerParts = {}) {
  const shop: Shop = search?.shop ?? SHOPS[0]
  const clock = { now: NOW }
  const log: LogEntry[] = []
  const events: SearchEvent[] = []
  const eventLog = {
    append: async (more: readonly SearchEvent[]) => void events.push(...more),
    close: async () => {},
  }
  const server = createProtocolServer({
    routes: createCommerceRoutes({
      events: eventLog,
      analyserOf: () => GERMAN,
      log: (entry) => log.push(entry),
    }),
    secret: SECRET,
    shopSearch: () => search,
    places: { publicOrigin: 'https://shop.test', imageBase: 'https://img.test/images' },
    log: (entry) => log.push(entry),
    now: () => clock.now,
    // A busy machine must not make a request look costly.
    workedMs: () => 0,
    ...parts,
  })
  const access = createSearchAccess({
    organizationId: 'saum',
    publicOrigin: 'https://shop.test',
    secret: SECRET,
    now: () => clock.now,
  })
  const { accessToken } = access(shop)

  function send(request: Partial<SearchRequest>): Promise<SearchAnswer> {
    return server({
      method: 'POST',
      path: '/',
      query: '',
      body: '',
      requestId: 'r-1',
      ...request,
      headers: { authorization: `Bearer ${accessToken}`, ...request.headers },
    })
  }

  /** Posts a commerce call; the path may have a query. */
  async function post(call: string, body: unknown, headers: SearchRequest['headers'] = {}) {
    const [path = '', query = ''] = call.split('?')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await send({ path: `${COMMERCE}${path}`, query, body: text, headers })
    return { status: answer.status, headers: answer.headers, body: readAnswer(answer) }
  }

  return { send, post, clock, log, events, accessToken, access }
}

/** The JSON of an answer. */
export function readAnswer({ body }: SearchAnswer) {
  if (typeof body !== 'string') throw new Error('This answer comes in parts')
  return JSON.parse(body)
}

/** What every commerce call carries. */
export function aBody(fields: Record<string, unknown> = {}) {
  return {
    trackingId: 'comma_de',
    clientId: '7f0c2a56-1f0e-4f5e-9a51-2d7f4f7f9b10',
    context: {
      user: {},
      view: { url: 'https://shop.test/de/c/damen/kleider-3/' },
      capture: true,
      cart: [],
      source: ['@coveo/headless@3.26.1'],
    },
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    ...fields,
  }
}
