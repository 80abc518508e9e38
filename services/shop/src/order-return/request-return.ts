import type { ParsedPayloadOf } from '@saum/contract/call'
import type { createReturn } from '@saum/contract/order-return'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { claimOrder } from '../order/order-storage.ts'
import { announceReturn, SizeGone, type WantedPiece } from './announce-return.ts'
import type { KeptReturn } from './kept-return.ts'
import type { OrderReductions } from './lost-reductions.ts'
import { loadReductions } from './order-reductions.ts'
import { findReturnByRequest, listReturnsOfOrder } from './return-storage.ts'
import { judgePieces } from './returnable-piece.ts'

interface RequestParts {
  db: Database
  trees: CategoryTrees
  now: () => number
}

type ReturnWish = Pick<ParsedPayloadOf<typeof createReturn>, 'items' | 'method' | 'requestKey'>

type RequestOutcome = Result<
  KeptReturn,
  { kind: 'not-returnable' } | { kind: 'exchange-unavailable' }
>

/** The same form again is answered with the return it has led to. */
export async function requestReturn(
  { db, trees, now }: RequestParts,
  order: KeptOrder,
  wish: ReturnWish,
): Promise<RequestOutcome> {
  // Read before anything is claimed: nobody waits for it.
  const reductions = await loadReductions(db.sql, trees, order)
  const request = { orderId: order.id, wish, reductions, now: now() }
  try {
    return await tryAgain(() => db.transaction((sql) => announceOnce(sql, request)))
  } catch (error) {
    if (error instanceof SizeGone) return refuse({ kind: 'exchange-unavailable' })
    throw error
  }
}

interface Request {
  orderId: number
  wish: ReturnWish
  reductions: OrderReductions
  now: number
}

/** Nobody else sends back pieces of the same order meanwhile. */
async function announceOnce(
  sql: Sql,
  { orderId, wish, reductions, now }: Request,
): Promise<RequestOutcome> {
  const order = await claimOrder(sql, orderId, now)
  const requestKey = `${orderId}:${wish.requestKey}`
  const known = await findReturnByRequest(sql, requestKey)
  if (known !== null) return accept(known)
  const returns = await listReturnsOfOrder(sql, orderId)
  if (order === null || !mayComeBack(wish.items, order, { returns, now })) {
    return refuse({ kind: 'not-returnable' })
  }
  const { items, method } = wish
  const announcement = { order, returns, reductions, items, method, requestKey, now }
  return announceReturn(sql, { ...announcement, isWithdrawal: false })
}

/** Each of them once, of this order, and none that may not be sent back. */
export function mayComeBack(
  items: readonly WantedPiece[],
  order: KeptOrder,
  { returns, now }: { returns: readonly KeptReturn[]; now: number },
): boolean {
  const returnable = new Set(
    judgePieces(order, returns, now).flatMap(({ piece, fault }) =>
      fault === null ? [piece.id] : [],
    ),
  )
  const ids = new Set(items.map(({ itemId }) => itemId))
  return ids.size === items.length && items.every(({ itemId }) => returnable.has(itemId))
}
