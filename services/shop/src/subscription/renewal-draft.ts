import { vatRateOf } from '@saum/domain/vat-rates'
import { isMember } from '../loyalty/own-card.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { toPoints } from '@saum/domain/fashion-card'
import type { DraftPiece, OrderDraft } from '../order/order-draft.ts'
import { withoutOthers } from '../order/order-pieces.ts'
import { splitTax } from '../pricing/vat.ts'
import { deliveryOf, unitCentsOf, type Offer } from './delivery-offer.ts'
import type { KeptSubscription } from './kept-subscription.ts'

interface Renewing {
  subscription: KeptSubscription
  deliveryOn: string
  offer: Offer
  customer: CustomerDocument
  mandateId: string | null
  now: number
}

/** The next delivery as an order like any other; `null` where the shop does not deliver there any more. */
export function toRenewalDraft(renewing: Renewing): OrderDraft | null {
  const { subscription, deliveryOn, offer, customer, mandateId, now } = renewing
  const { id, shop, document, customerId } = subscription
  const { shippingAddress, billingAddress, phone, paymentMethod } = document
  const taxRate = vatRateOf(shop, shippingAddress.countryCode)
  const unitCents = unitCentsOf(subscription, offer)
  const goodsCents = unitCents * subscription.quantity
  const option = deliveryOf(subscription, goodsCents, { groups: customer.groups, nowMs: now })
  if (option === undefined) return null
  const totalCents = goodsCents + option.feeCents
  // A charge that has failed leaves an order behind: the next try is another one.
  const source = `subscription:${id}:${deliveryOn}:${subscription.failedCharges}`
  return {
    shop,
    checkoutId: source,
    basketKey: source,
    basketRevision: 0,
    visitorId: null,
    placedWith: null,
    customerId,
    email: customer.email,
    phone,
    shippingAddress,
    billingAddress,
    option,
    paymentMethod: totalCents === 0 ? null : paymentMethod,
    mandateId,
    giftCards: [],
    pieces: toPieces(subscription, { offer, unitCents, taxRate }),
    voucher: null,
    cost: {
      currencyCode: shop.currency,
      subtotalCents: goodsCents,
      goodsCents,
      deliveryCents: option.feeCents,
      totalCents,
      taxCents: splitTax(totalCents, taxRate).tax.vat.amount,
      taxRate,
      giftCardCents: 0,
      dueCents: totalCents,
    },
    points: isMember(customer) ? toPoints(goodsCents) : null,
    wantsNewsletter: false,
    renewal: { subscriptionId: id, deliveryOn },
  }
}

function toPieces(
  { shop, quantity, plan }: KeptSubscription,
  { offer, unitCents, taxRate }: { offer: Offer; unitCents: number; taxRate: number },
): DraftPiece[] {
  const { product, variant } = offer
  const document = {
    product: withoutOthers(product, variant.id),
    variant,
    // Agreed long ago: nothing is compared with it.
    price: {
      ...splitTax(unitCents, taxRate),
      currencyCode: shop.currency,
      appliedReductions: [],
    },
    promotionId: null,
    promotionName: null,
    subscription: { intervalMonths: plan.intervalMonths, unitCents },
  }
  return Array.from({ length: quantity }, () => ({
    variantId: variant.id,
    productId: product.id,
    cents: unitCents,
    document,
  }))
}
