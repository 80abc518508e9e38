import type { Database, Sql } from '../database/database.ts'
import { takeLockOf } from '../database/exclusive-lock.ts'
import type { OrderDraft } from './order-draft.ts'

/** Each keeps goods for a week that nobody has paid for. */
const UNPAID_ORDERS = { email: 3, client: 20 }

/**
 * Whether goods may be kept once more until the money of a prepayment arrives. Asked in the transaction that
 * places the order: others of the same address or network wait until it has ended, and then count this one.
 */
export async function mayOweMore(
  db: Database,
  sql: Sql,
  { email, clientKey = null }: OrderDraft,
): Promise<boolean> {
  await takeLockOf(db, sql, `unpaid orders of ${email}`)
  const [byEmail] = await sql<{ count: number }>`
    select count(*) as count from customer_order
    where state = 'ordered' and confirmed_at is null and email = ${email}`
  if ((byEmail?.count ?? 0) >= UNPAID_ORDERS.email) return false
  if (clientKey === null) return true
  await takeLockOf(db, sql, `unpaid orders from ${clientKey}`)
  const [byClient] = await sql<{ count: number }>`
    select count(*) as count from customer_order
    where state = 'ordered' and confirmed_at is null and client_key = ${clientKey}`
  return (byClient?.count ?? 0) < UNPAID_ORDERS.client
}
