import type { VisitEvent } from '@saum/contract/tracking-event'
import type { TrackingEvent } from '../events/tracking-event.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_PATH = 512
const MAX_QUERY = 75
const CENTS_PER_UNIT = 100

/** What our own statistics keep of an event: no titles, no numbers of orders, no names. */
export function toVisitEvent(event: TrackingEvent, elapsed: number): VisitEvent {
  const { items = [], value, query, total, metric, measure, experiment, variant } = event
  const productId = Number(items[0]?.item_id)
  const quantity = items.reduce((sum, item) => sum + (item.quantity ?? 1), 0)
  return {
    id: event.id,
    name: event.name,
    ageMs: Math.floor(Math.min(Math.max(elapsed - event.happenedAt, 0), DAY_MS)),
    pageType: event.page.pageType,
    path: event.page.path.slice(0, MAX_PATH),
    ...(isAboutOneProduct(event) && Number.isSafeInteger(productId) && { productId }),
    ...(items.length > 0 && { quantity }),
    ...(value !== undefined && { value: Math.max(0, Math.round(value * CENTS_PER_UNIT)) }),
    ...(query !== undefined && { query: query.slice(0, MAX_QUERY) }),
    ...(total !== undefined && { total }),
    ...(metric !== undefined && { metric }),
    ...(measure !== undefined && { measure: Math.max(0, Math.round(measure)) }),
    ...(experiment !== undefined && { experiment }),
    ...(variant !== undefined && { variant }),
  }
}

function isAboutOneProduct({ items = [] }: TrackingEvent): boolean {
  return items.length === 1
}
