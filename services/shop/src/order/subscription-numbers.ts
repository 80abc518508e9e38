import type { Sql } from '../database/database.ts'
import type { KeptPiece } from './kept-order.ts'

interface NumberRow {
  id: string
  number: string
  firstOrderId: number
  lineKey: string
}

/** The pieces with the number of their subscription: it is what customers name when they end it. */
export async function numberPieces(
  sql: Sql,
  order: { id: number; subscriptionId: string | null },
  pieces: readonly KeptPiece[],
): Promise<readonly KeptPiece[]> {
  if (pieces.every(({ document }) => document.subscription === undefined)) return pieces
  const rows = await sql<NumberRow>`
    select id, number, first_order_id as "firstOrderId", line_key as "lineKey" from subscription
    where first_order_id = ${order.id} or id = ${order.subscriptionId}`
  return pieces.map((piece) => {
    const { subscription } = piece.document
    const lineKey = `${piece.variantId}:${subscription?.intervalMonths}`
    const row = rows.find(({ id, firstOrderId, lineKey: key }) =>
      order.subscriptionId === null
        ? firstOrderId === order.id && key === lineKey
        : id === order.subscriptionId,
    )
    if (subscription === undefined || row === undefined) return piece
    return { ...piece, subscriptionNumber: row.number }
  })
}
