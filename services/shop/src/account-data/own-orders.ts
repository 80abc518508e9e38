import type { getReturns } from '@saum/contract/account'
import type { ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { toPagination } from '../catalog/pagination.ts'
import type { Database } from '../database/database.ts'
import { isOrderOf } from '../order/order-list.ts'
import { countOwnReturns, listOwnReturns } from '../order-return/own-returns.ts'
import { PAPER_LINK_MS, type OrderTokens } from '../token/order-token.ts'

interface Whose {
  customerId: number
  shop: Shop
}

export interface OwnOrders {
  /** For what the customer may do with an order, for a while; one of somebody else is none. */
  token(
    whose: Whose,
    orderId: number,
  ): Promise<Result<{ orderToken: string }, { kind: 'order-not-found' }>>
  returns(
    whose: Whose,
    asked: { page: number; perPage: number },
  ): Promise<ResultOf<typeof getReturns>>
}

/** What customers ask about their orders beside the orders themselves. */
export function createOwnOrders({ db, tokens }: { db: Database; tokens: OrderTokens }): OwnOrders {
  return {
    async token({ customerId, shop }, orderId) {
      const isOwn = await isOrderOf(db.sql, { customerId, shop, orderId })
      if (!isOwn) return refuse({ kind: 'order-not-found' })
      return accept({ orderToken: tokens.orderToken(shop, orderId, PAPER_LINK_MS) })
    },
    async returns(whose, { page, perPage }) {
      const entities = await listOwnReturns(db.sql, { ...whose, page, perPage })
      const total = await countOwnReturns(db.sql, whose)
      return {
        entities,
        pagination: toPagination({ page, perPage, current: entities.length, total }),
      }
    },
  }
}
