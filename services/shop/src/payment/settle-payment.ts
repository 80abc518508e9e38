import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { payOrder } from '../order/confirm-order.ts'
import { claimOrder } from '../order/order-storage.ts'
import { releaseOrder } from '../order/release-order.ts'
import { findPayment, setMandate, type KeptPaymentRow } from './payment-storage.ts'
import { insertRefund } from './refunds.ts'

export interface Outcome {
  paymentKey: string
  outcome: 'paid' | 'failed' | 'cancelled'
  /** As the provider says; what is not the amount we asked for pays nothing. */
  amountCents: number
  currencyCode: string
  /** What it has left at the provider for later payments. */
  mandateId?: string | null | undefined
}

interface SettlingParts {
  db: Database
  now: () => number
}

/**
 * What has become of a payment, told in any order and any number of times. Paid is final. Whatever was
 * paid for an order that is no more, or that is not the sum we asked for, goes back at once.
 */
export async function settlePayment(
  { db, now }: SettlingParts,
  outcome: Outcome,
): Promise<KeptPaymentRow | null> {
  return tryAgain(() =>
    db.transaction(async (sql) => {
      await settle(sql, outcome, now())
      return findPayment(sql, outcome.paymentKey)
    }),
  )
}

/**
 * The shopper does not wait for the provider: what is paid all the same goes back when we hear of it. Until
 * the provider has been told, it is to be cancelled there.
 */
export async function abandonUnheard(
  { db, now }: SettlingParts,
  paymentKey: string,
): Promise<KeptPaymentRow | null> {
  return tryAgain(() =>
    db.transaction(async (sql) => {
      const payment = await claimPayment(sql, paymentKey)
      if (payment && isOpen(payment)) {
        await giveUp(sql, payment, { state: 'cancelled', now: now() })
        await sql`update payment set is_cancel_due = 1 where payment_key = ${paymentKey}`
      }
      return findPayment(sql, paymentKey)
    }),
  )
}

async function settle(sql: Sql, outcome: Outcome, now: number): Promise<void> {
  const payment = await claimPayment(sql, outcome.paymentKey)
  if (payment === null || payment.state === 'paid') return
  await sql`update payment set is_cancel_due = 0 where payment_key = ${outcome.paymentKey}`
  if (outcome.outcome !== 'paid') {
    if (isOpen(payment)) await giveUp(sql, payment, { state: outcome.outcome, now })
    return
  }
  if (!isAsked(payment, outcome)) {
    if (isOpen(payment)) await giveUp(sql, payment, { state: 'failed', now })
    return refundAll(sql, payment, { outcome, reason: 'wrong-amount', now })
  }
  await setState(sql, payment.paymentKey, 'paid', now)
  if (outcome.mandateId != null) await setMandate(sql, payment.paymentKey, outcome.mandateId)
  const order = await claimOrder(sql, payment.orderId, now)
  const isConfirmed = order !== null && (await payOrder(sql, { order, actor: 'payment', now }))
  if (!isConfirmed) await refundAll(sql, payment, { outcome, reason: 'late-payment', now })
}

/** Nobody else settles it meanwhile. */
async function claimPayment(sql: Sql, paymentKey: string): Promise<KeptPaymentRow | null> {
  await sql`update payment set state = state where payment_key = ${paymentKey}`
  return findPayment(sql, paymentKey)
}

function isOpen({ state }: KeptPaymentRow): boolean {
  return state === 'opening' || state === 'open'
}

function isAsked(payment: KeptPaymentRow, { amountCents, currencyCode }: Outcome): boolean {
  return payment.amountCents === amountCents && payment.currencyCode === currencyCode
}

async function giveUp(
  sql: Sql,
  { paymentKey, orderId }: KeptPaymentRow,
  { state, now }: { state: 'failed' | 'cancelled'; now: number },
): Promise<void> {
  await setState(sql, paymentKey, state, now)
  const order = await claimOrder(sql, orderId, now)
  if (order) await releaseOrder(sql, { order, move: 'give-up', actor: 'payment', now })
}

async function setState(
  sql: Sql,
  paymentKey: string,
  state: KeptPaymentRow['state'],
  now: number,
): Promise<void> {
  await sql`
    update payment set state = ${state}, settled_at = ${now} where payment_key = ${paymentKey}`
}

/** Its key is the payment's: however often we hear of the money, it goes back once. */
async function refundAll(
  sql: Sql,
  payment: KeptPaymentRow,
  { outcome, reason, now }: { outcome: Outcome; reason: string; now: number },
): Promise<void> {
  if (outcome.amountCents <= 0) return
  await insertRefund(sql, {
    refundKey: `late-${payment.paymentKey}`,
    orderId: payment.orderId,
    paymentKey: payment.paymentKey,
    methodKey: payment.methodKey,
    cents: outcome.amountCents,
    currency: outcome.currencyCode,
    reason,
    isDone: false,
    now,
  })
}
