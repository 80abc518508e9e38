import type { DatabaseSync } from 'node:sqlite'
import * as v from '@saum/schema/schema'

/** What becomes of payments that are charged by it. */
export type LaterOutcome = 'pays' | 'declines'

/** What a merchant may charge again by, left by one payment. */
export interface Mandate {
  id: string
  /** The payment it was left by; worth nothing until that is paid. */
  paymentId: string
  later: LaterOutcome
}

const mandateRow = v.object({
  id: v.string(),
  payment_id: v.string(),
  later: v.picklist(['pays', 'declines']),
})

export interface MandateStorage {
  insert(mandate: { id: string; paymentId: string; now: number }): void
  /** `null` also for one that was ended. */
  find(id: string): Mandate | null
  /** The one a payment leaves; `null` where the merchant has asked for none. */
  leftBy(paymentId: string): Mandate | null
  /** False where there never was such a one; ended twice it is ended. */
  end(id: string): boolean
  setLater(paymentId: string, later: LaterOutcome): void
  noteCharge(charge: { paymentId: string; mandateId: string }): void
  /** Whether a payment was charged by this mandate. */
  hasCharged(charge: { paymentId: string; mandateId: string }): boolean
}

export function createMandateStorage(database: DatabaseSync): MandateStorage {
  const inserting = database.prepare(
    "insert into mandate (id, payment_id, later, created_at) values (?, ?, 'pays', ?)",
  )
  const living = 'id not in (select mandate_id from ended_mandate)'
  const byId = database.prepare(`select * from mandate where id = ? and ${living}`)
  const byPayment = database.prepare(`select * from mandate where payment_id = ? and ${living}`)
  const known = database.prepare('select 1 from mandate where id = ?')
  const ending = database.prepare('insert or ignore into ended_mandate (mandate_id) values (?)')
  const changing = database.prepare('update mandate set later = ? where payment_id = ?')
  const charging = database.prepare('insert into charge (payment_id, mandate_id) values (?, ?)')
  const charged = database.prepare('select 1 from charge where payment_id = ? and mandate_id = ?')

  return {
    insert: ({ id, paymentId, now }) => void inserting.run(id, paymentId, now),
    find: (id) => toMandate(byId.get(id)),
    leftBy: (paymentId) => toMandate(byPayment.get(paymentId)),
    end(id) {
      if (known.get(id) === undefined) return false
      ending.run(id)
      return true
    },
    setLater: (paymentId, later) => void changing.run(later, paymentId),
    noteCharge: ({ paymentId, mandateId }) => void charging.run(paymentId, mandateId),
    hasCharged: ({ paymentId, mandateId }) => charged.get(paymentId, mandateId) !== undefined,
  }
}

function toMandate(row: unknown): Mandate | null {
  if (row === undefined) return null
  const { id, payment_id: paymentId, later } = v.parse(mandateRow, row)
  return { id, paymentId, later }
}
