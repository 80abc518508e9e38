/** What the provider says has become of one payment. */
export type ProviderState = 'open' | 'paid' | 'failed' | 'cancelled'

export interface ProviderPayment {
  providerId: string
  /** `open` also while money is on its way and can neither be taken back nor counted on. */
  state: ProviderState
  amountCents: number
  currencyCode: string
}

export interface PaymentWish {
  /** Known to both of us; asked again with it, the provider answers the payment there is. */
  paymentKey: string
  amountCents: number
  currencyCode: string
  methodKey: string
  orderNumber: string
  locale: string
  /** Where the shopper is sent when they are done there, whatever the outcome. */
  returnUrl: string
}

export interface RefundWish {
  providerId: string
  /** Refunded once, however often it is asked for. */
  refundKey: string
  amountCents: number
}

/**
 * Whoever takes the money. Everything may be repeated: nothing is paid, cancelled or refunded twice.
 * Throws a `ProviderFault` where there is no usable answer.
 */
export interface PaymentProvider {
  open(wish: PaymentWish): Promise<{ providerId: string; redirectUrl: string }>
  find(providerId: string): Promise<ProviderPayment | null>
  /** For a payment that was opened there, but whose id never arrived here. */
  findByKey(paymentKey: string): Promise<ProviderPayment | null>
  /** Answers what it is now: a payment that was paid a moment ago stays paid. */
  cancel(providerId: string): Promise<ProviderPayment>
  refund(wish: RefundWish): Promise<void>
}

/** The provider is down, slow, or says something we cannot read. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}
