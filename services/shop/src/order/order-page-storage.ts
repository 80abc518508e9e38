import type { Sql } from '../database/database.ts'
import type { KeptOrder, KeptParcel, OrderDocument } from './kept-order.ts'
import type { PieceDocument } from './order-draft.ts'

/** One row of the list of orders. */
export type ListedOrder = Pick<
  KeptOrder,
  'id' | 'orderNumber' | 'state' | 'totalCents' | 'document' | 'createdAt' | 'confirmedAt'
>

/** A piece without what it remembers, which is long. */
export interface ListedPiece {
  id: number
  orderId: number
  productId: number
}

interface Page {
  customerId: number
  shopId: number
  page: number
  perPage: number
}

/** The newest first. Orders that came to nothing because nobody paid were none. */
export async function listOrderPage(
  sql: Sql,
  { customerId, shopId, page, perPage }: Page,
): Promise<ListedOrder[]> {
  const rows = await sql<Omit<ListedOrder, 'document'> & { document: string }>`
    select id, order_number as "orderNumber", state, total_cents as "totalCents", document,
      created_at as "createdAt", confirmed_at as "confirmedAt"
    from customer_order
    where customer_id = ${customerId} and shop_id = ${shopId}
      and not (state = 'cancelled' and confirmed_at is null)
    order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`
  // Written by `placeOrder`.
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) as OrderDocument }))
}

export function listPiecesOf(sql: Sql, orderIds: readonly number[]): Promise<ListedPiece[]> {
  return sql<ListedPiece>`
    select id, order_id as "orderId", product_id as "productId" from order_item
    where order_id in (${orderIds}) order by order_id, position`
}

/** What these pieces remember. */
export async function listPieceDocuments(
  sql: Sql,
  pieceIds: readonly number[],
): Promise<Map<number, PieceDocument>> {
  const rows = await sql<{ id: number; document: string }>`
    select id, document from order_item where id in (${pieceIds})`
  return new Map(rows.map(({ id, document }) => [id, JSON.parse(document) as PieceDocument]))
}

export function listParcelsOf(
  sql: Sql,
  orderIds: readonly number[],
): Promise<(KeptParcel & { orderId: number })[]> {
  return sql<KeptParcel & { orderId: number }>`
    select id, order_id as "orderId", state, carrier_key as "carrierKey",
      tracking_number as "trackingNumber", expected_from as "expectedFrom",
      expected_to as "expectedTo", shipped_at as "shippedAt", delivered_at as "deliveredAt",
      invoice_number as "invoiceNumber"
    from order_parcel where order_id in (${orderIds}) order by order_id, position`
}

/** Given back so far, or on its way. */
export async function sumRefundsOf(
  sql: Sql,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await sql<{ orderId: number; cents: number }>`
    select order_id as "orderId", sum(amount_cents) as cents from refund
    where order_id in (${orderIds}) and state <> 'failed' group by order_id`
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]))
}
