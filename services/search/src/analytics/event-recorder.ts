import type { EventLog, SearchEvent } from '../events/event-log.ts'
import type { HandlerContext } from '../http/route.ts'
import { refusesTracking } from './consent.ts'
import type { Happening } from './usage-event.ts'
import { findVisitorId } from './visitor.ts'

export interface Reported {
  happening: Happening
  /** Absent for visitors who are not to be recognised. */
  clientId: string | null
}

export type RecordEvents = (context: HandlerContext, reported: readonly Reported[]) => Promise<void>

/**
 * Stores what happened, unless the browser refuses. Products the shop does not have are left out: the
 * provider learns about its own range only.
 */
export function createEventRecorder(log: EventLog): RecordEvents {
  return async (context, reported) => {
    if (reported.length === 0 || refusesTracking(context.request.headers)) return
    const known = await knownProducts(context, reported)
    const events = reported.flatMap(({ happening, clientId }) => {
      const kept = withKnownProducts(happening, known)
      return kept === null ? [] : [toEvent(context, kept, clientId)]
    })
    if (events.length > 0) await log.append(events)
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
