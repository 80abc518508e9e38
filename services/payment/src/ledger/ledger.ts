import { randomBytes } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import { chargeMandate, type ChargeRefusal, type ChargeWish } from './charge.ts'
import { inTransaction, noteHeartbeat, openLedgerDatabase } from './ledger-database.ts'
import { newId } from './ledger-id.ts'
import { createMandateStorage, type LaterOutcome } from './mandate-storage.ts'
import { createNoticeStorage, type NoticeStorage } from './notice-storage.ts'
import { isFinal, mayBecome, type PaymentState } from './payment-state.ts'
import { createPaymentStorage, type KeptPayment, type PaymentWish } from './payment-storage.ts'

export type RefundRefusal = 'payment-not-found' | 'not-paid' | 'too-much' | 'key-reused'

interface RefundWish {
  paymentId: string
  refundKey: string
  amountCents: number
}

/** Who owes what; every change is one transaction with the notice that tells of it. */
export interface Ledger {
  /** The payment of that key, made if there is none; refused where it is about something else. */
  open(paymentKey: string, wish: PaymentWish): Result<KeptPayment, 'key-reused'>
  find(id: string): KeptPayment | null
  findByKey(paymentKey: string): KeptPayment | null
  findByPage(pageKey: string): KeptPayment | null
  /** What the payment is afterwards; unchanged where it cannot become that any more. */
  become(id: string, state: PaymentState, paysAt?: number): KeptPayment | null
  /** How often a code was wrong, this time included. */
  countWrongCode(id: string): number
  /** The payment of that key, charged by a mandate if there is none. */
  charge(wish: ChargeWish): Result<KeptPayment, ChargeRefusal>
  /** Nothing is charged by it any more; false where there never was such a one. */
  endMandate(id: string): boolean
  /** What the merchant may charge by, once the payment is paid; `null` where they asked for none. */
  mandateOf(payment: KeptPayment): string | null
  /** Whether the payment leaves a mandate when it is paid. */
  isForLater(payment: KeptPayment): boolean
  /** What becomes of later charges of this payer. */
  setLater(id: string, later: LaterOutcome): void
  refund(wish: RefundWish): Result<{ id: string }, RefundRefusal>
  /** Payments whose money arrives now. */
  listArriving(): string[]
  notices: NoticeStorage
  /** Throws unless something can be written now. */
  proveWritable(): void
  close(): void
}

export function openLedger(folder: string, now: () => number): Ledger {
  const database = openLedgerDatabase(folder)
  const payments = createPaymentStorage(database)
  const notices = createNoticeStorage(database)
  const mandates = createMandateStorage(database)

  return {
    open: (paymentKey, wish) =>
      inTransaction(database, () => {
        const known = payments.findByKey(paymentKey)
        if (known !== null) {
          return isSameSum(known.wish, wish) ? accept(known) : refuse('key-reused')
        }
        const id = newId('pay')
        const pageKey = randomBytes(24).toString('base64url')
        const opened = payments.insert({ id, paymentKey, pageKey, wish, now: now() })
        if (wish.isForLater) mandates.insert({ id: newId('man'), paymentId: id, now: now() })
        return accept(opened)
      }),
    find: payments.find,
    findByKey: payments.findByKey,
    findByPage: payments.findByPage,
    become: (id, state, paysAt) =>
      inTransaction(database, () => {
        const payment = payments.find(id)
        if (payment === null || !mayBecome(payment.state, state)) return payment
        const changed = payments.setState(id, { state, paysAt: paysAt ?? null, now: now() })
        if (changed !== null && isFinal(state)) notices.insert(changed, now())
        return changed
      }),
    countWrongCode: payments.countWrongCode,
    charge: (wish) =>
      inTransaction(database, () =>
        chargeMandate({ payments, mandates, notices, now: now() }, wish),
      ),
    endMandate: (id) => inTransaction(database, () => mandates.end(id)),
    mandateOf: ({ id, state }) => (state === 'paid' ? (mandates.leftBy(id)?.id ?? null) : null),
    isForLater: ({ id }) => mandates.leftBy(id) !== null,
    setLater: mandates.setLater,
    refund: (wish) =>
      inTransaction(database, () => {
        const known = payments.findRefund(wish.refundKey)
        if (known !== null) {
          const isSame =
            known.paymentId === wish.paymentId && known.amountCents === wish.amountCents
          return isSame ? accept({ id: known.id }) : refuse('key-reused')
        }
        const payment = payments.find(wish.paymentId)
        if (payment === null) return refuse('payment-not-found')
        if (payment.state !== 'paid') return refuse('not-paid')
        const left = payment.wish.amountCents - payments.refundedCents(wish.paymentId)
        if (wish.amountCents > left) return refuse('too-much')
        const id = newId('ref')
        payments.insertRefund({ id, ...wish, now: now() })
        return accept({ id })
      }),
    listArriving: () => payments.listArriving(now()),
    notices,
    proveWritable: () => noteHeartbeat(database, now()),
    close: () => database.close(),
  }
}

/** Where everybody goes afterwards may have changed since; what is paid for may not. */
function isSameSum(one: PaymentWish, other: PaymentWish): boolean {
  return (['amountCents', 'currency', 'method', 'reference'] as const).every(
    (field) => one[field] === other[field],
  )
}
