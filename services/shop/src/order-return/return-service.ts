import type {
  createReturn,
  getReturn,
  getReturnableItems,
  quoteReturn as quoteReturnCall,
} from '@saum/contract/order-return'
import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import { labelFeeOf } from '@saum/domain/return-terms'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { Shop } from '@saum/domain/shops'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Database } from '../database/database.ts'
import { listCardShares } from '../gift-card/gift-card-balance.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { toComingBack } from './announce-return.ts'
import { findSize, listOfferedSizes } from './exchange-sizes.ts'
import type { KeptReturn } from './kept-return.ts'
import { loadReductions } from './order-reductions.ts'
import { mayComeBack, requestReturn } from './request-return.ts'
import { toReturn } from './return-answer.ts'
import { quoteReturn } from './return-quote.ts'
import { findReturn, listReturnsOfOrder } from './return-storage.ts'
import { judgePieces } from './returnable-piece.ts'
import { toReturnableItems } from './returnable-answer.ts'

type InvalidToken = { kind: 'invalid-token' }
type NotReturnable = { kind: 'not-returnable' }
type CreateRefusal = InvalidToken | NotReturnable | { kind: 'exchange-unavailable' }

export interface ReturnService {
  returnable(
    shop: Shop,
    question: ParsedPayloadOf<typeof getReturnableItems>,
  ): Promise<Result<ResultOf<typeof getReturnableItems>, InvalidToken>>
  quote(
    shop: Shop,
    wish: ParsedPayloadOf<typeof quoteReturnCall>,
  ): Promise<Result<ResultOf<typeof quoteReturnCall>, InvalidToken | NotReturnable>>
  /** The same request again is answered with the return there is. */
  create(
    shop: Shop,
    wish: ParsedPayloadOf<typeof createReturn>,
  ): Promise<Result<ResultOf<typeof createReturn>, CreateRefusal>>
  one(
    shop: Shop,
    question: ParsedPayloadOf<typeof getReturn>,
  ): Promise<Result<ResultOf<typeof getReturn>, InvalidToken | { kind: 'return-not-found' }>>
}

interface ReturnParts {
  db: Database
  trees: CategoryTrees
  tokens: OrderTokens
  now: () => number
}

/** What customers do about what they send back; whoever holds a link to the order may. */
export function createReturnService({ db, trees, tokens, now }: ReturnParts): ReturnService {
  async function open(shop: Shop, token: string): Promise<KeptOrder | null> {
    const orderId = tokens.openOrder(shop, token)
    return orderId === null ? null : findOrder(db.sql, orderId)
  }

  async function answer(order: KeptOrder, kept: KeptReturn) {
    const sizes = new Map<number, string>()
    for (const { exchangeVariantId } of kept.items) {
      const size = exchangeVariantId && (await findSize(db.sql, exchangeVariantId))
      if (size) sizes.set(size.variantId, size.size)
    }
    return toReturn(kept, { order, tokens, sizes })
  }

  return {
    async returnable(shop, { orderToken }) {
      const order = await open(shop, orderToken)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const returns = await listReturnsOfOrder(db.sql, order.id)
      const judged = judgePieces(order, returns, now())
      const productIds = [...new Set(order.pieces.map(({ productId }) => productId))]
      const sizes = await listOfferedSizes(db.sql, shop.shopId, productIds)
      return accept({
        orderNumber: order.orderNumber,
        currencyCode: shop.currency,
        items: toReturnableItems(judged, sizes),
        labelFeeCents: labelFeeOf(shop),
        carrierName: SHOP_SERVICE[shop.path].carrier,
        returns: returns.map(({ id, state, createdAt }) => ({
          returnId: id,
          status: state,
          createdAt: new Date(createdAt).toISOString(),
        })),
      })
    },

    async quote(shop, { orderToken, items, method }) {
      const order = await open(shop, orderToken)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const returns = await listReturnsOfOrder(db.sql, order.id)
      if (!mayComeBack(items, order, { returns, now: now() }))
        return refuse({ kind: 'not-returnable' })
      return accept(
        quoteReturn({
          order,
          reductions: await loadReductions(db.sql, trees, order),
          returns,
          others: returns.filter(({ state }) => state !== 'rejected'),
          comingBack: items.map(toComingBack),
          method,
          at: now(),
          cards: await listCardShares(db.sql, order.id),
        }),
      )
    },

    async create(shop, { orderToken, ...wish }) {
      const order = await open(shop, orderToken)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const outcome = await requestReturn({ db, trees, now }, order, wish)
      return outcome.ok ? accept(await answer(order, outcome.value)) : outcome
    },

    async one(shop, { orderToken, returnId }) {
      const order = await open(shop, orderToken)
      if (order === null) return refuse({ kind: 'invalid-token' })
      const kept = await findReturn(db.sql, returnId)
      if (kept?.orderId !== order.id) return refuse({ kind: 'return-not-found' })
      return accept(await answer(order, kept))
    },
  }
}
