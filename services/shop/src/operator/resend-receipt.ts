import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findDeclaration } from '../declaration/declaration-storage.ts'
import { receiptMail } from '../declaration/receipt-mail.ts'
import { queueMail } from '../mail/mail-outbox.ts'

/** Receipts a declaration once more, to the address it came from; false where there is none. */
export function resendReceipt(db: Database, id: string, now: number): Promise<boolean> {
  return db.transaction(async (sql) => {
    const declaration = await findDeclaration(sql, id)
    if (declaration === null) return false
    const mail = receiptMail(declaration)
    await queueMail(sql, mail, {
      dedupeKey: `${mail.kind}:${id}:${randomUUID()}`,
      now,
      by: 'owner',
    })
    return true
  })
}
