import { findShopById } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { listEvents } from './order-events.ts'
import type { KeptOrder, KeptParcel, KeptPayment, KeptPiece, OrderDocument } from './kept-order.ts'
import type { PieceDocument } from './order-draft.ts'
import { normalizeOrderNumber } from './order-number.ts'
import { numberPieces } from './subscription-numbers.ts'

interface OrderRow {
  id: number
  shopId: number
  orderNumber: string
  checkoutId: string
  state: KeptOrder['state']
  customerId: number | null
  email: string
  basketKey: string
  subscriptionId: string | null
  totalCents: number
  document: string
  createdAt: number
  updatedAt: number
  confirmedAt: number | null
  deliveredAt: number | null
}

type PieceRow = Omit<KeptPiece, 'document' | 'isFromStock'> & {
  document: string
  isFromStock: number
}

/** With everything that belongs to it. */
export async function findOrder(sql: Sql, orderId: number): Promise<KeptOrder | null> {
  const [row] = await sql<OrderRow>`
    select id, shop_id as "shopId", order_number as "orderNumber", checkout_id as "checkoutId",
      state, customer_id as "customerId", email, basket_key as "basketKey",
      subscription_id as "subscriptionId", total_cents as "totalCents", document, created_at as "createdAt", updated_at as "updatedAt",
      confirmed_at as "confirmedAt", delivered_at as "deliveredAt"
    from customer_order where id = ${orderId}`
  if (row === undefined) return null
  const shop = findShopById(row.shopId)
  if (shop === undefined) throw new Error(`Order ${orderId} is of no shop`)
  const { shopId: _, document, ...order } = row
  return {
    ...order,
    shop,
    // Written by `placeOrder`.
    document: JSON.parse(document) as OrderDocument,
    pieces: await numberPieces(sql, row, await listPieces(sql, orderId)),
    parcels: await listParcels(sql, orderId),
    events: await listEvents(sql, orderId),
    payments: await sql<KeptPayment>`
      select payment_key as "paymentKey", method_key as "methodKey",
        amount_cents as "amountCents", state, provider_id as "providerId"
      from payment where order_id = ${orderId} order by created_at`,
    refundedCents: await sumRefunds(sql, orderId),
  }
}

/** However the number is typed; `null` also for one of another shop. */
export async function findOrderByNumber(
  sql: Sql,
  shopId: number,
  number: string,
): Promise<KeptOrder | null> {
  const [row] = await sql<{ id: number }>`
    select id from customer_order
    where order_number = ${normalizeOrderNumber(number)} and shop_id = ${shopId}`
  return row === undefined ? null : findOrder(sql, row.id)
}

/**
 * Makes an order the caller's own until the transaction ends, so that two who move it do so one after
 * the other, and reads it as it is then.
 */
export async function claimOrder(
  sql: Sql,
  orderId: number,
  now: number,
): Promise<KeptOrder | null> {
  const claimed = await sql`
    update customer_order set updated_at = ${now} where id = ${orderId} returning id`
  return claimed.length === 0 ? null : findOrder(sql, orderId)
}

async function listPieces(sql: Sql, orderId: number): Promise<KeptPiece[]> {
  const rows = await sql<PieceRow>`
    select id, variant_id as "variantId", product_id as "productId", state,
      parcel_id as "parcelId", cents, is_from_stock as "isFromStock", document
    from order_item where order_id = ${orderId} order by position`
  return rows.map((row) => ({
    ...row,
    isFromStock: row.isFromStock === 1,
    document: JSON.parse(row.document) as PieceDocument,
  }))
}

function listParcels(sql: Sql, orderId: number): Promise<KeptParcel[]> {
  return sql<KeptParcel>`
    select id, state, carrier_key as "carrierKey", tracking_number as "trackingNumber",
      expected_from as "expectedFrom", expected_to as "expectedTo", shipped_at as "shippedAt",
      delivered_at as "deliveredAt", invoice_number as "invoiceNumber"
    from order_parcel where order_id = ${orderId} order by position`
}

async function sumRefunds(sql: Sql, orderId: number): Promise<number> {
  const [row] = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents from refund
    where order_id = ${orderId} and state <> 'failed'`
  return row?.cents ?? 0
}
