import type { Order, OrderEvent, OrderItem, Parcel } from '@saum/contract/order'
import { carrierName, trackingUrlOf } from '@saum/domain/carriers'
import { lastReturnDay } from '@saum/domain/return-terms'
import type { Shop } from '@saum/domain/shops'
import { addDays } from '@saum/domain/zoned-time'
import type { KeptOrder, KeptParcel, KeptPiece } from './kept-order.ts'
import { cancelUntil } from './cancel-window.ts'
import { toCost } from './order-cost-answer.ts'
import { toPayments } from './order-payment-answer.ts'
import { toDetailedStatus, toStatus } from './order-status.ts'

/** An order as the contract knows it. */
export function toOrder(kept: KeptOrder, { now }: { now: number }): Order {
  const { shop, document } = kept
  const until = cancelUntil(kept, now)
  return {
    id: kept.id,
    publicKey: kept.orderNumber,
    basketKey: kept.basketKey,
    status: toStatus(kept),
    state: kept.state,
    detailedStatus: toDetailedStatus(kept),
    createdAt: toText(kept.createdAt),
    updatedAt: toText(kept.updatedAt),
    confirmedAt: toNullableText(kept.confirmedAt),
    invoicedAt: toNullableText(invoicedAt(kept)),
    currencyCode: shop.currency,
    cost: toCost(kept),
    items: kept.pieces.map(toItem),
    packages: kept.parcels.map((parcel) => toParcel(parcel, shop)),
    events: toEvents(kept),
    address: { billing: document.billingAddress, shipping: document.shippingAddress },
    customer: toCustomer(kept),
    payment: toPayments(kept),
    shipping: { option: document.option, deliveryCents: document.cost.deliveryCents },
    vouchers: document.voucher ? [document.voucher] : [],
    ...(document.customData && { customData: document.customData }),
    loyaltyCard: document.points === null ? null : { points: document.points },
    cancelUntil: toNullableText(until),
    returnUntil: returnUntil(kept),
    shop: { id: shop.shopId, country: shop.country, language: shop.language },
  }
}

export function toParcel(parcel: KeptParcel, { locale }: Shop): Parcel {
  const { carrierKey, trackingNumber } = parcel
  return {
    id: parcel.id,
    carrierKey,
    carrierName: carrierName(carrierKey, locale),
    trackingNumber,
    trackingUrl: trackingUrlOf(carrierKey, trackingNumber),
    deliveryDate: { minimum: parcel.expectedFrom, maximum: parcel.expectedTo },
    status: parcel.state,
    shippedAt: toNullableText(parcel.shippedAt),
    deliveredAt: toNullableText(parcel.deliveredAt),
  }
}

export function toEvents({ events }: Pick<KeptOrder, 'events'>): OrderEvent[] {
  return events.map(({ kind, at, parcelId }) => ({ kind, at: toText(at), parcelId }))
}

function toItem(piece: KeptPiece): OrderItem {
  const { product, variant, price, promotionId, promotionName } = piece.document
  const { lowestPriorPrice, subscription } = piece.document
  return {
    id: piece.id,
    key: String(piece.id),
    status: piece.state,
    price,
    product,
    variant,
    packageId: piece.parcelId ?? 0,
    promotionId,
    promotionName,
    ...(lowestPriorPrice && { lowestPriorPrice }),
    ...(subscription && {
      subscription: {
        intervalMonths: subscription.intervalMonths,
        number: piece.subscriptionNumber ?? null,
      },
    }),
  }
}

function toCustomer({ email, customerId, document }: KeptOrder): Order['customer'] {
  const { firstName, lastName } = document.billingAddress.recipient
  return { email, phone: document.phone, firstName, lastName, isGuest: customerId === null }
}

function invoicedAt({ parcels }: KeptOrder): number | null {
  return parcels.find(({ invoiceNumber }) => invoiceNumber !== null)?.shippedAt ?? null
}

function returnUntil({ shop, deliveredAt }: KeptOrder): string | null {
  return deliveredAt === null ? null : addDays(lastReturnDay(shop, deliveredAt), 1)
}

function toText(at: number): string {
  return new Date(at).toISOString()
}

function toNullableText(at: number | null): string | null {
  return at === null ? null : toText(at)
}
