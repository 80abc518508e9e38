import type { Payment } from '@saum/contract/payment'
import type { Log } from '@saum/thread/log'
import { logUnlessUnavailable } from '../unavailable.ts'
import { isWaiting, mandateToCharge, type PaymentBook } from './payment-book.ts'
import type { PaymentProvider, RefundWish } from './payment-provider.ts'

/** A message of the provider may get lost: after this long we ask ourselves. */
const ASK_AFTER_MS = 60_000
/** Nobody is still typing then: the goods go back on sale. */
const GIVE_UP_AFTER_MS = 30 * 60_000
const AT_MOST = 100
/** Asked side by side, so that a provider who is down costs one timeout and not one each. */
const AT_ONCE = 20

interface RoundParts {
  book: PaymentBook
  provider: PaymentProvider
  ask: (payment: Payment) => Promise<Payment>
  cancel: (payment: Payment) => Promise<Payment>
  charge: (payment: Payment, mandateId: string) => Promise<Payment>
  log: Log
  now: () => number
}

/** One round over everything that waits. What fails holds up nothing else and comes again. */
export function createPaymentRound(parts: RoundParts): () => Promise<void> {
  const { book, provider, ask, cancel, charge, log, now } = parts

  async function hearOf(payment: Payment): Promise<void> {
    if (payment.isCancelDue) {
      await cancel(payment)
      return
    }
    const isTooOld = payment.createdAt <= now() - GIVE_UP_AFTER_MS
    const mandateId = isTooOld ? null : mandateToCharge(payment)
    const learned = mandateId === null ? await ask(payment) : await charge(payment, mandateId)
    if (isTooOld && isWaiting(learned)) await cancel(learned)
  }

  async function giveBack(refund: RefundWish): Promise<void> {
    const isDone = await attempt('A refund was not taken on', () => provider.refund(refund))
    await attempt('A refund could not be noted', () => book.noteRefund(refund.refundKey, isDone))
  }

  async function endMandate(mandateId: string): Promise<void> {
    const isDone = await attempt('A mandate was not ended', () => provider.endMandate(mandateId))
    await attempt('The end of a mandate could not be noted', () =>
      book.noteMandateEnd(mandateId, isDone),
    )
  }

  async function attempt(message: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      logUnlessUnavailable(log, { level: 'warn', message, error })
      return false
    }
  }

  return async () => {
    const waiting = await book.listWaiting({ before: now() - ASK_AFTER_MS, limit: AT_MOST })
    const refunds = await book.listRefunds(AT_ONCE)
    const mandates = await book.listMandatesToEnd(AT_ONCE)
    await Promise.all([...refunds.map(giveBack), ...mandates.map(endMandate)])
    for (let start = 0; start < waiting.length; start += AT_ONCE) {
      const heard = await Promise.all(
        waiting
          .slice(start, start + AT_ONCE)
          .map((payment) => attempt('A payment is not heard of', () => hearOf(payment))),
      )
      // Nobody is there; the next round comes soon.
      if (!heard.includes(true)) return
    }
  }
}
