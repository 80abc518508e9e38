import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import type {
  CheckoutCost,
  CheckoutState,
  DeliveryOption,
  PaymentOption,
} from '@saum/contract/checkout'
import { isLocker } from '@saum/domain/address-rules'
import { deliveryOptions } from '@saum/domain/delivery-options'
import { invoiceLimitCents, paymentOptions } from '@saum/domain/payment-rules'
import type { Shop } from '@saum/domain/shops'
import { vatRateOf } from '@saum/domain/vat-rates'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { KeptGiftCard } from '../gift-card/gift-card-storage.ts'
import { isPaidElsewhere } from '../order/first-state.ts'
import { splitTax } from '../pricing/vat.ts'
import { isSameAddress, toAddress } from './checked-address.ts'
import type { CheckoutDocument } from './checkout-document.ts'

/** Everything an order is judged by at one moment. */
export interface QuoteFacts {
  shop: Shop
  basket: Basket
  document: CheckoutDocument
  /** Where it can be collected, in the country it goes to. */
  branches: readonly BranchDocument[]
  giftCards: readonly KeptGiftCard[]
  isGuest: boolean
  isFirstOrder: boolean
  /** Ordered on account before and not paid yet. */
  openInvoiceCents: number
  /** Whether they have a VIP card. */
  isVip: boolean
  /** Without one nothing can be paid elsewhere. */
  hasPaymentProvider: boolean
  nowMs: number
}

/** What it would cost, how it could be sent and paid; nothing of it is ever stored. */
export interface Quote {
  options: DeliveryOption[]
  /** The one that was chosen, while it can be had. */
  option: DeliveryOption | null
  branch: BranchDocument | null
  payments: PaymentOption[]
  /** With the invoices that are open already. */
  invoiceLimitCents: number
  giftCards: CheckoutState['giftCards']
  cost: CheckoutCost
  /** What comes again has to belong to somebody who can change and end it. */
  needsAccount: boolean
}

export function toQuote(facts: QuoteFacts): Quote {
  const { shop, basket, document, nowMs } = facts
  const hasSubscription = basket.items.some(isSubscription)
  // A branch keeps one parcel for somebody who comes by, not one every month.
  const branches = hasSubscription ? [] : facts.branches
  const options = deliveryOptions(shop, {
    countryCode: document.shipping.countryCode,
    goodsCents: basket.cost.withTax,
    isLocker: isLocker(document.shipping),
    hasBranch: branches.length > 0,
    isVip: facts.isVip,
    nowMs,
  })
  const option = options.find(({ key }) => key === document.optionKey) ?? null
  const branch =
    option?.key === 'collect' ? branches.find(({ id }) => id === document.branchId) : undefined
  // Until something is chosen the usual way is counted with, so that nothing is dearer in the end.
  const deliveryCents = (option ?? options[0])?.feeCents ?? 0
  const { cost, giftCards } = toCost(facts, { deliveryCents, hasSubscription })
  const payments = paymentOptions(shop, {
    totalCents: cost.totalCents,
    isGuest: facts.isGuest,
    isFirstOrder: facts.isFirstOrder,
    openInvoiceCents: facts.openInvoiceCents,
    isSameAddress: goesToPayer(document, option),
    billingCountry: billingOf(document).countryCode,
    hasSubscription,
  }).filter(({ key }) => facts.hasPaymentProvider || !isPaidElsewhere(key))
  const needsAccount = hasSubscription && facts.isGuest
  return {
    options,
    option,
    branch: branch ?? null,
    payments,
    invoiceLimitCents: invoiceLimitCents(facts),
    giftCards,
    cost,
    needsAccount,
  }
}

/** One that can be had; what is sold out asks nothing of anybody. */
function isSubscription({ subscription, status, missingPart }: BasketItem): boolean {
  return subscription !== undefined && status === 'available' && missingPart === undefined
}

/** An invoice goes to a street. */
export function needsBilling({ isSame, shipping }: CheckoutDocument): boolean {
  return !isSame || isLocker(shipping)
}

export function billingOf(document: CheckoutDocument): CheckoutDocument['billing'] {
  return needsBilling(document) ? document.billing : document.shipping
}

function goesToPayer(document: CheckoutDocument, option: DeliveryOption | null): boolean {
  if (option?.key === 'collect') return false
  if (!needsBilling(document)) return true
  const { shipping, billing } = document
  return isSameAddress(toAddress(shipping, 'shipping'), toAddress(billing, 'billing'))
}

function toCost(
  { shop, basket, document, giftCards }: QuoteFacts,
  { deliveryCents, hasSubscription }: { deliveryCents: number; hasSubscription: boolean },
): Pick<Quote, 'cost' | 'giftCards'> {
  const { withTax: goodsCents, appliedReductions } = basket.cost
  const taxRate = vatRateOf(shop, document.shipping.countryCode)
  const totalCents = goodsCents + deliveryCents
  // A card that is empty one day pays for no further delivery.
  const used = hasSubscription ? [] : spendCards(giftCards, totalCents)
  const giftCardCents = used.reduce((sum, { usedCents }) => sum + usedCents, 0)
  const reducedCents = appliedReductions
    .filter(({ category }) => category === 'promotion' || category === 'voucher')
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  return {
    giftCards: used,
    cost: {
      currencyCode: shop.currency,
      subtotalCents: goodsCents + reducedCents,
      goodsCents,
      deliveryCents,
      totalCents,
      taxCents: splitTax(totalCents, taxRate).tax.vat.amount,
      taxRate,
      giftCardCents,
      dueCents: totalCents - giftCardCents,
    },
  }
}

/** One after the other, each as far as it goes. */
function spendCards(cards: readonly KeptGiftCard[], totalCents: number): Quote['giftCards'] {
  let left = totalCents
  return cards.map(({ id, lastDigits, balanceCents }) => {
    const usedCents = Math.min(balanceCents, left)
    left -= usedCents
    return { id, lastDigits, usedCents, restCents: balanceCents - usedCents }
  })
}
