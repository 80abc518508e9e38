import type { Payment } from '@saum/contract/payment'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { listMandatesToEnd, settleMandateEnd } from './mandate.ts'
import {
  findPayment,
  isPaymentOf,
  listWaiting,
  setProviderId,
  toPayment,
  type KeptPaymentRow,
} from './payment-storage.ts'
import { listDue, settleRefund, type DueRefund } from './refund-storage.ts'
import { settlePayment, type Outcome } from './settle-payment.ts'

type Answer = Promise<Result<Payment, { kind: 'payment-not-found' }>>

/** What the checkout host, which talks to the provider, has to know and to tell. */
export interface PaymentService {
  find(paymentKey: string): Answer
  /** Whether its order was made of the basket of this session. */
  isOf(owner: SessionOwner, paymentKey: string): Promise<boolean>
  open(paymentKey: string, providerId: string): Answer
  settle(outcome: Outcome): Answer
  waiting(asked: { before: number; limit: number }): Promise<Payment[]>
  dueRefunds(limit: number): Promise<DueRefund[]>
  settleRefund(
    refundKey: string,
    isDone: boolean,
  ): Promise<Result<null, { kind: 'refund-not-found' }>>
  mandatesToEnd(limit: number): Promise<string[]>
  settleMandateEnd(mandateId: string, isDone: boolean): Promise<void>
}

interface PaymentParts {
  db: Database
  tokens: OrderTokens
  now: () => number
}

export function createPaymentService({ db, tokens, now }: PaymentParts): PaymentService {
  function answer(row: KeptPaymentRow | null) {
    return row === null
      ? refuse({ kind: 'payment-not-found' as const })
      : accept(toPayment(row, tokens))
  }

  return {
    find: async (paymentKey) => answer(await findPayment(db.sql, paymentKey)),
    isOf: ({ basketKey }, paymentKey) => isPaymentOf(db.sql, paymentKey, basketKey),
    async open(paymentKey, providerId) {
      const row = await db.transaction(async (sql) => {
        await setProviderId(sql, paymentKey, providerId)
        return findPayment(sql, paymentKey)
      })
      return answer(row)
    },
    settle: async (outcome) => answer(await settlePayment({ db, now }, outcome)),
    async waiting(asked) {
      return (await listWaiting(db.sql, asked)).map((row) => toPayment(row, tokens))
    },
    dueRefunds: (limit) => listDue(db.sql, limit, now()),
    async settleRefund(refundKey, isDone) {
      const isKnown = await db.transaction((sql) =>
        settleRefund(sql, { refundKey, isDone, now: now() }),
      )
      return isKnown ? accept(null) : refuse({ kind: 'refund-not-found' })
    },
    mandatesToEnd: (limit) => listMandatesToEnd(db.sql, limit, now()),
    settleMandateEnd: (mandateId, isDone) =>
      db.transaction((sql) => settleMandateEnd(sql, { mandateId, isDone, now: now() })),
  }
}
