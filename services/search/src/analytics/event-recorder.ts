import { MAX_QUERY_LENGTH } from '@saum/domain/personal-text'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import type { EventLog, SearchEvent } from '../events/event-log.ts'
import type { HandlerContext } from '../http/route.ts'
import { findSearched } from '../listing/find-products.ts'
import { refusesTracking } from './consent.ts'
import { isTeaching } from './teaching-search.ts'
import type { Happening } from './usage-event.ts'
import { findVisitorId } from './visitor.ts'

export interface Reported {
  happening: Happening
  /** Absent for visitors who are not to be recognised. */
  clientId: string | null
}

/** Each reported search is asked once more, so an address reports no more than it could type. */
const SEARCH_LIMIT = { burst: 50, perSecond: 5 }

export type RecordEvents = (context: HandlerContext, reported: readonly Reported[]) => Promise<void>

/**
 * Stores what happened, unless the browser refuses. Products the shop does not have are left out: the
 * provider learns about its own range only, and what a query finds it knows best itself.
 */
export function createEventRecorder(log: EventLog): RecordEvents {
  const searches = createRateLimiter(SEARCH_LIMIT)

  function isTooMuch({ request, now }: HandlerContext, { kind }: Happening): boolean {
    const source = request.headers['x-client-key']
    return kind === 'search' && source !== undefined && searches.take(source, now) > 0
  }

  return async (context, reported) => {
    if (reported.length === 0 || refusesTracking(context.request.headers)) return
    const known = await knownProducts(context, reported)
    const events: SearchEvent[] = []
    for (const { happening, clientId } of reported) {
      if (isTooMuch(context, happening)) continue
      const understood = await asUnderstood(context, happening)
      const kept = understood && withKnownProducts(understood, known)
      if (kept !== null) events.push(toEvent(context, kept, clientId))
    }
    if (events.length > 0) await log.append(events, context.request.headers['x-client-key'])
  }
}

function toEvent(context: HandlerContext, happening: Happening, clientId: string | null) {
  const visitorId = findVisitorId([clientId])
  const event = {
    ...happening,
    shopId: context.claims.shopId,
    at: context.now,
    ...(visitorId === null ? {} : { clientId: visitorId }),
  }
  return event as SearchEvent
}

/**
 * A made-up total would suggest what finds nothing, or hide what everybody looks for; and nobody is to
 * be offered what somebody mistyped.
 */
async function asUnderstood(
  { shop }: HandlerContext,
  happening: Happening,
): Promise<Happening | null> {
  if (happening.kind !== 'search' || happening.query.length > MAX_QUERY_LENGTH) return happening
  const plan = await shop.planner.plan(happening.query)
  const { total } = await findSearched(shop, plan, { facets: [], sort: [], from: 0, size: 0 })
  const understood = { ...happening, query: plan.query, total }
  return (await isTeaching(shop, understood)) ? understood : null
}

async function knownProducts(
  context: HandlerContext,
  reported: readonly Reported[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(reported.flatMap(({ happening }) => productIdsOf(happening)))
  if (ids.size === 0) return ids
  const products = await context.shop.index.products([...ids])
  return new Set(products.map(({ id }) => id))
}

function productIdsOf(happening: Happening): readonly number[] {
  if (happening.kind === 'purchase') return happening.products.map(({ productId }) => productId)
  return 'productId' in happening ? [happening.productId] : []
}

function withKnownProducts(happening: Happening, known: ReadonlySet<number>): Happening | null {
  if (happening.kind === 'purchase') {
    const products = happening.products.filter(({ productId }) => known.has(productId))
    return products.length === 0 ? null : { ...happening, products }
  }
  return !('productId' in happening) || known.has(happening.productId) ? happening : null
}
