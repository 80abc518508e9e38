import type { Address } from '@saum/contract/address'
import type { CheckoutCost, DeliveryOption, PAYMENT_METHOD_KEYS } from '@saum/contract/checkout'
import type { Price, Product, Variant } from '@saum/contract/product'
import type { SubscriptionInterval } from '@saum/contract/subscription'
import type { Shop } from '@saum/domain/shops'

export type PaymentMethodKey = (typeof PAYMENT_METHOD_KEYS)[number]

/** One piece as it is sold; nothing that changes in the catalogue changes it. */
export interface DraftPiece {
  variantId: number
  productId: number
  /** What is paid for it, all reductions taken off. */
  cents: number
  document: PieceDocument
}

/** What an order remembers of a piece. */
export interface PieceDocument {
  product: Product
  variant: Variant
  price: Price
  promotionId: string | null
  promotionName: string | null
  lowestPriorPrice?: { withTax: number | null; relativeDifferenceToPrice: number | null }
  /** Delivered again and again; what one piece costs then. */
  subscription?: PieceSubscription | undefined
}

export interface PieceSubscription {
  intervalMonths: SubscriptionInterval
  unitCents: number
}

export interface DraftVoucher {
  code: string
  type: 'absolute' | 'relative'
  value: number
  reducedCents: number
}

/** An order as the shopper has confirmed it: priced, checked, and not yet anybody's. */
export interface OrderDraft {
  shop: Shop
  checkoutId: string
  basketKey: string
  /** Of the basket that was priced; another one has to be priced again. */
  basketRevision: number
  /** Of a guest; they are known by it for a while. */
  visitorId: string | null
  /** The key of the session that orders where another one is issued with the order. */
  placedWith: string | null
  customerId: number | null
  email: string
  phone: string
  shippingAddress: Address
  billingAddress: Address
  option: DeliveryOption
  /** `null` where gift cards pay for all of it. */
  paymentMethod: PaymentMethodKey | null
  /** What the provider charges it by where no shopper is there to pay; see `payment/mandate.ts`. */
  mandateId?: string | null
  giftCards: readonly { id: string; lastDigits: string; cents: number }[]
  pieces: readonly DraftPiece[]
  voucher: DraftVoucher | null
  cost: CheckoutCost
  /** What may be owed on account with it; a delivery of a subscription has no limit. */
  invoiceLimitCents?: number
  /** Points of the fashion card it earns; `null` without a card. */
  points: number | null
  /** Of the customer; a guest is in none. */
  customerGroups?: readonly string[]
  wantsNewsletter: boolean
  /** From which network it comes, as a hash; kept of what is paid in advance, see `unpaid-limit.ts`. */
  clientKey?: string | null
  /** Of a delivery that comes by itself: neither basket nor checkout has led to it. */
  renewal?: Renewal | undefined
}

/** Which delivery of which subscription an order is. */
export interface Renewal {
  subscriptionId: string
  deliveryOn: string
}

/** What keeps a draft from becoming an order; the shopper sees it and decides again. */
export type PlacingConflict =
  | { kind: 'basket-changed' }
  | { kind: 'sold-out'; variantIds: readonly number[] }
  | { kind: 'voucher-used-up' }
  | { kind: 'gift-card-used-up'; id: string }
  | { kind: 'too-many-unpaid' }
  | { kind: 'over-invoice-limit' }
