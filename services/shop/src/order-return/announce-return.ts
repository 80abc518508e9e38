import { accept, refuse, type Result } from '@saum/domain/result'
import type { ReturnMethod, ReturnReason } from '@saum/domain/return-choices'
import { EXCHANGE_HOLD_DAYS, lastReturnDay, sendBackUntil } from '@saum/domain/return-terms'
import type { Sql } from '../database/database.ts'
import { listCardShares } from '../gift-card/gift-card-balance.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { noteEvent } from '../order/order-events.ts'
import { takeStock } from '../order/take-stock.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { listOfferedSizes } from './exchange-sizes.ts'
import type { KeptReturn, ReturnedPiece } from './kept-return.ts'
import type { OrderReductions } from './lost-reductions.ts'
import type { ComingBack } from './refund-quote.ts'
import { quoteReturn } from './return-quote.ts'
import { insertReturn } from './return-storage.ts'
import { lastDelivery } from './returnable-piece.ts'

export interface WantedPiece {
  itemId: number
  reason: ReturnReason
  exchangeVariantId?: number | undefined
}

export interface Announcement {
  /** Claimed in this transaction. */
  order: KeptOrder
  /** All there are of the order. */
  returns: readonly KeptReturn[]
  reductions: OrderReductions
  /** Looked at whether they may come back. */
  items: readonly WantedPiece[]
  method: ReturnMethod
  requestKey: string
  isWithdrawal: boolean
  now: number
}

type ExchangeUnavailable = { kind: 'exchange-unavailable' }

/** Thrown so that everything before it is taken back. */
export class SizeGone extends Error {}

/** Keeps a return with its label; the sizes that are wanted instead are held back from now on. */
export async function announceReturn(
  sql: Sql,
  announcement: Announcement,
): Promise<Result<KeptReturn, ExchangeUnavailable>> {
  const { order, returns, now } = announcement
  if (!(await areSizesOfTheSame(sql, announcement))) return refuse({ kind: 'exchange-unavailable' })
  const { items, soldOutProductIds } = await holdSizes(sql, announcement)
  const deliveredAt = lastDelivery(order)
  const lastDay = deliveredAt === null ? null : lastReturnDay(order.shop, deliveredAt)
  const kept: KeptReturn = {
    id: `${order.orderNumber}-R${returns.length + 1}`,
    orderId: order.id,
    state: 'announced',
    method: announcement.method,
    document: {
      quote: await quote(sql, announcement),
      rejectedReason: null,
      isWithdrawal: announcement.isWithdrawal,
    },
    createdAt: now,
    updatedAt: now,
    sendBackUntil: sendBackUntil(order.shop, now, lastDay),
    items,
  }
  await insertReturn(sql, { ...kept, requestKey: announcement.requestKey })
  await noteEvent(sql, { orderId: order.id, kind: 'return-announced', at: now, actor: 'shopper' })
  await tell(sql, announcement, kept.id)
  await noteProductChanges(sql, soldOutProductIds)
  return accept(kept)
}

async function quote(sql: Sql, announcement: Announcement) {
  const { order, returns, reductions, method, now } = announcement
  return quoteReturn({
    order,
    reductions,
    returns,
    others: returns.filter(({ state }) => state !== 'rejected'),
    comingBack: announcement.items.map(toComingBack),
    method,
    at: now,
    cards: await listCardShares(sql, order.id),
  })
}

export function toComingBack({ itemId, reason, exchangeVariantId }: WantedPiece): ComingBack {
  return { pieceId: itemId, reason, isExchanged: exchangeVariantId !== undefined }
}

/** Who withdraws is told by the receipt of that. */
async function tell(sql: Sql, { order, isWithdrawal, now }: Announcement, id: string) {
  if (isWithdrawal) return
  const { shop, email } = order
  const mail = { kind: 'return-registered', shopId: shop.shopId, recipient: email } as const
  await queueMail(sql, { ...mail, subjectId: id, slots: {} }, { now })
}

/** Another size, and of nothing else. */
async function areSizesOfTheSame(sql: Sql, { order, items }: Announcement): Promise<boolean> {
  const wanted = items.filter(({ exchangeVariantId }) => exchangeVariantId !== undefined)
  if (wanted.length === 0) return true
  const pieceOf = new Map(order.pieces.map((piece) => [piece.id, piece]))
  const productIds = wanted.flatMap(({ itemId }) => pieceOf.get(itemId)?.productId ?? [])
  const sizes = await listOfferedSizes(sql, order.shop.shopId, productIds)
  return wanted.every(({ itemId, exchangeVariantId }) => {
    const piece = pieceOf.get(itemId)
    const size = sizes.find(({ variantId }) => variantId === exchangeVariantId)
    return size?.productId === piece?.productId && exchangeVariantId !== piece?.variantId
  })
}

async function holdSizes(sql: Sql, { order, items, now }: Announcement) {
  const productOf = new Map(order.pieces.map(({ id, productId }) => [id, productId]))
  const wanted = items.flatMap(({ itemId, exchangeVariantId: variantId }) =>
    variantId === undefined ? [] : { variantId, productId: productOf.get(itemId) ?? 0 },
  )
  const { unstockedIds, missingIds, soldOutProductIds } = await takeStock(
    sql,
    order.shop.shopId,
    wanted,
  )
  if (missingIds.length > 0) throw new SizeGone()
  const returned = items.map(({ itemId, reason, exchangeVariantId = null }): ReturnedPiece => {
    const isHeld = exchangeVariantId !== null && !unstockedIds.has(exchangeVariantId)
    const heldUntil = isHeld ? now + EXCHANGE_HOLD_DAYS * DAY_MS : null
    return { pieceId: itemId, reason, exchangeVariantId, heldUntil, exchangePieceId: null }
  })
  return { items: returned, soldOutProductIds }
}
