import type { VisitEvent } from '@saum/contract/tracking-event'
import { momentOf } from './visit-event-row.ts'

/** What events add to the row of their visit. */
interface VisitCounts {
  beganAt: number
  pages: number
  products: number
  basketAdds: number
  checkouts: number
  orders: number
  cents: number
  searches: number
}

export function countEvents(events: readonly VisitEvent[], now: number): VisitCounts {
  const named = (name: VisitEvent['name']) => events.filter((event) => event.name === name)
  const purchases = named('purchase')
  return {
    beganAt: Math.min(...events.map((event) => momentOf(event, now))),
    pages: named('page_view').length,
    products: named('view_item').length,
    basketAdds: named('add_to_cart').length,
    checkouts: named('begin_checkout').length,
    orders: purchases.length,
    cents: purchases.reduce((sum, { value = 0 }) => sum + value, 0),
    searches: named('search').length,
  }
}
