import { getOrderToken } from '@saum/contract/account'
import type { Backend } from '@saum/contract/backend'
import { getOrderById, type Order } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'
import {
  loadInvoiceUrl,
  toOrderPage,
  type OrderPageFacts,
} from '#app/features/order/order-page-facts.ts'

/** An order of the customer's own; one of somebody else is as unknown as one that never was. */
export async function findOwnOrder(backend: Backend, orderId: number): Promise<Order | null> {
  const found = await backend.call(getOrderById, { orderId })
  return found.ok ? found.value : null
}

export async function loadOwnOrder(
  backend: Backend,
  shop: Shop,
  orderId: number,
): Promise<OrderPageFacts | null> {
  const [order, opened] = await Promise.all([
    findOwnOrder(backend, orderId),
    backend.call(getOrderToken, { orderId }),
  ])
  if (order === null || !opened.ok) return null
  const token = opened.value.orderToken
  return toOrderPage(order, shop, {
    token,
    invoiceUrl: await loadInvoiceUrl(backend, order, token),
  })
}
