import type { VisitEvent } from '@saum/contract/tracking-event'
import type { Sql } from '../database/database.ts'
import { countEvents } from './visit-counts.ts'
import { EVENT_COLUMNS, toEventRow, type VisitKey } from './visit-event-row.ts'

/** Writes each event once, however often it comes in; answers with how many were new. */
export async function saveVisitEvents(
  sql: Sql,
  { key, events, now }: { key: VisitKey; events: readonly VisitEvent[]; now: number },
): Promise<number> {
  const rows = events.map((event) => toEventRow(key, event, now))
  const places = rows.map(
    (row, index) => `(${row.map((_, column) => `$${index * row.length + column + 1}`).join(', ')})`,
  )
  const written = await sql.statement<{ id: string }>(
    `insert into visit_event (${EVENT_COLUMNS.join(', ')}) values ${places.join(', ')}
    on conflict (id) do nothing returning id`,
    rows.flat(),
  )
  const newIds = new Set(written.map(({ id }) => id))
  if (newIds.size > 0) await addToVisit(sql, key, newEventsOf(events, newIds), now)
  return newIds.size
}

/** The same id twice in one message is one event, too. */
function newEventsOf(events: readonly VisitEvent[], newIds: ReadonlySet<string>): VisitEvent[] {
  const byId = new Map(events.toReversed().map((event) => [event.id, event]))
  return [...byId.values()].filter(({ id }) => newIds.has(id))
}

async function addToVisit(
  sql: Sql,
  { consentId, visitId, shopId }: VisitKey,
  events: readonly VisitEvent[],
  now: number,
): Promise<void> {
  const added = countEvents(events, now)
  await sql`
    insert into visit (consent_id, id, shop_id, began_at, pages, products, basket_adds, checkouts,
      orders, cents, searches)
    values (${consentId}, ${visitId}, ${shopId}, ${added.beganAt}, ${added.pages},
      ${added.products}, ${added.basketAdds}, ${added.checkouts}, ${added.orders}, ${added.cents},
      ${added.searches})
    on conflict (consent_id, id, shop_id) do update set
      began_at = case when excluded.began_at < visit.began_at
        then excluded.began_at else visit.began_at end,
      pages = visit.pages + excluded.pages,
      products = visit.products + excluded.products,
      basket_adds = visit.basket_adds + excluded.basket_adds,
      checkouts = visit.checkouts + excluded.checkouts,
      orders = visit.orders + excluded.orders,
      cents = visit.cents + excluded.cents,
      searches = visit.searches + excluded.searches`
}

export interface Measured {
  visits: number
  pages: number
  products: number
  searches: number
  since: number | null
}

export async function loadMeasured(sql: Sql, consentId: string): Promise<Measured> {
  const [row] = await sql<Measured>`
    select count(*) as visits, coalesce(sum(pages), 0) as pages,
      coalesce(sum(products), 0) as products, coalesce(sum(searches), 0) as searches,
      min(began_at) as since
    from visit where consent_id = ${consentId}`
  return row ?? { visits: 0, pages: 0, products: 0, searches: 0, since: null }
}
