import type { Order } from '@saum/contract/order'
import { workingDaysOf } from '@saum/domain/delivery-options'
import { prepaymentEndsAt } from '@saum/domain/prepayment'
import type { Shop } from '@saum/domain/shops'
import { writeRange } from '#app/features/delivery-promise/delivery-facts.ts'
import type { WorkingDays } from '#app/features/order/days-after-payment.ts'
import { toOrderLines, type OrderLine } from '#app/features/order/order-lines.ts'
import { toOrderSums, type OrderSums } from '#app/features/order/order-sums.ts'
import { formattersFor } from '#app/messages/formatters.ts'
import { addressLines } from '#app/ui/address-lines.ts'
import { deliveryCalendar } from './delivery-calendar.ts'
import { toPurchase, type Purchase } from './purchase.ts'

/** `paying`: somewhere else, and nobody has heard of it yet. `transfer`: we wait for the money. */
export type Standing = 'placed' | 'paying' | 'transfer' | 'cancelled'

/** What the page shows of an order. Days are written by the server: two browsers write them differently. */
export interface SuccessFacts {
  orderId: number
  orderNumber: string
  firstName: string
  email: string
  /** Opened by the link alone: name, mail and addresses are not known. */
  isWithoutPerson: boolean
  /** For what can be done with it; `null` where nothing can. */
  token: string | null
  standing: Standing
  state: Order['state']
  /** From the first day to the last one; nobody knows it before the money of a transfer has come. */
  delivery: { from: string; to: string } | null
  /** How long it takes once it has. */
  workingDays: WorkingDays
  carrier: string
  isCollected: boolean
  orderedAt: { day: string; time: string }
  shippingAddress: string[]
  /** Only where it is another one. */
  billingAddress: string[] | null
  payments: Order['payment']
  /** Last day to pay in advance. */
  payUntil: string | null
  minutesToCancel: number | null
  isGuest: boolean
  lines: OrderLine[]
  sums: OrderSums
  /** Days of delivery as a calendar file. */
  calendar: string | null
  purchase: Purchase | null
}

interface FactParts {
  shop: Shop
  token: string | null
  now: number
}

const MINUTE_MS = 60_000

export function toSuccessFacts(order: Order, { shop, token, now }: FactParts): SuccessFacts {
  const standing = standingOf(order)
  const range = standing === 'transfer' ? null : deliveryRange(order)
  const { shipping, billing } = order.address
  const shippingAddress = addressLines(shipping, shop)
  const billingAddress = addressLines(billing, shop)
  const isOpen = standing === 'placed' || standing === 'transfer'
  return {
    orderId: order.id,
    orderNumber: order.publicKey,
    firstName: order.customer.firstName,
    email: order.customer.email,
    isWithoutPerson: order.customer.email === '',
    token,
    standing,
    state: order.state,
    delivery: range && writeRange(shop, range),
    workingDays: workingDaysOf(shop, {
      key: order.shipping.option,
      countryCode: shipping.countryCode,
    }),
    carrier: order.packages[0]?.carrierName ?? '',
    isCollected: order.shipping.option === 'collect',
    orderedAt: written(shop, order.confirmedAt ?? order.createdAt),
    shippingAddress,
    billingAddress: String(shippingAddress) === String(billingAddress) ? null : billingAddress,
    payments: order.payment,
    payUntil: standing === 'transfer' ? payUntil(shop, order.createdAt) : null,
    minutesToCancel: token === null ? null : minutesUntil(order.cancelUntil, now),
    isGuest: order.customer.isGuest,
    lines: toOrderLines(order.items, shop),
    sums: toOrderSums(order),
    calendar: range && isOpen ? deliveryCalendar(order, range, now) : null,
    purchase: isOpen ? toPurchase(order) : null,
  }
}

function standingOf({ state, payment }: Order): Standing {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'pended') return 'paying'
  const isAwaited = payment.some(
    ({ key, state: paid }) => key === 'prepayment' && paid === 'pending',
  )
  return isAwaited ? 'transfer' : 'placed'
}

/** From the first parcel to the last one. */
function deliveryRange({ packages }: Order): { from: string; to: string } | null {
  const days = packages.map(({ deliveryDate }) => deliveryDate)
  const [from] = days.map(({ minimum }) => minimum.slice(0, 10)).toSorted()
  const to = days
    .map(({ maximum }) => maximum.slice(0, 10))
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

function minutesUntil(until: string | null, now: number): number | null {
  const left = until === null ? 0 : Math.floor((Date.parse(until) - now) / MINUTE_MS)
  return left > 0 ? left : null
}

function written(shop: Shop, at: string): { day: string; time: string } {
  const { formatDate } = formattersFor(shop)
  const when = new Date(at)
  return { day: formatDate(when, 'weekday'), time: formatDate(when, 'time') }
}

function payUntil(shop: Shop, orderedAt: string): string {
  return formattersFor(shop).formatDate(prepaymentEndsAt(shop, Date.parse(orderedAt)) - 1)
}
