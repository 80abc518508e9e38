import { deliveryWindow, type DayRange } from '@saum/domain/delivery-dates'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import type { KeptOrder, KeptPiece } from '../order/kept-order.ts'
import { toMoved } from '../order/moved-order.ts'
import { newId } from '../order/new-id.ts'
import { noteEvent } from '../order/order-events.ts'
import { nextState } from '../order/order-transitions.ts'
import { giveStockBack, type StockedPiece } from '../order/take-stock.ts'
import { findSize, type OfferedSize } from './exchange-sizes.ts'
import type { KeptReturn, ReturnedPiece } from './kept-return.ts'
import type { ClaimedReturn } from './move-return.ts'
import { saveExchange } from './return-storage.ts'

/**
 * Sizes nobody waits for any more can be sold again; there is money for these pieces instead. All of an
 * order at once, as stock is only ever given back in the order of the variants. The products of which a size
 * can be had again are the answer, to be noted as the last thing of the transaction.
 */
export async function giveUpHolds(
  sql: Sql,
  { order, returns }: { order: KeptOrder; returns: readonly KeptReturn[] },
): Promise<number[]> {
  const productOf = new Map(order.pieces.map(({ id, productId }) => [id, productId]))
  const held: StockedPiece[] = []
  for (const { id, items } of returns) {
    for (const item of items) {
      const { pieceId, exchangeVariantId: variantId, heldUntil } = item
      if (variantId === null) continue
      if (heldUntil !== null) held.push({ variantId, productId: productOf.get(pieceId) ?? 0 })
      await saveExchange(sql, id, { ...item, exchangeVariantId: null, heldUntil: null })
    }
  }
  return giveStockBack(sql, order.shop.shopId, held)
}

interface Exchange {
  item: ReturnedPiece
  piece: KeptPiece
  size: OfferedSize
}

/** In a parcel of their own, at the price of the pieces they stand for. */
export async function sendExchanges(
  sql: Sql,
  claimed: ClaimedReturn,
  trackingNumber: string | null,
): Promise<void> {
  const { kept, order, now } = claimed
  const exchanges = await listExchanges(sql, claimed)
  if (exchanges.length === 0) return
  const state = nextState(toMoved(order), 'exchange')
  if (state === null) throw new Error(`Order ${order.id} sends nothing any more`)
  await sql`
    update customer_order set state = ${state}, delivered_at = null where id = ${order.id}`
  const parcelId = await insertParcel(sql, claimed, trackingNumber)
  for (const [index, { item, piece, size }] of exchanges.entries()) {
    const id = newId()
    await sql`
      insert into order_item (id, order_id, position, variant_id, product_id, state, parcel_id,
        cents, is_from_stock, document)
      values (${id}, ${order.id}, ${order.pieces.length + index + 1}, ${size.variantId},
        ${piece.productId}, 'available', ${parcelId}, ${piece.cents},
        ${item.heldUntil !== null}, ${JSON.stringify(inSize(piece, size))})`
    await saveExchange(sql, kept.id, { ...item, heldUntil: null, exchangePieceId: id })
  }
  const news = { orderId: order.id, kind: 'shipped', at: now, parcelId, actor: 'operator' } as const
  await noteEvent(sql, news)
  const { shop, email } = order
  const mail = { kind: 'shipped', shopId: shop.shopId, recipient: email, slots: {} } as const
  await queueMail(sql, { ...mail, subjectId: String(parcelId) }, { now })
}

/** For a size that was taken out of the range there is money after all. */
async function listExchanges(sql: Sql, { kept, order }: ClaimedReturn): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  for (const item of kept.items) {
    if (item.exchangeVariantId === null) continue
    const piece = order.pieces.find(({ id }) => id === item.pieceId)
    const size = await findSize(sql, item.exchangeVariantId)
    if (piece && size) exchanges.push({ item, piece, size })
    else await saveExchange(sql, kept.id, { ...item, exchangeVariantId: null, heldUntil: null })
  }
  return exchanges
}

async function insertParcel(
  sql: Sql,
  { order, now }: ClaimedReturn,
  trackingNumber: string | null,
): Promise<number> {
  const id = newId()
  const { from, to } = expectedDays(order, now)
  const carrierKey = order.parcels[0]?.carrierKey ?? ''
  await sql`
    insert into order_parcel (id, order_id, position, state, carrier_key, tracking_number,
      expected_from, expected_to, shipped_at)
    values (${id}, ${order.id}, ${order.parcels.length + 1}, 'shipped', ${carrierKey},
      ${trackingNumber}, ${from}, ${to}, ${now})`
  return id
}

function expectedDays({ shop, document }: ClaimedReturn['order'], now: number): DayRange {
  const { zones } = deliveryWindow(shop, now)
  const { countryCode } = document.shippingAddress
  return zones.find(({ zone }) => zone.countries.includes(countryCode)) ?? zones[0]
}

/** The same piece in another size. */
function inSize({ document }: KeptPiece, { variantId, referenceKey, size }: OfferedSize) {
  const { shopSize, ...others } = document.variant.attributes
  const values = { label: size, value: size.toLowerCase() }
  const attributes = shopSize ? { ...others, shopSize: { ...shopSize, values } } : others
  return { ...document, variant: { ...document.variant, id: variantId, referenceKey, attributes } }
}
