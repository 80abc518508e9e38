import { bankAccountFor } from '@saum/domain/company'
import { lastDayToPay } from '@saum/domain/prepayment'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { fillSlots } from '../mail/fill-slots.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { CANCEL_MS } from '../order/cancel-window.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { EventActor } from '../order/order-events.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import * as words from './order-words.ts'
import { reducedBy, toMailItems } from './piece-rows.ts'
import { subscriptionLines } from './subscription-lines.ts'

type Slots = Record<string, string>

/** What every mail about an order may say. */
export function orderSlots(order: KeptOrder, tokens: OrderTokens): Slots {
  const { shop, document } = order
  const { money, date, dayOf } = valueWriter(shop)
  const query = `?order=${encodeURIComponent(tokens.orderToken(shop, order.id))}`
  const trackUrl = `/${shop.path}/order-trackform/${query}`
  const returnUrl = `/${shop.path}/returns-portal/${query}`
  return {
    firstName: document.billingAddress.recipient.firstName,
    email: order.email,
    orderNumber: order.orderNumber,
    orderDate: date(dayOf(order.createdAt)),
    total: money(order.totalCents),
    paymentMethod: words.paymentWords(order),
    trackUrl,
    cancelUrl: trackUrl,
    payUrl: trackUrl,
    returnUrl,
    // Nobody has to be found again: the declaration asks for the number itself.
    withdrawalUrl: SHOP_SERVICE[shop.path].hasWithdrawal ? `/${shop.path}/withdrawal/` : returnUrl,
    loginUrl: `/${shop.path}/login/`,
    resetUrl: `/${shop.path}/login/?forgotten=true`,
  }
}

/**
 * What was bought, for how much, where it goes: the confirmation is the contract. That of something that
 * comes again says as well what later deliveries cost and how they end.
 */
export function confirmationContent(
  order: KeptOrder,
  { isDeliveryFree = false } = {},
): Omit<MailContent, 'attachments'> {
  const { shop, document, parcels } = order
  const { cost } = document
  const own = wordsFor(shop.locale)
  const write = valueWriter(shop)
  const days = parcels[0] ?? { expectedFrom: '', expectedTo: '' }
  const again = subscriptionLines(order, isDeliveryFree)
  return {
    slots: {
      subtotal: write.money(cost.subtotalCents),
      deliveryCost: cost.deliveryCents === 0 ? own.free : write.money(cost.deliveryCents),
      vatAmount: `${write.money(cost.taxCents)} (${write.rate(cost.taxRate * 100)} %)`,
      deliveryAddress: words.addressLines(document.shippingAddress, shop).join('\n'),
      billingAddress: words.isSameAddress(order)
        ? own.sameAddress
        : words.addressLines(document.billingAddress, shop).join('\n'),
      deliveryMethod: words.deliveryWords(order),
      deliveryWindow: words.deliveryWindow(shop, days),
      deliveryDays: words.deliveryDays(shop, days),
      cancelUntil: cancelTime(order),
      subscriptions: again.join('\n'),
    },
    lines: { discounts: discountLines(order) },
    variants: again.length === 0 ? [] : ['subscription'],
    items: toMailItems(order.pieces, shop),
  }
}

/** With the day where the clock has passed midnight meanwhile. */
function cancelTime({ shop, createdAt }: KeptOrder): string {
  const { time, dayOf, shortDate } = valueWriter(shop)
  const until = createdAt + CANCEL_MS
  const day = dayOf(until)
  return day === dayOf(createdAt) ? time(until) : `${shortDate(day)}, ${time(until)}`
}

/** Each promotion by its name, the voucher by its code. */
function discountLines({ shop, pieces, document }: KeptOrder) {
  const { money } = valueWriter(shop)
  const sums = new Map<string, number>()
  for (const piece of pieces) {
    const name = piece.document.promotionName
    const cents = reducedBy(piece, 'promotion')
    if (name !== null && cents > 0) sums.set(name, (sums.get(name) ?? 0) + cents)
  }
  const { voucher } = document
  const code = voucher && fillSlots(wordsFor(shop.locale).voucher, { code: voucher.code })
  return [
    ...sums,
    ...(voucher && code !== null ? [[code, voucher.reducedCents] as const] : []),
  ].map(([label, cents]) => ({ label, value: `−${money(cents)}` }))
}

/** Where the money of a prepayment goes and until when, beside what was ordered. */
export function pendingContent(order: KeptOrder): Omit<MailContent, 'attachments'> {
  const { shop, document } = order
  const { date, money } = valueWriter(shop)
  const { iban, bic } = bankAccountFor(shop.currency)
  const ordered = confirmationContent(order)
  return {
    ...ordered,
    slots: {
      ...ordered.slots,
      deliveryDays: words.daysAfterPayment(order),
      due: money(document.cost.dueCents),
      payUntil: date(lastDayToPay(shop, order.createdAt)),
      iban,
      bic,
      reference: order.orderNumber,
    },
    variants: [document.paymentMethod === 'prepayment' ? 'prepayment' : 'provider'],
  }
}

interface Cancellation {
  actor: EventActor
  /** What was given back, and how. */
  refunds: readonly { method: string; cents: number }[]
}

export function cancelledContent(
  order: KeptOrder,
  { actor, refunds }: Cancellation,
): Omit<MailContent, 'attachments'> {
  const { shop } = order
  const cents = refunds.reduce((sum, share) => sum + share.cents, 0)
  return {
    slots: {
      reason: wordsFor(shop.locale).cancelledBecause[actor],
      refundAmount: valueWriter(shop).money(cents),
      paymentMethod: words.refundWords(shop, refunds),
    },
    lines: {},
    variants: [cents > 0 ? 'paid' : 'unpaid'],
    items: toMailItems(order.pieces, shop),
  }
}
