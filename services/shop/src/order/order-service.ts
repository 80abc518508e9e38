import type { Order, getOrders } from '@saum/contract/order'
import type { ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { toPagination } from '../catalog/pagination.ts'
import type { Database } from '../database/database.ts'
import { findGuestOrder } from '../session/guest-session.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { PAPER_LINK_MS, type OrderTokens } from '../token/order-token.ts'
import { cancelByCustomer } from './cancel-order.ts'
import type { KeptOrder } from './kept-order.ts'
import { toOrder } from './order-answer.ts'
import { countOrders, findLatestOrderId, isOrderOf } from './order-list.ts'
import { readOrderPage } from './order-page.ts'
import { findOrder } from './order-storage.ts'
import { orderWithoutPerson } from './order-without-person.ts'

type OrderPage = ResultOf<typeof getOrders>

interface OrderCustomer {
  shop: Shop
  customerId: number
}

export interface OrderService {
  /** By the link of the confirmation page: without the person. */
  byConfirmation(shop: Shop, token: string): Promise<Result<Order, { kind: 'invalid-token' }>>
  byToken(shop: Shop, token: string): Promise<Result<Order, { kind: 'invalid-token' }>>
  /** What this session has ordered last; `null` after a while. */
  recent(owner: SessionOwner): Promise<Order | null>
  /** For what the customer of an order may do with it, for a while. */
  tokenOf(shop: Shop, orderId: number): string
  ofCustomer(
    whose: OrderCustomer,
    orderId: number,
  ): Promise<Result<Order, { kind: 'order-not-found' }>>
  page(whose: OrderCustomer, asked: { page: number; perPage: number }): Promise<OrderPage>
  cancel(
    shop: Shop,
    token: string,
  ): Promise<Result<{ order: Order }, { kind: 'invalid-token' | 'too-late' }>>
  invoice(
    shop: Shop,
    token: string,
  ): Promise<Result<{ url: string; expiresAt: string }, { kind: 'invalid-token' | 'not-invoiced' }>>
}

interface OrderParts {
  db: Database
  tokens: OrderTokens
  now: () => number
}

export function createOrderService({ db, tokens, now }: OrderParts): OrderService {
  const answer = (order: KeptOrder) => toOrder(order, { now: now() })

  function open(shop: Shop, token: string): Promise<KeptOrder | null> {
    return find(tokens.openOrder(shop, token))
  }

  async function find(orderId: number | null): Promise<KeptOrder | null> {
    return orderId === null ? null : findOrder(db.sql, orderId)
  }

  return {
    async byConfirmation(shop, token) {
      const order = await find(tokens.openConfirmation(shop, token))
      if (order === null) return refuse({ kind: 'invalid-token' })
      return accept(orderWithoutPerson(answer(order)))
    },
    async byToken(shop, token) {
      const order = await open(shop, token)
      return order === null ? refuse({ kind: 'invalid-token' }) : accept(answer(order))
    },
    async recent(owner) {
      const { shop, customer } = owner
      const orderId =
        customer === null
          ? await findGuestOrder(db.sql, owner, now())
          : await findLatestOrderId(db.sql, { customerId: customer.id, shop, now: now() })
      const order = await find(orderId)
      return order === null || order.state === 'cancelled' ? null : answer(order)
    },
    tokenOf: (shop, orderId) => tokens.orderToken(shop, orderId, PAPER_LINK_MS),
    async ofCustomer(whose, orderId) {
      const isOwn = await isOrderOf(db.sql, { ...whose, orderId })
      const order = isOwn ? await findOrder(db.sql, orderId) : null
      return order === null ? refuse({ kind: 'order-not-found' }) : accept(answer(order))
    },
    async page(whose, { page, perPage }) {
      const entities = await readOrderPage(db.sql, { ...whose, page, perPage })
      const total = await countOrders(db.sql, whose)
      const pagination = toPagination({ page, perPage, current: entities.length, total })
      return { entities, pagination }
    },
    async cancel(shop, token) {
      const order = await open(shop, token)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const cancelled = await cancelByCustomer({ db, now }, order.id)
      if (cancelled.ok) return accept({ order: answer(cancelled.value) })
      // A second click on the same button has nothing left to do.
      const isDone =
        cancelled.refusal.kind === 'not-allowed' && cancelled.refusal.state === 'cancelled'
      return isDone ? accept({ order: answer(order) }) : refuse({ kind: 'too-late' })
    },
    async invoice(shop, token) {
      const order = await open(shop, token)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const parcel = order.parcels.find(({ invoiceNumber }) => invoiceNumber !== null)
      if (parcel === undefined) return refuse({ kind: 'not-invoiced' })
      const url = tokens.paperUrl(shop, { kind: 'invoice', id: String(order.id) })
      return accept({ url, expiresAt: new Date(now() + PAPER_LINK_MS).toISOString() })
    },
  }
}
