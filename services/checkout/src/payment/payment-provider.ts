/** What the provider says has become of one payment. */
export type ProviderState = 'open' | 'paid' | 'failed' | 'cancelled'

export interface ProviderPayment {
  providerId: string
  /** `open` also while money is on its way and can neither be taken back nor counted on. */
  state: ProviderState
  amountCents: number
  currencyCode: string
  /** What a paid one has left for later, where it was asked to. */
  mandateId: string | null
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
  /** The provider is to keep a mandate, by which later deliveries are charged. */
  isForLater: boolean
}

/** Money for a later delivery, without a shopper there to pay it. */
export interface ChargeWish {
  /** Charged once, however often it is asked for. */
  paymentKey: string
  mandateId: string
  amountCents: number
  currencyCode: string
  orderNumber: string
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
  /** Decided at once, or soon: `open` until then. */
  charge(wish: ChargeWish): Promise<ProviderPayment>
  /** Nothing is charged by it any more; one they do not know is ended as well. */
  endMandate(mandateId: string): Promise<void>
  refund(wish: RefundWish): Promise<void>
}

/** The provider is down, slow, or says something we cannot read. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}
