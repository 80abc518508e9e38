import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { giveBackToCard, listCardShares } from '../gift-card/gift-card-balance.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { isPaid } from '../order/order-money.ts'
import { splitRefund, type RefundShare } from './refund-shares.ts'

export interface RefundWish {
  /** As it is in this transaction. */
  order: KeptOrder
  cents: number
  /** Such as `cancelled`, `return:…`, `late-payment`. */
  reason: string
  now: number
}

/**
 * Gives money back the way it came, gift cards first. Cards have it at once; what goes through the
 * provider is handed over by whoever talks to that; a transfer is made by us. Never more than was paid.
 */
export async function queueRefund(sql: Sql, wish: RefundWish): Promise<readonly RefundShare[]> {
  const { order, cents } = wish
  const shares = splitRefund(cents, {
    cards: await listCardShares(sql, order.id),
    paidCents: isPaid(order) || isCredit(order) ? order.document.cost.dueCents : 0,
    refundedCents: await sumRefundsByMoney(sql, order.id),
    method: order.document.paymentMethod,
  })
  for (const share of shares) await moveShare(sql, wish, share)
  return shares
}

async function moveShare(sql: Sql, wish: RefundWish, share: RefundShare): Promise<void> {
  const { order, now } = wish
  const { cents } = share
  if (share.cardId !== null) {
    await giveBackToCard(sql, { giftCardId: share.cardId, orderId: order.id, cents, now })
  }
  const payment = order.payments.find(({ state }) => state === 'paid')
  await insertRefund(sql, {
    refundKey: randomUUID(),
    orderId: order.id,
    paymentKey: share.method === 'giftcard' ? null : (payment?.paymentKey ?? null),
    methodKey: share.method,
    cents,
    currency: order.shop.currency,
    reason: wish.reason,
    isDone: share.cardId !== null || isCredit(order),
    now,
  })
}

/** A transfer for an order that was cancelled without it; false where none was waited for. */
export async function refundLateTransfer(
  sql: Sql,
  order: KeptOrder,
  now: number,
): Promise<boolean> {
  const { paymentMethod, cost } = order.document
  if (paymentMethod !== 'prepayment' || isPaid(order)) return false
  await insertRefund(sql, {
    refundKey: `late-${order.id}`,
    orderId: order.id,
    paymentKey: null,
    methodKey: paymentMethod,
    cents: cost.dueCents,
    currency: order.shop.currency,
    reason: 'late-payment',
    isDone: false,
    now,
  })
  return true
}

/** An invoice nobody has paid yet becomes smaller; there is nothing to move. */
function isCredit(order: KeptOrder): boolean {
  return order.document.paymentMethod === 'invoice' && !isPaid(order)
}

interface NewRefund {
  refundKey: string
  orderId: number
  paymentKey: string | null
  methodKey: string
  cents: number
  currency: string
  reason: string
  isDone: boolean
  now: number
}

/** The same key again is the same refund. */
export async function insertRefund(sql: Sql, refund: NewRefund): Promise<void> {
  const { isDone, now } = refund
  await sql`
    insert into refund (refund_key, order_id, payment_key, method_key, amount_cents, currency,
      reason, state, attempts, due_at, created_at, settled_at)
    values (${refund.refundKey}, ${refund.orderId}, ${refund.paymentKey}, ${refund.methodKey},
      ${refund.cents}, ${refund.currency}, ${refund.reason}, ${isDone ? 'done' : 'due'}, 0,
      ${isDone ? null : now}, ${now}, ${isDone ? now : null})
    on conflict (refund_key) do nothing`
}

/** What went back otherwise than to gift cards. */
async function sumRefundsByMoney(sql: Sql, orderId: number): Promise<number> {
  const [row] = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents from refund
    where order_id = ${orderId} and state <> 'failed' and method_key <> 'giftcard'`
  return row?.cents ?? 0
}
