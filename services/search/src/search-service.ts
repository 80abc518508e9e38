import { mkdir } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { ContentPage } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchAccess, SearchTransport } from '@saum/contract/search'
import { findShopById, SHOPS, type Locale, type ShopId } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { createSearchAccess } from './access/search-access.ts'
import { loadTokenSecret } from './access/token-secret.ts'
import { analyticsRoutes } from './analytics/analytics-routes.ts'
import { answerRoutes } from './answers/answer-routes.ts'
import { createPendingQuestions } from './answers/pending-questions.ts'
import { classicRoutes } from './classic/classic-routes.ts'
import { openEvents } from './events/open-events.ts'
import { followCatalog } from './feed/follow-catalog.ts'
import type { IndexStatus } from './feed/index-files.ts'
import { createCommerceRoutes } from './http/commerce-routes.ts'
import { createProtocolServer } from './http/protocol-server.ts'
import { rateLimits } from './http/rate-limit.ts'
import { openRules } from './rules/open-rules.ts'
import type { SearchHealth } from './search-messages.ts'
import type { SearchOptions } from './search-options.ts'
import { createShopSearches } from './shop-searches.ts'
import { loadVocabulary } from './text/load-vocabulary.ts'

interface Surroundings {
  /** How the shop is asked. */
  shop: RpcTransport
  log: Log
  now?: () => number
}

export interface SearchService {
  answer: SearchTransport
  access(shopId: ShopId): SearchAccess
  health(): SearchHealth
  /** The range has changed; resolves when the index has followed. */
  refresh(): Promise<void>
  /** The pages of the content are these now. */
  replacePages(pages: readonly ContentPage[]): void
  close(): Promise<void>
}

/** Opens what was saved and answers at once; a shop without a saved index answers when it is built. */
export async function openSearchService(
  options: SearchOptions,
  { shop: transport, log, now = Date.now }: Surroundings,
): Promise<SearchService> {
  const { folder, organizationId, publicOrigin, imageBase } = options
  await mkdir(folder, { recursive: true })
  const vocabulary = loadVocabulary(options.vocabularyFile)
  const secret = options.secret ?? loadTokenSecret(folder)
  let pageSlug = slugsOf(options.pages)
  const rules = openRules({
    file: options.rulesFile,
    pageSlug: (locale, page) => pageSlug(locale, page),
    log,
  })
  const events = await openEvents({
    folder,
    maxBytes: options.maxEventBytes,
    retentionDays: options.eventRetentionDays,
    now,
    log,
  })
  const searches = createShopSearches({ options, transport, vocabulary, rules, events, log })
  const follower = followCatalog({
    transport,
    folder,
    vocabulary,
    log,
    analyserOf: searches.analyserOf,
    signalsOf: ({ shopId }) => events.signalsOf(shopId),
    onChange: searches.adopt,
    now,
  })
  void follower.refresh()

  const pending = createPendingQuestions(randomUUID)
  const answer = createProtocolServer({
    routes: [
      ...createCommerceRoutes({ events: events.log, log, analyserOf: searches.analyserOf }),
      ...classicRoutes({ pending, events: events.log, log }),
      ...answerRoutes({ pending, events: events.log }),
      ...analyticsRoutes({ events: events.log }),
    ],
    secret,
    shopSearch: searches.find,
    places: { publicOrigin, imageBase },
    ...rateLimits(options.requestsPerSecond),
    log,
    now,
  })
  const accessOf = createSearchAccess({ organizationId, publicOrigin, secret, now })

  return {
    answer,
    access: (shopId) => accessOf(findShopById(shopId) ?? SHOPS[0]),
    health: () => withReason(searches.health(), follower.statuses()),
    refresh: follower.refresh,
    replacePages(pages) {
      pageSlug = slugsOf(pages)
      searches.replacePages(pages)
    },
    async close() {
      rules.close()
      await follower.close()
      await events.close()
    },
  }
}

/** An index that is missing because building it fails says so. */
function withReason(health: SearchHealth, statuses: readonly IndexStatus[]): SearchHealth {
  const failed = statuses.find(({ isReady, lastError }) => !isReady && lastError !== null)
  if (health.ok || !failed?.lastError) return health
  return { ok: false, detail: `${health.detail}; that failed: ${failed.lastError.message}` }
}

function slugsOf(pages: readonly ContentPage[]): (locale: Locale, page: string) => string | null {
  const slugs = new Map(pages.map(({ locale, page, slug }) => [`${locale}/${page}`, slug]))
  return (locale, page) => slugs.get(`${locale}/${page}`) ?? null
}
