import type { Address } from '@saum/contract/address'
import { carrierName } from '@saum/domain/carriers'
import { workingDaysOf } from '@saum/domain/delivery-options'
import type { Shop } from '@saum/domain/shops'
import { fillSlots } from '../mail/fill-slots.ts'
import { wayOf } from '../order/expected-days.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { wordsFor, type PaidBy } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'

/** As it is written on a parcel; the country only where it is another than the shop's. */
export function addressLines(address: Address, shop: Shop): string[] {
  const { recipient, street, additional, zipCode, city, countryCode, collectionPoint } = address
  const words = wordsFor(shop.locale)
  const key = collectionPoint?.customerKey
  return [
    `${recipient.firstName} ${recipient.lastName}`.trim(),
    recipient.company ?? '',
    key === undefined ? '' : fillSlots(words.lockerCustomer, { key }),
    collectionPoint?.description ?? '',
    street,
    additional ?? '',
    `${zipCode} ${city}`.trim(),
    countryCode === shop.country ? '' : valueWriter(shop).country(countryCode),
  ].filter((line) => line !== '')
}

export function isSameAddress({ document }: KeptOrder): boolean {
  const { shippingAddress, billingAddress } = document
  return JSON.stringify(shippingAddress) === JSON.stringify(billingAddress)
}

/** `PayPal`, or `Gutscheinkarte 20,00 €, PayPal 30,00 €`. */
export function paymentWords({ shop, document }: KeptOrder): string {
  const { paidBy } = wordsFor(shop.locale)
  const { money } = valueWriter(shop)
  const { giftCards, paymentMethod, cost } = document
  const cards = giftCards.map(({ cents }) => `${paidBy.giftcard} ${money(cents)}`)
  if (paymentMethod === null) return cards.join(', ')
  const rest = paidBy[paymentMethod]
  return cards.length === 0 ? rest : [...cards, `${rest} ${money(cost.dueCents)}`].join(', ')
}

/** Where money goes back to, after «auf»: one way by its name, several with their amounts. */
export function refundWords(
  shop: Shop,
  shares: readonly { method: string; cents: number }[],
): string {
  const words = wordsFor(shop.locale)
  const { money } = valueWriter(shop)
  const name = (method: string) =>
    isPaidBy(method, words.refundedTo) ? words.refundedTo[method] : method
  const [only, ...others] = shares
  if (only !== undefined && others.length === 0) return name(only.method)
  return shares
    .map(({ method, cents }) => `${name(method)} (${money(cents)})`)
    .join(` ${words.and} `)
}

function isPaidBy(method: string, names: Readonly<Record<PaidBy, string>>): method is PaidBy {
  return Object.hasOwn(names, method)
}

export function deliveryWords({ shop, document, parcels }: KeptOrder): string {
  const carrier = carrierName(parcels[0]?.carrierKey ?? '', shop.locale)
  return fillSlots(wordsFor(shop.locale).delivery[document.option], { carrier })
}

interface Days {
  expectedFrom: string
  expectedTo: string
}

/** For a sentence: `zwischen Mi., 18. November und Do., 19. November`. */
export function deliveryWindow(shop: Shop, { expectedFrom, expectedTo }: Days): string {
  const words = wordsFor(shop.locale)
  const { shortDate } = valueWriter(shop)
  return expectedFrom === expectedTo
    ? fillSlots(words.on, { day: shortDate(expectedTo) })
    : fillSlots(words.between, { from: shortDate(expectedFrom), to: shortDate(expectedTo) })
}

/** By itself: `Mi., 18. bis …` is written with a dash. */
export function deliveryDays(shop: Shop, { expectedFrom, expectedTo }: Days): string {
  const { shortDate } = valueWriter(shop)
  return expectedFrom === expectedTo
    ? shortDate(expectedTo)
    : `${shortDate(expectedFrom)} – ${shortDate(expectedTo)}`
}

/** Nothing is packed before the money of a prepayment has come: `2–4 Werktage nach Zahlungseingang`. */
export function daysAfterPayment(order: KeptOrder): string {
  const { afterPayment } = wordsFor(order.shop.locale)
  const range = workingDaysOf(order.shop, wayOf(order))
  if (range === null) return afterPayment.collect
  const [fewest, most] = range
  if (most === 1) return afterPayment.oneDay
  const days = fewest === most ? String(most) : `${fewest}–${most}`
  return fillSlots(afterPayment.days, { days })
}
