import { toCountedQuery } from '@saum/domain/personal-text'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import type { SearchEvent } from './event-log.ts'

const PER_DAY = 1 / 86_400

/** One network looks at the same product a few times a day; more often it wants to make it popular. */
const PRODUCT_LIMIT = { burst: 10, perSecond: 10 * PER_DAY, maxCallers: 50_000 }
/** A query becomes a suggestion when several ask it, not when one asks it often. */
const QUERY_LIMIT = { burst: 1, perSecond: PER_DAY, maxCallers: 50_000 }
/** Different queries of one network: made-up ones must not fill the memory that real ones need. */
const QUERIES_LIMIT = { burst: 200, perSecond: 200 * PER_DAY }
/** Everything together: the train full of shoppers, but not the program that tries all products. */
const SOURCE_LIMIT = { burst: 1000, perSecond: 1 }

/** A cart or an order says more about a product, so fewer of them are believed. */
const FURTHER = { click: 0, view: 0, cart: 1, purchase: 9 } as const

/** What may be learned from the events of one network, whose visitor ids it can make up. */
export type FairShare = (events: readonly SearchEvent[], source: string) => SearchEvent[]

/**
 * Bounds how much a single network teaches the shop. Looks beyond its share are still remembered for
 * the visitor; everything else beyond it is left out.
 */
export function createFairShare(): FairShare {
  const bySource = createRateLimiter(SOURCE_LIMIT)
  const byProduct = createRateLimiter(PRODUCT_LIMIT)
  const byQuery = createRateLimiter(QUERY_LIMIT)
  const queries = createRateLimiter(QUERIES_LIMIT)

  function mayTeach(event: SearchEvent, source: string): boolean {
    if (event.kind === 'search') {
      const key = `${source} ${event.shopId} ${toCountedQuery(event.query)}`
      return byQuery.take(key, event.at) === 0 && queries.take(source, event.at) === 0
    }
    if (event.kind === 'purchase') {
      return event.products.every(({ productId }) => mayCount(event, productId, source))
    }
    return !('productId' in event) || mayCount(event, event.productId, source)
  }

  function mayCount(event: CountedEvent, productId: number, source: string): boolean {
    const key = `${source} ${event.shopId} ${productId}`
    if (byProduct.take(key, event.at) > 0) return false
    byProduct.charge(key, FURTHER[event.kind])
    return true
  }

  return (events, source) =>
    events.flatMap((event): SearchEvent[] => {
      if (event.kind === 'forget') return [event]
      if (bySource.take(source, event.at) === 0 && mayTeach(event, source)) return [event]
      return event.kind === 'view' && event.clientId !== undefined
        ? [{ ...event, isUncounted: true }]
        : []
    })
}

type CountedEvent = Extract<SearchEvent, { kind: keyof typeof FURTHER }>
