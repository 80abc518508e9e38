import type { Address } from '@saum/contract/address'
import { toPoints } from '@saum/domain/fashion-card'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { isMember } from '../loyalty/own-card.ts'
import type { DraftVoucher, OrderDraft } from '../order/order-draft.ts'
import { toPieces } from '../order/order-pieces.ts'
import { toAddress, toBranchAddress } from './checked-address.ts'
import type { CheckoutDocument } from './checkout-document.ts'
import { billingOf, needsBilling, type Quote } from './checkout-quote.ts'
import type { QuotedCheckout } from './read-quote.ts'

interface Confirmed {
  checkoutId: string
  quoted: QuotedCheckout
  /** `null` for guests. */
  customer: CustomerDocument | null
  wantsNewsletter: boolean
  /** Another key is issued with the order. */
  hasNextSession: boolean
}

/** The order as the shopper has confirmed it, of a checkout without faults. */
export function toOrderDraft(confirmed: Confirmed): OrderDraft {
  const { checkoutId, quoted, customer, wantsNewsletter } = confirmed
  const { owner, document, basket, quote } = quoted
  const { option, cost } = quote
  if (option === null) throw new Error('An order without a way of delivery was confirmed')
  const giftCards = quote.giftCards.filter(({ usedCents }) => usedCents > 0)
  return {
    shop: owner.shop,
    checkoutId,
    basketKey: owner.basketKey,
    basketRevision: basket.revision,
    visitorId: owner.visitorId,
    placedWith: confirmed.hasNextSession ? owner.sessionKey : null,
    customerId: owner.customer?.id ?? null,
    email: document.email.toLowerCase(),
    phone: document.phone,
    ...toAddresses(document, quote),
    option,
    paymentMethod: cost.dueCents === 0 ? null : document.methodKey,
    giftCards: giftCards.map(({ id, lastDigits, usedCents }) => ({
      id,
      lastDigits,
      cents: usedCents,
    })),
    pieces: toPieces(basket.items, cost.taxRate),
    voucher: toVoucher(quoted),
    cost,
    invoiceLimitCents: quote.invoiceLimitCents,
    points: customer !== null && isMember(customer) ? toPoints(cost.goodsCents) : null,
    customerGroups: customer?.groups ?? [],
    wantsNewsletter,
  }
}

function toAddresses(
  document: CheckoutDocument,
  { branch }: Quote,
): { shippingAddress: Address; billingAddress: Address } {
  const shipping = toAddress(document.shipping, 'shipping')
  return {
    shippingAddress: branch === null ? shipping : toBranchAddress(shipping.recipient, branch),
    billingAddress: needsBilling(document) ? toAddress(billingOf(document), 'billing') : shipping,
  }
}

function toVoucher({ basket: { voucher } }: QuotedCheckout): DraftVoucher | null {
  if (voucher === undefined || voucher.fault !== undefined) return null
  const { code, type, value, reducedCents } = voucher
  return { code, type, value, reducedCents }
}
