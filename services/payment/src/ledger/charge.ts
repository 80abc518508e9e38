import { randomBytes } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import { newId } from './ledger-id.ts'
import type { MandateStorage } from './mandate-storage.ts'
import type { NoticeStorage } from './notice-storage.ts'
import type { KeptPayment, PaymentStorage } from './payment-storage.ts'

export type ChargeRefusal = 'mandate-not-found' | 'key-reused' | 'other-currency'

/** Money for something that comes again, without anybody there to pay. */
export interface ChargeWish {
  /** The merchant's; asked again with it, they are answered the payment there is. */
  paymentKey: string
  mandateId: string
  amountCents: number
  currency: string
  reference: string
  webhookUrl: string
}

interface ChargeParts {
  payments: PaymentStorage
  mandates: MandateStorage
  notices: NoticeStorage
  now: number
}

/** Decided at once, with the notice that tells of it. To be called in a transaction. */
export function chargeMandate(
  { payments, mandates, notices, now }: ChargeParts,
  charge: ChargeWish,
): Result<KeptPayment, ChargeRefusal> {
  const { paymentKey, mandateId, webhookUrl, ...sum } = charge
  const known = payments.findByKey(paymentKey)
  if (known !== null) {
    const isSame =
      isSameCharge(known, charge) && mandates.hasCharged({ paymentId: known.id, mandateId })
    return isSame ? accept(known) : refuse('key-reused')
  }
  const mandate = mandates.find(mandateId)
  const first = mandate && payments.find(mandate.paymentId)
  if (!mandate || first?.state !== 'paid') return refuse('mandate-not-found')
  if (first.wish.currency !== charge.currency) return refuse('other-currency')
  const id = newId('pay')
  const pageKey = randomBytes(24).toString('base64url')
  const wish = { ...first.wish, ...sum, webhookUrl }
  payments.insert({ id, paymentKey, pageKey, wish, now })
  mandates.noteCharge({ paymentId: id, mandateId })
  const state = mandate.later === 'pays' ? 'paid' : 'failed'
  const decided = payments.setState(id, { state, paysAt: null, now })
  if (decided === null) throw new Error('A charge that was just written is gone')
  notices.insert(decided, now)
  return accept(decided)
}

function isSameCharge({ wish }: KeptPayment, charge: ChargeWish): boolean {
  return (['amountCents', 'currency', 'reference'] as const).every(
    (field) => wish[field] === charge[field],
  )
}
