import { randomUUID } from 'node:crypto'
import type { Address } from '@saum/contract/address'
import type { Shop } from '@saum/domain/shops'
import { startPlan } from '@saum/domain/subscription-dates'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { DraftPiece, PaymentMethodKey, PieceSubscription } from '../order/order-draft.ts'
import type { SubscriptionDocument } from './kept-subscription.ts'
import { nextSubscriptionNumber } from './subscription-number.ts'
import { insertSubscription } from './subscription-storage.ts'

type OrderedPiece = Pick<DraftPiece, 'variantId' | 'productId' | 'document'>

interface ConfirmedOrder {
  id: number
  shop: Shop
  customerId: number | null
  pieces: readonly OrderedPiece[]
  document: {
    phone: string
    shippingAddress: Address
    billingAddress: Address
    paymentMethod: PaymentMethodKey | null
  }
  /** Of one that was brought about by a subscription: it begins none. */
  subscriptionId?: string | null | undefined
}

interface Line {
  key: string
  piece: OrderedPiece
  agreed: PieceSubscription
  quantity: number
}

/** An order that is certain is the first delivery of what it orders again and again. */
export async function startSubscriptions(
  sql: Sql,
  order: ConfirmedOrder,
  now: number,
): Promise<void> {
  const { id: orderId, shop, customerId, pieces } = order
  if (customerId === null || (order.subscriptionId ?? null) !== null) return
  const today = wallTimeAt(now, shop.timeZone).day
  for (const { key, piece, agreed, quantity } of linesOf(pieces)) {
    const known = await sql`
      select id from subscription where first_order_id = ${orderId} and line_key = ${key}`
    if (known.length > 0) continue
    const { intervalMonths, unitCents } = agreed
    const started = {
      id: randomUUID(),
      number: await nextSubscriptionNumber(sql, now),
      shop,
      customerId,
      firstOrderId: orderId,
      lineKey: key,
      productId: piece.productId,
      variantId: piece.variantId,
      quantity,
      unitCents,
      plan: { ...startPlan(today, intervalMonths), intervalMonths },
      document: toDocument(order, piece),
    }
    await insertSubscription(sql, started, now)
  }
}

function toDocument({ document }: ConfirmedOrder, piece: OrderedPiece): SubscriptionDocument {
  const { shippingAddress, billingAddress, phone, paymentMethod } = document
  // Nobody is sent to a branch again and again without having asked for it.
  const isCollected = shippingAddress.collectionPoint?.type === 'branch'
  return {
    product: piece.document.product,
    variant: piece.document.variant,
    shippingAddress: isCollected ? billingAddress : shippingAddress,
    billingAddress,
    phone,
    // What gift cards have paid for once is paid on account from then on.
    paymentMethod: paymentMethod ?? 'invoice',
  }
}

/** Alike pieces of an order are one subscription. */
function linesOf(pieces: readonly OrderedPiece[]): Line[] {
  const lines = new Map<string, Line>()
  for (const piece of pieces) {
    const agreed = piece.document.subscription
    if (agreed === undefined) continue
    const key = `${piece.variantId}:${agreed.intervalMonths}`
    const quantity = (lines.get(key)?.quantity ?? 0) + 1
    lines.set(key, { key, piece, agreed, quantity })
  }
  return [...lines.values()]
}
