import { randomUUID } from 'node:crypto'
import type { RefundQuote } from '@saum/contract/order-return'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Sql } from '../database/database.ts'
import { listCardShares } from '../gift-card/gift-card-balance.ts'
import { reissuePointsVoucher } from '../loyalty/card-vouchers.ts'
import { takeBackPoints } from '../loyalty/points.ts'
import { noteEvent } from '../order/order-events.ts'
import { toMoved } from '../order/moved-order.ts'
import { isPaid } from '../order/order-money.ts'
import { findOrder } from '../order/order-storage.ts'
import { nextState } from '../order/order-transitions.ts'
import { insertRefund, queueRefund } from '../payment/refunds.ts'
import type { OrderReductions } from './lost-reductions.ts'
import {
  moveReturn,
  saveMove,
  tellOfReturn,
  type ClaimedReturn,
  type MovedReturn,
  type ReturnMoveParts,
} from './move-return.ts'
import { loadReductions } from './order-reductions.ts'
import { quoteReturn } from './return-quote.ts'
import { findReturn, listReturnsOfOrder } from './return-storage.ts'

/**
 * Gives the money back. It is worked out once more from what has really come back: another parcel that
 * was announced may never arrive, and a size that was wanted instead may have gone.
 */
export async function refundReturn(
  { trees, ...parts }: ReturnMoveParts & { trees: CategoryTrees },
  id: string,
): MovedReturn {
  const { sql: reading } = parts.db
  const known = await findReturn(reading, id)
  const order = known && (await findOrder(reading, known.orderId))
  const reductions = order && (await loadReductions(reading, trees, order))
  return moveReturn(parts, id, ['inspected'], async (sql, claimed) => {
    if (reductions === null) throw new Error(`Return ${id} is of no order`)
    const quote = await quoteAgain(sql, claimed, reductions)
    await giveBack(sql, claimed, quote)
    await saveMove(sql, claimed, 'refunded', { ...claimed.kept.document, quote })
    await endOrder(sql, claimed)
  })
}

async function quoteAgain(
  sql: Sql,
  { kept, order }: ClaimedReturn,
  reductions: OrderReductions,
): Promise<RefundQuote> {
  const returns = await listReturnsOfOrder(sql, order.id)
  return quoteReturn({
    order,
    reductions,
    returns,
    others: returns.filter(({ id, state }) => id !== kept.id && state === 'refunded'),
    comingBack: kept.items.map(({ pieceId, reason, exchangePieceId }) => ({
      pieceId,
      reason,
      isExchanged: exchangePieceId !== null,
    })),
    method: kept.method,
    at: kept.createdAt,
    cards: await listCardShares(sql, order.id),
  })
}

/** The way it was paid. Of an invoice that is still open, so much less has to be paid. */
async function giveBack(sql: Sql, claimed: ClaimedReturn, quote: RefundQuote): Promise<void> {
  const { kept, order, now } = claimed
  const { refundCents: cents } = quote
  const goodsCents = quote.itemsCents - quote.adjustmentCents + quote.restoredCents
  await takeBackPoints(sql, order, { returnId: kept.id, cents: goodsCents, now })
  if (cents === 0) return
  const reason = `return:${kept.id}`
  const shares = await queueRefund(sql, { order, cents, reason, now })
  const openCents = cents - shares.reduce((sum, share) => sum + share.cents, 0)
  if (openCents > 0 && !isPaid(order)) {
    await insertRefund(sql, {
      refundKey: randomUUID(),
      orderId: order.id,
      paymentKey: null,
      methodKey: 'invoice',
      cents: openCents,
      currency: order.shop.currency,
      reason,
      isDone: true,
      now,
    })
  }
  await noteEvent(sql, { orderId: order.id, kind: 'refunded', at: now, actor: 'operator' })
  await tellOfReturn(sql, claimed, 'refund')
}

/** Once nothing of it is left with the customer. */
async function endOrder(sql: Sql, { order, now }: ClaimedReturn): Promise<void> {
  const hasSome = order.pieces.some(({ state }) => state === 'available' || state === 'delivered')
  const state = nextState(toMoved(order), 'return')
  if (state === null || hasSome) return
  await sql`
    update customer_order set state = ${state}, updated_at = ${now} where id = ${order.id}`
  await sql`update order_parcel set state = 'returned' where order_id = ${order.id}`
  const { shop, document } = order
  if (document.voucher) await reissuePointsVoucher(sql, { code: document.voucher.code, shop, now })
}
