import type { Address } from '@saum/contract/address'
import type { OrderCustomData } from '@saum/contract/basket-shape'
import type { CheckoutCost } from '@saum/contract/checkout'
import type { OrderEvent, OrderItem, OrderState, Parcel } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'
import type { DraftVoucher, PaymentMethodKey, PieceDocument } from './order-draft.ts'

/** The part of an order that is frozen when it is placed. */
export interface OrderDocument {
  phone: string
  shippingAddress: Address
  billingAddress: Address
  option: 'standard' | 'express' | 'collect'
  paymentMethod: PaymentMethodKey | null
  giftCards: readonly { id: string; lastDigits: string; cents: number }[]
  voucher: DraftVoucher | null
  cost: CheckoutCost
  points: number | null
  /** Orders placed before it was kept have none. */
  customData?: OrderCustomData
  /** Of the basket it was ordered from. */
  basketRevision: number
  wantsNewsletter: boolean
}

export interface KeptPiece {
  id: number
  variantId: number
  productId: number
  state: OrderItem['status']
  parcelId: number | null
  cents: number
  /** What is sold without stock has nothing to give back. */
  isFromStock: boolean
  document: PieceDocument
  /** Of the subscription it began or is a delivery of, once there is one. */
  subscriptionNumber?: string
}

export interface KeptParcel {
  id: number
  state: Parcel['status']
  carrierKey: string
  trackingNumber: string | null
  expectedFrom: string
  expectedTo: string
  shippedAt: number | null
  deliveredAt: number | null
  invoiceNumber: string | null
}

export interface KeptPayment {
  paymentKey: string
  methodKey: PaymentMethodKey
  amountCents: number
  state: 'opening' | 'open' | 'paid' | 'failed' | 'cancelled'
  providerId: string | null
}

/** An order with everything that belongs to it, as it is stored. */
export interface KeptOrder {
  id: number
  shop: Shop
  orderNumber: string
  checkoutId: string
  state: OrderState
  customerId: number | null
  email: string
  basketKey: string
  /** The subscription it is a later delivery of. */
  subscriptionId?: string | null
  totalCents: number
  document: OrderDocument
  createdAt: number
  updatedAt: number
  confirmedAt: number | null
  deliveredAt: number | null
  pieces: readonly KeptPiece[]
  parcels: readonly KeptParcel[]
  events: readonly { kind: OrderEvent['kind']; at: number; parcelId: number | null }[]
  payments: readonly KeptPayment[]
  /** Given back so far, or on its way. */
  refundedCents: number
}
