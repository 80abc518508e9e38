import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { queueMail, type MailKind } from '../mail/mail-outbox.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { claimOrder } from '../order/order-storage.ts'
import type { KeptReturn, ReturnState } from './kept-return.ts'
import { findReturn, saveReturnState } from './return-storage.ts'

export interface ReturnMoveParts {
  db: Database
  now: () => number
}

export type ReturnMoveRefusal =
  | { kind: 'return-not-found' }
  /** With how far it is. */
  | { kind: 'not-allowed'; state: ReturnState }
  /** What is missing is to be some of its pieces, and not all. */
  | { kind: 'wrong-pieces' }

export type MovedReturn = Promise<Result<KeptReturn, ReturnMoveRefusal>>

/** A return and its order, both as they are in this transaction. */
export interface ClaimedReturn {
  kept: KeptReturn
  order: KeptOrder
  now: number
}

/** All of it or nothing; nobody else moves a return of the same order meanwhile. */
export function moveReturn(
  { db, now }: ReturnMoveParts,
  id: string,
  from: readonly ReturnState[],
  work: (sql: Sql, claimed: ClaimedReturn) => Promise<void>,
): MovedReturn {
  return tryAgain(() =>
    db.transaction(async (sql) => {
      const moment = now()
      const found = await findReturn(sql, id)
      const order = found && (await claimOrder(sql, found.orderId, moment))
      // Once more, as somebody may have moved it before the order was ours.
      const kept = await findReturn(sql, id)
      if (order === null || kept === null) return refuse({ kind: 'return-not-found' })
      if (!from.includes(kept.state)) return refuse({ kind: 'not-allowed', state: kept.state })
      await work(sql, { kept, order, now: moment })
      return accept((await findReturn(sql, id)) ?? kept)
    }),
  )
}

export async function saveMove(
  sql: Sql,
  { kept, now }: ClaimedReturn,
  state: ReturnState,
  document = kept.document,
): Promise<void> {
  await saveReturnState(sql, kept.id, { state, document, now })
}

export async function tellOfReturn(
  sql: Sql,
  { kept, order, now }: ClaimedReturn,
  kind: MailKind,
): Promise<void> {
  const { shop, email } = order
  const mail = { kind, shopId: shop.shopId, recipient: email, subjectId: kept.id, slots: {} }
  await queueMail(sql, mail, { now })
}
