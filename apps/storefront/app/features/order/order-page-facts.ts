import type { Backend } from '@saum/contract/backend'
import { getInvoice, getOrderByToken, type Order } from '@saum/contract/order'
import { workingDaysOf } from '@saum/domain/delivery-options'
import type { Shop } from '@saum/domain/shops'
import { addDays } from '@saum/domain/zoned-time'
import { addressLines } from '#app/ui/address-lines.ts'
import type { WorkingDays } from './days-after-payment.ts'
import { orderHeadline, type OrderHeadline } from './order-headline.ts'
import { toOrderLines, type OrderLine } from './order-lines.ts'
import type { OrderFacts } from './order-progress.ts'
import { toOrderSums, type OrderSums } from './order-sums.ts'

/** What the page shows of a whole order. */
export interface OrderPageFacts extends OrderFacts {
  /** Of the links to what can be done with it. */
  token: string
  orderNumber: string
  createdAt: string
  headline: OrderHeadline
  lines: OrderLine[]
  sums: OrderSums
  /** Where it goes. */
  addressLines: string[]
  payment: Order['payment']
  /** Whether we wait for a transfer, and how long it takes from then on. */
  isTransferAwaited: boolean
  workingDays: WorkingDays
  /** Such as `2026-12-16`, once it has been delivered. */
  lastReturnDay: string | null
  /** Until when it may still be cancelled here. */
  cancelUntil: string | null
  invoiceUrl: string | null
}

/** The order a link or a redeemed code shows; `null` where the link does not hold any more. */
export async function loadOrderPage(
  backend: Backend,
  shop: Shop,
  token: string,
): Promise<OrderPageFacts | null> {
  if (token.length === 0 || token.length > 512) return null
  const found = await backend.call(getOrderByToken, { orderToken: token })
  if (!found.ok) return null
  return toOrderPage(found.value, shop, {
    token,
    invoiceUrl: await loadInvoiceUrl(backend, found.value, token),
  })
}

/** Where the invoice is to be had; `null` while there is none. */
export async function loadInvoiceUrl(
  backend: Backend,
  { invoicedAt }: Order,
  orderToken: string,
): Promise<string | null> {
  const invoice = invoicedAt === null ? null : await backend.call(getInvoice, { orderToken })
  return invoice?.ok ? invoice.value.url : null
}

export function toOrderPage(
  order: Order,
  shop: Shop,
  { token, invoiceUrl }: Pick<OrderPageFacts, 'token' | 'invoiceUrl'>,
): OrderPageFacts {
  const { state, events, packages } = order
  return {
    token,
    state,
    events,
    packages,
    orderNumber: order.publicKey,
    createdAt: order.createdAt,
    headline: orderHeadline({ state, events, packages }),
    lines: toOrderLines(order.items, shop),
    sums: toOrderSums(order),
    addressLines: addressLines(order.address.shipping, shop),
    payment: order.payment,
    isTransferAwaited:
      state === 'ordered' &&
      order.payment.some((one) => one.key === 'prepayment' && one.state === 'pending'),
    workingDays: workingDaysOf(shop, {
      key: order.shipping.option,
      countryCode: order.address.shipping.countryCode,
    }),
    lastReturnDay: order.returnUntil === null ? null : addDays(order.returnUntil, -1),
    cancelUntil: order.cancelUntil,
    invoiceUrl,
  }
}
