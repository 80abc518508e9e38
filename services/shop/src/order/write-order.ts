import { randomUUID } from 'node:crypto'
import type { OrderCustomData } from '@saum/contract/basket-shape'
import { toOrderCustomData } from '../basket/order-data.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { toFirstState, isPaidElsewhere } from './first-state.ts'
import type { OrderDocument } from './kept-order.ts'
import { newId } from './new-id.ts'
import type { OrderDraft } from './order-draft.ts'
import { noteEvent } from './order-events.ts'

const PIECE_COLUMNS = [
  'id',
  'order_id',
  'position',
  'variant_id',
  'product_id',
  'state',
  'parcel_id',
  'cents',
  'is_from_stock',
  'document',
] as const

interface NewOrder {
  orderId: number
  draft: OrderDraft
  unstockedIds: ReadonlySet<number>
  /** What the client wanted noted with it. */
  orderData?: OrderCustomData
  now: number
}

/** Order, pieces, parcel and events; its number comes last and stands in for itself until then. */
export async function writeOrder(sql: Sql, order: NewOrder): Promise<void> {
  const { orderId, draft, now } = order
  const { state, events, isConfirmed } = toFirstState(draft.paymentMethod)
  await sql`
    insert into customer_order (id, shop_id, order_number, checkout_id, state, customer_id, email,
      zip_code, basket_key, currency, total_cents, document, created_at, updated_at, confirmed_at,
      client_key, subscription_id, delivery_on)
    values (${orderId}, ${draft.shop.shopId}, ${String(orderId)}, ${draft.checkoutId}, ${state},
      ${draft.customerId}, ${draft.email}, ${zipCodeOf(draft)}, ${draft.basketKey},
      ${draft.cost.currencyCode}, ${draft.cost.totalCents}, ${JSON.stringify(toDocument(order))},
      ${now}, ${now}, ${isConfirmed ? now : null}, ${clientKeyOf(draft)},
      ${draft.renewal?.subscriptionId ?? null}, ${draft.renewal?.deliveryOn ?? null})`
  const parcelId = await writeParcel(sql, order)
  await writePieces(sql, order, parcelId)
  const actor = draft.renewal === undefined ? 'shopper' : 'job'
  for (const kind of events) await noteEvent(sql, { orderId, kind, at: now, actor })
}

/** What is to be paid elsewhere; its key is what the provider knows it by. */
export async function writePayment(
  sql: Sql,
  { orderId, draft, now }: NewOrder,
): Promise<string | null> {
  const { shop, paymentMethod, cost, mandateId = null } = draft
  if (!isPaidElsewhere(paymentMethod)) return null
  const paymentKey = randomUUID()
  await sql`
    insert into payment (payment_key, order_id, shop_id, method_key, amount_cents, currency, state,
      is_for_later, mandate_id, created_at)
    values (${paymentKey}, ${orderId}, ${shop.shopId}, ${paymentMethod}, ${cost.dueCents},
      ${cost.currencyCode}, 'opening', ${Number(isForLater(draft))}, ${mandateId}, ${now})`
  return paymentKey
}

/** What comes again is paid again, without anybody there to do it. */
function isForLater({ pieces, mandateId = null }: OrderDraft): boolean {
  return mandateId === null && pieces.some(({ document }) => document.subscription !== undefined)
}

async function writeParcel(sql: Sql, { orderId, draft }: NewOrder): Promise<number> {
  const parcelId = newId()
  const { carrierKey, deliveryDate } = draft.option
  await sql`
    insert into order_parcel (id, order_id, position, state, carrier_key, expected_from, expected_to)
    values (${parcelId}, ${orderId}, 1, 'open', ${carrierKey}, ${deliveryDate.min},
      ${deliveryDate.max})`
  return parcelId
}

async function writePieces(sql: Sql, order: NewOrder, parcelId: number): Promise<void> {
  const rows = order.draft.pieces.map((piece, index) => ({
    id: newId(),
    order_id: order.orderId,
    position: index + 1,
    variant_id: piece.variantId,
    product_id: piece.productId,
    state: 'available',
    parcel_id: parcelId,
    cents: piece.cents,
    is_from_stock: Number(!order.unstockedIds.has(piece.variantId)),
    document: JSON.stringify(piece.document),
  }))
  await insertRows(sql, { table: 'order_item', columns: PIECE_COLUMNS }, rows)
}

function toDocument({ draft, orderData = {} }: NewOrder): OrderDocument {
  return {
    phone: draft.phone,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    option: draft.option.key,
    paymentMethod: draft.paymentMethod,
    giftCards: draft.giftCards,
    voucher: draft.voucher,
    cost: draft.cost,
    points: draft.points,
    customData: toOrderCustomData(orderData, draft.customerGroups ?? []),
    basketRevision: draft.basketRevision,
    wantsNewsletter: draft.wantsNewsletter,
  }
}

/** By which somebody shows that it is theirs; that of a branch everybody knows. */
function zipCodeOf({ shippingAddress, billingAddress }: OrderDraft): string {
  const isCollected = shippingAddress.collectionPoint?.type === 'branch'
  return (isCollected ? billingAddress : shippingAddress).zipCode
}

function clientKeyOf({ paymentMethod, clientKey = null }: OrderDraft): string | null {
  return paymentMethod === 'prepayment' ? clientKey : null
}
