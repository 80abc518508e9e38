import type { Shop } from './shops.ts'

export type PayableBy = 'invoice' | 'prepayment' | 'wallet_redirect' | 'card'

export interface PaymentFault {
  reason:
    | 'over-limit'
    | 'over-first-limit'
    | 'open-invoices'
    | 'address-differs'
    | 'country'
    | 'guest'
    | 'subscription'
  limitCents?: number
}

export interface OfferedPayment {
  key: PayableBy
  fault?: PaymentFault
}

export interface PaymentQuestion {
  /** All of the order, gift cards not taken off. */
  totalCents: number
  isGuest: boolean
  /** Nobody has ever paid an invoice of ours under this account; guests are always new. */
  isFirstOrder: boolean
  /** What the buyer has ordered on account before and not paid yet. */
  openInvoiceCents: number
  /** Whether it goes where the invoice goes. */
  isSameAddress: boolean
  billingCountry: string
  /** Something in it comes again and again. */
  hasSubscription: boolean
}

/** In the currency of the shop. */
const INVOICE_MAX_CENTS = 50_000
const INVOICE_FIRST_MAX_CENTS = 15_000
const INVOICE_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'AT', 'CH'])

/** Nobody waits before every delivery for somebody to go to their bank. */
const TRANSFER_EACH_TIME: PaymentFault = { reason: 'subscription' }

/** All ways to pay, those that cannot be chosen with the reason. Whoever delivers first takes a risk. */
export function paymentOptions(shop: Shop, question: PaymentQuestion): OfferedPayment[] {
  const fault = invoiceFault(shop, question)
  return [
    { key: 'invoice', ...(fault && { fault }) },
    { key: 'wallet_redirect' },
    { key: 'card' },
    { key: 'prepayment', ...(question.hasSubscription && { fault: TRANSFER_EACH_TIME }) },
  ]
}

/** What may be owed on account at a time. */
export function invoiceLimitCents({
  isGuest,
  isFirstOrder,
}: Pick<PaymentQuestion, 'isGuest' | 'isFirstOrder'>): number {
  return isFirstOrder || isGuest ? INVOICE_FIRST_MAX_CENTS : INVOICE_MAX_CENTS
}

/** First what the shopper cannot change, then what they can. */
function invoiceFault(shop: Shop, question: PaymentQuestion): PaymentFault | null {
  const { totalCents, openInvoiceCents, isGuest, isSameAddress, billingCountry } = question
  const limitCents = invoiceLimitCents(question)
  if (!INVOICE_COUNTRIES.has(billingCountry)) return { reason: 'country' }
  if (isGuest && shop.path === 'en') return { reason: 'guest' }
  if (totalCents > INVOICE_MAX_CENTS) {
    return { reason: 'over-limit', limitCents: INVOICE_MAX_CENTS }
  }
  if (totalCents > limitCents) return { reason: 'over-first-limit', limitCents }
  if (totalCents + openInvoiceCents > limitCents) return { reason: 'open-invoices', limitCents }
  return isSameAddress ? null : { reason: 'address-differs' }
}
