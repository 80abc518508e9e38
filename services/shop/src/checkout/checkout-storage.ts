import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import type { CheckoutDocument } from './checkout-document.ts'

/** As long as the basket it is about. */
const KEPT_FOR_MS = 60 * DAY_MS

export interface KeptCheckout {
  id: string
  sessionKey: string
  document: CheckoutDocument
  /** The order it has led to. */
  orderId: number | null
}

interface CheckoutRow {
  id: string
  sessionKey: string
  document: string
  orderId: number | null
}

/** The one that is not an order yet; there is one at most. */
export async function findOpenCheckout(
  sql: Sql,
  basketKey: string,
  now: number,
): Promise<KeptCheckout | null> {
  const [row] = await sql<CheckoutRow>`
    select id, session_key as "sessionKey", document, order_id as "orderId" from checkout
    where basket_key = ${basketKey} and order_id is null and expires_at > ${now}`
  return row === undefined ? null : toCheckout(row)
}

/** The one of this basket that has become an order last; of two at once the one that waits for its payment. */
export async function findOrderedCheckout(
  sql: Sql,
  basketKey: string,
  now: number,
): Promise<KeptCheckout | null> {
  const [row] = await sql<CheckoutRow>`
    select c.id, c.session_key as "sessionKey", c.document, c.order_id as "orderId"
    from checkout c join customer_order o on o.id = c.order_id
    where c.basket_key = ${basketKey} and c.expires_at > ${now}
    order by c.created_at desc, case o.state when 'pended' then 0 else 1 end limit 1`
  return row === undefined ? null : toCheckout(row)
}

interface NewCheckout {
  id: string
  shopId: ShopId
  basketKey: string
  sessionKey: string
  customerId: number | null
  document: CheckoutDocument
  now: number
}

/** Another tab may have been faster; then there is one already and this one is not needed. */
export async function insertCheckout(sql: Sql, checkout: NewCheckout): Promise<void> {
  const { id, shopId, basketKey, sessionKey, customerId, document, now } = checkout
  await sql`
    delete from checkout
    where basket_key = ${basketKey} and order_id is null and expires_at <= ${now}`
  await sql`
    insert into checkout
      (id, shop_id, basket_key, session_key, customer_id, document, created_at, expires_at)
    values (${id}, ${shopId}, ${basketKey}, ${sessionKey}, ${customerId},
      ${JSON.stringify(document)}, ${now}, ${now + KEPT_FOR_MS})
    on conflict (basket_key) where order_id is null do nothing`
}

/**
 * Makes the checkout the caller's own until the transaction ends, so that two tabs enter something one
 * after the other, and reads it as it is then; `null` once it is an order.
 */
export async function claimCheckout(
  sql: Sql,
  id: string,
  now: number,
): Promise<CheckoutDocument | null> {
  const [row] = await sql<{ document: string }>`
    update checkout set expires_at = ${now + KEPT_FOR_MS}
    where id = ${id} and order_id is null returning document`
  return row === undefined ? null : (JSON.parse(row.document) as CheckoutDocument)
}

export async function saveDocument(
  sql: Sql,
  id: string,
  document: CheckoutDocument,
): Promise<void> {
  await sql`update checkout set document = ${JSON.stringify(document)} where id = ${id}`
}

export async function listExpiredCheckouts(
  sql: Sql,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from checkout where expires_at <= ${now} limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Asks again whether they have expired: somebody may have come back meanwhile. */
export async function dropCheckouts(sql: Sql, ids: readonly string[], now: number): Promise<void> {
  await sql`delete from checkout where id in (${ids}) and expires_at <= ${now}`
}

/** Written by `saveDocument` and `insertCheckout`. */
function toCheckout({ document, ...row }: CheckoutRow): KeptCheckout {
  return { ...row, document: JSON.parse(document) as CheckoutDocument }
}
