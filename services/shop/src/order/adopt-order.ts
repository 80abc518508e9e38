import type { Sql } from '../database/database.ts'
import type { OrderDocument } from './kept-order.ts'

interface Adoption {
  /** The basket of the visitor, and that of the customer they turn out to be. */
  from: string
  to: string
  customerId: number
  sessionKey: string
  now: number
}

interface PendedRow {
  id: number
  basketKey: string
  checkoutId: string
  document: string
}

/** No basket is ever as it was when there was none. */
const NO_REVISION = 0

/**
 * An order of the visitor that waits for its payment becomes the customer's, with its checkout: or else
 * the same pieces could be ordered once more from the basket they are merged into. False where the
 * customer waits for a payment of their own: then the visitor's basket stays where it is, like the order.
 */
export async function adoptPendedOrder(sql: Sql, adoption: Adoption): Promise<boolean> {
  const { from, to } = adoption
  // Whoever is just about to order from it is through before anybody looks.
  await sql`update basket set changed_at = changed_at where basket_key = ${from}`
  const pended = await sql<PendedRow>`
    select id, basket_key as "basketKey", checkout_id as "checkoutId", document
    from customer_order where basket_key in (${[from, to]}) and state = 'pended'`
  const order = pended.find(({ basketKey }) => basketKey === from)
  if (order === undefined) return true
  if (pended.length > 1) return false
  await moveOrder(sql, order, adoption)
  return true
}

async function moveOrder(
  sql: Sql,
  { id, checkoutId, document }: PendedRow,
  { to, customerId, sessionKey, now }: Adoption,
): Promise<void> {
  // Written by `placeOrder`. What is paid is taken out piece by piece: there is more in this basket.
  const kept = JSON.parse(document) as OrderDocument
  const moved = JSON.stringify({ ...kept, basketRevision: NO_REVISION })
  await sql`
    update customer_order set basket_key = ${to}, customer_id = ${customerId},
      document = ${moved}, updated_at = ${now}
    where id = ${id}`
  await sql`delete from guest_session where order_id = ${id}`
  // What they were about to pay comes before whatever they had begun as a customer.
  await sql`delete from checkout where basket_key = ${to} and order_id is null`
  await sql`
    update checkout set basket_key = ${to}, customer_id = ${customerId},
      session_key = ${sessionKey}, created_at = ${now}
    where id = ${checkoutId}`
}
