import type { OrderSummary } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { KeptParcel } from './kept-order.ts'
import { toEvents, toParcel } from './order-answer.ts'
import type { PieceDocument } from './order-draft.ts'
import { listEventsOf } from './order-events.ts'
import * as storage from './order-page-storage.ts'
import { toStatus } from './order-status.ts'

/** As many as fit beside each other. */
const MAX_PICTURES = 4

interface Asked {
  customerId: number
  shop: Shop
  page: number
  perPage: number
}

/** A page of somebody's orders, with what the list says of each: a handful of questions, not one per order. */
export async function readOrderPage(sql: Sql, { shop, ...asked }: Asked): Promise<OrderSummary[]> {
  const orders = await storage.listOrderPage(sql, { ...asked, shopId: shop.shopId })
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const pieces = Map.groupBy(await storage.listPiecesOf(sql, ids), ({ orderId }) => orderId)
  const parcels = Map.groupBy(await storage.listParcelsOf(sql, ids), ({ orderId }) => orderId)
  const events = await listEventsOf(sql, ids)
  const refunds = await storage.sumRefundsOf(sql, ids)
  const shown = new Map(ids.map((id) => [id, firstProducts(pieces.get(id) ?? [])]))
  const documents = await storage.listPieceDocuments(sql, [...shown.values()].flat())
  return orders.map((order) => {
    const kept = { parcels: parcels.get(order.id) ?? [], events: events.get(order.id) ?? [] }
    const own = pieces.get(order.id) ?? []
    return {
      ...toStanding(order, kept, shop),
      itemCount: own.length,
      productCount: new Set(own.map(({ productId }) => productId)).size,
      pictures: (shown.get(order.id) ?? []).flatMap((id) => toPicture(documents.get(id))),
      refundedCents: refunds.get(order.id) ?? 0,
    }
  })
}

type Kept = { parcels: readonly KeptParcel[]; events: Parameters<typeof toEvents>[0]['events'] }

function toStanding(order: storage.ListedOrder, { parcels, events }: Kept, shop: Shop) {
  const { document, confirmedAt } = order
  const invoiced = parcels.find(({ invoiceNumber }) => invoiceNumber !== null)
  return {
    id: order.id,
    publicKey: order.orderNumber,
    confirmedAt: toText(confirmedAt),
    createdAt: new Date(order.createdAt).toISOString(),
    totalCents: order.totalCents,
    currencyCode: shop.currency,
    shopId: shop.shopId,
    status: toStatus({ ...order, parcels, events }),
    state: order.state,
    packages: parcels.map((parcel) => toParcel(parcel, shop)),
    events: toEvents({ events }),
    collectFrom: document.shippingAddress.collectionPoint?.description ?? null,
    invoicedAt: toText(invoiced?.shippedAt ?? null),
  }
}

/** One piece of each product, in the order of the order. */
function firstProducts(pieces: readonly storage.ListedPiece[]): number[] {
  const first = new Map<number, number>()
  for (const { id, productId } of pieces) if (!first.has(productId)) first.set(productId, id)
  return [...first.values()].slice(0, MAX_PICTURES)
}

function toPicture(document: PieceDocument | undefined): OrderSummary['pictures'] {
  const [image] = document?.product.images ?? []
  if (document === undefined || image === undefined) return []
  const { id: productId, attributes } = document.product
  const [name] = [attributes['name']?.values ?? []].flat()
  return [{ productId, name: name?.label ?? '', image }]
}

function toText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
