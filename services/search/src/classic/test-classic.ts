import type { IndexProduct } from '@saum/contract/search-feed'
import { answerRoutes } from '../answers/answer-routes.ts'
import { createPendingQuestions } from '../answers/pending-questions.ts'
import { anIndexProduct, aRange } from '../answers/test-range.ts'
import type { EventLog, SearchEvent } from '../events/event-log.ts'
import { aShopSearch, startTestProtocol } from '../http/test-protocol.ts'
import type { ShopSearch } from '../shop-search.ts'
import { classicRoutes } from './classic-routes.ts'

const BLUE = { key: 'blue', label: 'Nachtblau', hex: '#112', family: 'Blau' }
const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-15T12:00:00Z')

/** Five products in four styles; numbers are easy to tell apart. */
const PRODUCTS: readonly IndexProduct[] = [
  anIndexProduct(10001001, {
    name: 'Kleid aus Leinen',
    masterKey: '10001',
    shortDescription: 'Leichtes Kleid für warme Tage',
    description: 'Ein Kleid, das fällt.',
    attributes: { material: ['Leinen'] },
    cents: 8995,
    firstLiveAt: NOW - 3 * DAY_MS,
  }),
  anIndexProduct(10001002, {
    name: 'Kleid aus Leinen',
    masterKey: '10001',
    color: BLUE,
    attributes: { material: ['Leinen'] },
    cents: 8995,
    firstLiveAt: NOW - 3 * DAY_MS,
  }),
  anIndexProduct(10002001, {
    name: 'Strickkleid',
    masterKey: '10002',
    brand: 'Zwirn',
    attributes: { material: ['Wolle'] },
    cents: 12995,
    firstLiveAt: NOW - 100 * DAY_MS,
  }),
  anIndexProduct(20001001, {
    name: 'Blazer aus Schurwolle',
    masterKey: '20001',
    categoryIds: [4],
    attributes: { material: ['Wolle'] },
    cents: 19995,
    firstLiveAt: NOW - 10 * DAY_MS,
  }),
  anIndexProduct(20002001, {
    name: 'Blazer aus Leinen',
    masterKey: '20002',
    categoryIds: [4],
    attributes: { material: ['Leinen'] },
    cents: 14995,
    firstLiveAt: NOW - 200 * DAY_MS,
  }),
]

const range = aRange(PRODUCTS)

/** The classic calls over a real index of a small range. */
export function startClassic(parts: Partial<ShopSearch> = {}) {
  const { shop, index, planner, categories } = range
  const events: SearchEvent[] = []
  const log: EventLog = {
    append: async (more) => void events.push(...more),
    close: async () => {},
  }
  let ids = 0
  const pending = createPendingQuestions(() => `s-${++ids}`)
  const search = aShopSearch({ shop, index, planner, categories, ...parts })
  const protocol = startTestProtocol(search, {
    routes: [
      ...classicRoutes({ events: log, pending, log: () => {} }),
      ...answerRoutes({ pending, events: log }),
    ],
  })

  async function call(path: string, body: unknown) {
    const answer = await protocol.send({
      path: `/rest/search/v2${path}`,
      query: 'organizationId=saum',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    if (typeof answer.body !== 'string') throw new Error('This answer comes in parts')
    return { status: answer.status, body: JSON.parse(answer.body) }
  }

  /** Titles of what is found, in order. */
  async function titles(body: Record<string, unknown>): Promise<string[]> {
    const answer = await call('', body)
    if (answer.status !== 200) throw new Error(answer.body.message)
    return answer.body.results.map(({ title }: { title: string }) => title)
  }

  return { ...protocol, call, titles, kept: events }
}
