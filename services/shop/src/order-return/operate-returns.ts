import { refuse } from '@saum/domain/result'
import type { Sql } from '../database/database.ts'
import { noteEvent } from '../order/order-events.ts'
import { giveStockBack } from '../order/take-stock.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { giveUpHolds, sendExchanges } from './exchange.ts'
import {
  moveReturn,
  saveMove,
  tellOfReturn,
  type ClaimedReturn,
  type MovedReturn,
  type ReturnMoveParts,
} from './move-return.ts'
import { findReturn, removeItems } from './return-storage.ts'

/** The parcel is here. */
export function receiveReturn(parts: ReturnMoveParts, id: string): MovedReturn {
  return moveReturn(parts, id, ['announced'], async (sql, claimed) => {
    await saveMove(sql, claimed, 'received')
    const { order, now } = claimed
    await noteEvent(sql, { orderId: order.id, kind: 'return-received', at: now, actor: 'operator' })
    await tellOfReturn(sql, claimed, 'return-received')
  })
}

interface Inspection {
  id: string
  trackingNumber: string | null
  /** Which of its pieces were not in the parcel, counted from 1 as on the label. */
  missing?: readonly number[]
}

/**
 * The pieces are fine: they can be sold again, and the sizes that were wanted instead go out. What was
 * not in the parcel leaves the return, stays the customer's and may be registered again.
 */
export async function inspectReturn(
  parts: ReturnMoveParts,
  { id, trackingNumber, missing = [] }: Inspection,
): MovedReturn {
  // What is in a return changes with its inspection only.
  const count = (await findReturn(parts.db.sql, id))?.items.length ?? Infinity
  if (missing.some((number) => number > count) || missing.length >= count) {
    return refuse({ kind: 'wrong-pieces' })
  }
  return moveReturn(parts, id, ['announced', 'received'], async (sql, announced) => {
    const { claimed, freedIds } = await withoutMissing(sql, announced, missing)
    const { kept, order, now } = claimed
    if (kept.state === 'announced') {
      const event = { kind: 'return-received', at: now, actor: 'operator' } as const
      await noteEvent(sql, { orderId: order.id, ...event })
    }
    const ids = kept.items.map(({ pieceId }) => pieceId)
    await sql`update order_item set state = 'returned' where id in (${ids})`
    const pieces = order.pieces.filter(({ id: pieceId }) => ids.includes(pieceId))
    const backIds = await giveStockBack(
      sql,
      order.shop.shopId,
      pieces.filter(({ isFromStock }) => isFromStock),
    )
    await sendExchanges(sql, claimed, trackingNumber)
    await saveMove(sql, claimed, 'inspected')
    await noteProductChanges(sql, [...freedIds, ...backIds])
  })
}

/** The pieces go back to the customer, who reads why. */
export function rejectReturn(
  parts: ReturnMoveParts,
  { id, reason }: { id: string; reason: string },
): MovedReturn {
  return moveReturn(parts, id, ['announced', 'received'], async (sql, claimed) => {
    const { kept, order, now } = claimed
    const backIds = await giveUpHolds(sql, { order, returns: [kept] })
    const { document } = kept
    await saveMove(sql, claimed, 'rejected', { ...document, rejectedReason: reason })
    await noteEvent(sql, { orderId: order.id, kind: 'return-rejected', at: now, actor: 'operator' })
    await tellOfReturn(sql, claimed, 'return-rejected')
    await noteProductChanges(sql, backIds)
  })
}

/** Sizes that were wanted instead of what did not come can be sold again. */
async function withoutMissing(sql: Sql, claimed: ClaimedReturn, missing: readonly number[]) {
  const { kept, order } = claimed
  const absent = kept.items.filter((_, index) => missing.includes(index + 1))
  if (absent.length === 0) return { claimed, freedIds: [] }
  const freedIds = await giveUpHolds(sql, { order, returns: [{ ...kept, items: absent }] })
  const pieceIds = absent.map(({ pieceId }) => pieceId)
  await removeItems(sql, kept.id, pieceIds)
  const items = kept.items.filter((item) => !absent.includes(item))
  return { claimed: { ...claimed, kept: { ...kept, items } }, freedIds }
}
