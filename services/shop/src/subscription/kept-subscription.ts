import type { Address } from '@saum/contract/address'
import type { Product, Variant } from '@saum/contract/product'
import type { SUBSCRIPTION_STATES, SubscriptionInterval } from '@saum/contract/subscription'
import type { Shop } from '@saum/domain/shops'
import type { DeliveryPlan } from '@saum/domain/subscription-dates'
import type { PaymentMethodKey } from '../order/order-draft.ts'

export interface SubscriptionDocument {
  /** As they were when they were chosen: to be shown even if they are gone. */
  product: Product
  variant: Variant
  shippingAddress: Address
  billingAddress: Address
  phone: string
  paymentMethod: PaymentMethodKey
}

/** A subscription as it is stored. */
export interface KeptSubscription {
  id: string
  /** Customers name it when they cancel. */
  number: string
  shop: Shop
  customerId: number
  firstOrderId: number
  productId: number
  variantId: number
  quantity: number
  /** Agreed for one piece. */
  unitCents: number
  state: (typeof SUBSCRIPTION_STATES)[number]
  plan: DeliveryPlan & { readonly intervalMonths: SubscriptionInterval }
  /** The delivery that was told about. */
  remindedOn: string | null
  /** The order of the next delivery, until it is certain or given up. */
  pendingOrderId: number | null
  failedCharges: number
  /** Before this day nothing is tried again: a charge, or a job about it, has failed. */
  tryOn: string | null
  document: SubscriptionDocument
  /** Of its cancellation. */
  declarationId: string | null
  startedAt: number
  cancelledAt: number | null
  endsOn: string | null
}
