import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { queueRefund } from '../payment/refunds.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { giveRedemptionBack } from '../voucher/voucher-redemption.ts'
import { forgetGuestOrder } from './checkout-claim.ts'
import type { KeptOrder } from './kept-order.ts'
import { noteEvent, type EventActor } from './order-events.ts'
import { paidCents } from './order-money.ts'
import { nextState, type OrderMove } from './order-transitions.ts'
import { toMoved } from './moved-order.ts'
import { giveStockBack } from './take-stock.ts'

interface Release {
  /** Claimed in this transaction. */
  order: KeptOrder
  /** `give-up`: its payment has come to nothing, so that there never was a contract. */
  move: Extract<OrderMove, 'give-up' | 'cancel'>
  actor: EventActor
  now: number
}

/**
 * Takes an order back: stock, voucher and gift cards are as if it had never been, what was paid is
 * refunded. False where it is too late for that.
 */
export async function releaseOrder(sql: Sql, release: Release): Promise<boolean> {
  const { order, move, actor, now } = release
  if (nextState(toMoved(order), move) === null) return false
  await sql`
    update customer_order set state = 'cancelled', updated_at = ${now} where id = ${order.id}`
  await sql`
    update order_item set state = 'cancelled' where order_id = ${order.id} and state = 'available'`
  await noteEvent(sql, { orderId: order.id, kind: 'cancelled', at: now, actor })
  const pieces = order.pieces.filter(
    ({ state, isFromStock }) => state === 'available' && isFromStock,
  )
  const backIds = await giveStockBack(sql, order.shop.shopId, pieces)
  if (order.document.voucher) await giveRedemptionBack(sql, order.document.voucher.code)
  await queueRefund(sql, { order, cents: paidCents(order), reason: 'cancelled', now })
  if (move === 'give-up') await reopenCheckout(sql, order)
  else await tellCancelled(sql, release)
  await noteProductChanges(sql, backIds)
  return true
}

/** The shopper goes on where they were; if they have begun another checkout, that one stays. */
async function reopenCheckout(sql: Sql, { id, checkoutId, basketKey }: KeptOrder): Promise<void> {
  await forgetGuestOrder(sql, id)
  await sql`
    update checkout set order_id = null
    where id = ${checkoutId} and order_id = ${id} and not exists (
      select 1 from checkout other where other.basket_key = ${basketKey} and other.order_id is null)`
}

/** A guest may have typed the e-mail address of another person. */
async function tellCancelled(sql: Sql, { order, actor, now }: Release): Promise<void> {
  const { id, email, shop, customerId } = order
  const by = actor === 'shopper' && customerId === null ? 'stranger' : 'owner'
  const mail = { kind: 'order-cancelled', shopId: shop.shopId, recipient: email } as const
  await queueMail(sql, { ...mail, subjectId: String(id), slots: {} }, { by, now })
}
