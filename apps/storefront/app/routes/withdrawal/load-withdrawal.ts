import type { Backend } from '@saum/contract/backend'
import { getOrderByToken } from '@saum/contract/order'
import { getDeclarationReceipt, type DeclarationReceipt } from '@saum/contract/withdrawal'
import type { Shop } from '@saum/domain/shops'
import { toOrderLines, type OrderLine } from '#app/features/order/order-lines.ts'

/** What is known of the order somebody came from, so that they need not type it. */
export interface KnownOrder {
  name: string
  contract: string
  email: string
  lines: OrderLine[]
}

export interface WithdrawalPageFacts {
  /** `null` until it was declared. */
  receipt: DeclarationReceipt | null
  isReceiptUnknown: boolean
  order: KnownOrder | null
}

export async function loadWithdrawal(
  backend: Backend,
  shop: Shop,
  query: URLSearchParams,
): Promise<WithdrawalPageFacts> {
  const receiptToken = query.get('receipt')
  const receipt = receiptToken === null ? null : await findReceipt(backend, receiptToken)
  const token = query.get('order')
  return {
    receipt,
    isReceiptUnknown: receiptToken !== null && receipt === null,
    order: token === null ? null : await findOrder(backend, shop, token),
  }
}

async function findReceipt(
  backend: Backend,
  receiptToken: string,
): Promise<DeclarationReceipt | null> {
  if (receiptToken.length > 512) return null
  const found = await backend.call(getDeclarationReceipt, { receiptToken })
  return found.ok ? found.value : null
}

async function findOrder(backend: Backend, shop: Shop, token: string): Promise<KnownOrder | null> {
  if (token.length === 0 || token.length > 512) return null
  const found = await backend.call(getOrderByToken, { orderToken: token })
  if (!found.ok) return null
  const { customer, publicKey, items } = found.value
  const open = items.filter(({ status }) => status === 'available' || status === 'delivered')
  return {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    contract: publicKey,
    email: customer.email,
    lines: toOrderLines(open, shop),
  }
}
