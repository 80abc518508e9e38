import { randomBytes, randomUUID } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import { inTransaction, openLedgerDatabase } from './ledger-database.ts'
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
  refund(wish: RefundWish): Result<{ id: string }, RefundRefusal>
  /** Payments whose money arrives now. */
  listArriving(): string[]
  notices: NoticeStorage
  close(): void
}

export function openLedger(folder: string, now: () => number): Ledger {
  const database = openLedgerDatabase(folder)
  const payments = createPaymentStorage(database)
  const notices = createNoticeStorage(database)

  return {
    open: (paymentKey, wish) =>
      inTransaction(database, () => {
        const known = payments.findByKey(paymentKey)
        if (known !== null) {
          return isSameSum(known.wish, wish) ? accept(known) : refuse('key-reused')
        }
        const id = `pay_${randomUUID().replaceAll('-', '')}`
        const pageKey = randomBytes(24).toString('base64url')
        return accept(payments.insert({ id, paymentKey, pageKey, wish, now: now() }))
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
        const id = `ref_${randomUUID().replaceAll('-', '')}`
        payments.insertRefund({ id, ...wish, now: now() })
        return accept({ id })
      }),
    listArriving: () => payments.listArriving(now()),
    notices,
    close: () => database.close(),
  }
}

/** Where everybody goes afterwards may have changed since; what is paid for may not. */
function isSameSum(one: PaymentWish, other: PaymentWish): boolean {
  return (['amountCents', 'currency', 'method', 'reference'] as const).every(
    (field) => one[field] === other[field],
  )
}
