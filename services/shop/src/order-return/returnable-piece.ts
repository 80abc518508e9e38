import type { ReturnableItem } from '@saum/contract/order-return'
import { lastReturnDay } from '@saum/domain/return-terms'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { KeptOrder, KeptPiece } from '../order/kept-order.ts'
import type { KeptReturn } from './kept-return.ts'

type ReturnFault = NonNullable<ReturnableItem['fault']>

/** Attribute of products nobody may send back, such as those made to measure; its label says why. */
const EXCLUSION = 'returnExclusion'

export interface JudgedPiece {
  piece: KeptPiece
  /** Last day; `null` while something is still on its way. */
  until: string | null
  fault: ReturnFault | null
}

/** What the customer has or is about to have, and whether it may be sent back. */
export function judgePieces(
  order: KeptOrder,
  returns: readonly KeptReturn[],
  now: number,
): JudgedPiece[] {
  const returnedIds = new Set(
    returns
      .filter(({ state }) => state !== 'rejected')
      .flatMap(({ items }) => items.map(({ pieceId }) => pieceId)),
  )
  const deliveredAt = lastDelivery(order)
  const until = deliveredAt === null ? null : lastReturnDay(order.shop, deliveredAt)
  const today = wallTimeAt(now, order.shop.timeZone).day
  return order.pieces
    .filter(({ state }) => state !== 'cancelled' && state !== 'undeliverable')
    .map((piece) => {
      const isReturned = piece.state === 'returned' || returnedIds.has(piece.id)
      const fault = isReturned ? 'already-returned' : faultOf(piece, { until, today })
      return { piece, until, fault }
    })
}

function faultOf(
  piece: KeptPiece,
  { until, today }: { until: string | null; today: string },
): ReturnFault | null {
  if (isExcluded(piece)) return 'excluded'
  if (piece.state !== 'delivered') return 'not-delivered'
  return until !== null && today > until ? 'window-closed' : null
}

function isExcluded({ document }: KeptPiece): boolean {
  return document.product.attributes[EXCLUSION] !== undefined
}

/** When the last parcel arrived; `null` while one is on its way. */
export function lastDelivery({ parcels }: KeptOrder): number | null {
  const moments = parcels.map(({ deliveredAt }) => deliveredAt)
  if (moments.length === 0 || moments.includes(null)) return null
  return Math.max(...moments.map((moment) => moment ?? 0))
}
