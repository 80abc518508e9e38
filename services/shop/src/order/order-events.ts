import type { OrderEvent } from '@saum/contract/order'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from './kept-order.ts'
import { newId } from './new-id.ts'

type EventKind = OrderEvent['kind']

/** What happens in the same moment happens in this order. */
const ORDER: readonly EventKind[] = [
  'ordered',
  'payment-pending',
  'paid',
  'packed',
  'shipped',
  'ready-to-collect',
  'delayed',
  'delivered',
  'cancelled',
  'return-announced',
  'return-received',
  'return-rejected',
  'refunded',
]

export type EventActor = 'shopper' | 'operator' | 'payment' | 'job'

export interface NewEvent {
  orderId: number
  kind: EventKind
  at: number
  parcelId?: number
  actor: EventActor
}

/** In the transaction of what has happened. */
export async function noteEvent(sql: Sql, event: NewEvent): Promise<void> {
  const { orderId, kind, at, parcelId = null, actor } = event
  await sql`
    insert into order_event (id, order_id, kind, at, parcel_id, actor)
    values (${newId()}, ${orderId}, ${kind}, ${at}, ${parcelId}, ${actor})`
}

type KeptEvent = KeptOrder['events'][number]

/** The first first. */
export async function listEvents(sql: Sql, orderId: number): Promise<KeptEvent[]> {
  return (await listEventsOf(sql, [orderId])).get(orderId) ?? []
}

/** Of several orders, by order. */
export async function listEventsOf(
  sql: Sql,
  orderIds: readonly number[],
): Promise<Map<number, KeptEvent[]>> {
  const rows = await sql<KeptEvent & { orderId: number }>`
    select order_id as "orderId", kind, at, parcel_id as "parcelId" from order_event
    where order_id in (${orderIds})`
  const inOrder = rows.toSorted(
    (one, other) => one.at - other.at || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  )
  const events = new Map<number, KeptEvent[]>(orderIds.map((id) => [id, []]))
  for (const { orderId, ...event } of inOrder) events.get(orderId)?.push(event)
  return events
}
