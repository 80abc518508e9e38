import { redeemOrderCode, requestOrderCode } from '@saum/contract/order'
import * as calls from '@saum/contract/order-return'
import type { ReturnMethod, ReturnReason } from '@saum/domain/return-choices'
import * as v from '@saum/schema/schema'
import type { Shopper } from './basket-shopper.ts'
import type { Database, DatabaseEngine } from '@saum/shop/database/database'
import { createCategoryTrees } from '@saum/shop/catalog/category-trees'
import { deliverOrder, markPaid, packOrder, shipOrder } from '@saum/shop/order/operate'
import type { OrderDraft } from '@saum/shop/order/order-draft'
import { findOrder } from '@saum/shop/order/order-storage'
import { placeOrder } from '@saum/shop/order/place-order'
import { settleCodeRequests } from '@saum/shop/tracking/code-request'
import { aBuyer, aDraft, NOW } from './order-placing.ts'

export interface OrderWish {
  engine: DatabaseEngine
  quantity?: number
  /** Before anything is ordered. */
  fill?: (shopper: Shopper) => Promise<void>
  draft?: (shopper: Shopper) => Promise<Partial<OrderDraft>>
  until?: 'placed' | 'shipped' | 'delivered'
  isPaid?: boolean
}

/** An order that was placed and, unless told otherwise, paid and delivered at `NOW`. */
export async function anOrder({ engine, quantity = 2, ...wish }: OrderWish) {
  const clock = { now: NOW }
  const now = () => clock.now
  const shopper = await aBuyer({ engine, quantity, now })
  const { backend } = shopper
  const { db } = backend
  await wish.fill?.(shopper)
  const parts = { db, now, trees: createCategoryTrees(db, now) }
  const draft = await aDraft(shopper, await wish.draft?.(shopper))
  const { shopId } = draft.shop
  const placed = await placeOrder(parts, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  const { orderId, orderNumber } = placed.value
  if (wish.until !== 'placed') {
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: '00340' })
    if (wish.until !== 'shipped') await deliverOrder(parts, orderId)
    if (wish.isPaid ?? true) await markPaid(parts, orderId)
  }

  async function order() {
    const found = await findOrder(db.sql, orderId)
    if (found === null) throw new Error('The order is gone')
    return found
  }

  return { shopper, backend, db, clock, parts, shopId, orderId, orderNumber, order }
}

/** The link somebody gets who can read the mails of the order. */
async function openByCode({
  backend,
  parts,
  shopId,
  orderNumber,
}: Awaited<ReturnType<typeof anOrder>>): Promise<string> {
  const email = 'marie@example.com'
  await backend.post(requestOrderCode, { orderNumber, email }, shopId)
  const code = await lastCode(parts)
  const { body } = await backend.post(redeemOrderCode, { orderNumber, email, code }, shopId)
  return v.parse(redeemOrderCode.result, body).orderToken
}

/** Of the mails that are due by now. */
export async function lastCode(parts: { db: Database; now: () => number }): Promise<string> {
  await settleCodeRequests(parts)
  const [mail] = await parts.db.sql<{ slots: string }>`
    select slots from mail where kind = 'order-code' order by created_at desc limit 1`
  return (JSON.parse(mail?.slots ?? '{}') as { code?: string }).code ?? ''
}

/** Somebody in the returns portal with an order that was delivered. */
export async function aReturner(wish: OrderWish) {
  const bought = await anOrder(wish)
  const { backend, clock, shopId } = bought
  const itemIds = (await bought.order()).pieces.map(({ id }) => id)
  let link = { token: Promise.resolve(''), at: 0 }

  /** Links of a code do not last; who comes back later asks for a new one. */
  function open(): Promise<string> {
    if (link.at !== clock.now) link = { token: openByCode(bought), at: clock.now }
    return link.token
  }

  return {
    ...bought,
    itemIds,
    async returnable() {
      const payload = { orderToken: await open() }
      const { body } = await backend.post(calls.getReturnableItems, payload, shopId)
      return v.parse(calls.getReturnableItems.result, body)
    },
    quote: async (items: Wanted[], method: ReturnMethod = 'label_pdf') =>
      backend.post(calls.quoteReturn, { orderToken: await open(), items, method }, shopId),
    async create(
      items: Wanted[],
      requestKey = `request-${items.map(({ itemId }) => itemId).join()}`,
    ) {
      const payload = { orderToken: await open(), items, method: 'label_pdf', requestKey } as const
      return backend.post(calls.createReturn, payload, shopId)
    },
    async one(returnId: string) {
      const payload = { orderToken: await open(), returnId }
      const { body } = await backend.post(calls.getReturn, payload, shopId)
      return v.parse(calls.getReturn.result, body)
    },
  }
}

interface Wanted {
  itemId: number
  reason?: ReturnReason
  exchangeVariantId?: number
}
