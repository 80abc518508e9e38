import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { parseDocument } from './customer-storage.ts'

/**
 * Whether what somebody has shown who they are with still holds. Comparing a password takes a while, and
 * meanwhile it may have been changed, or the account closed.
 */
export type StillHolds = (customer: CustomerDocument, sql: Sql) => boolean | Promise<boolean>

interface NotedLogin {
  customerId: number
  shopId: number
  stillHolds: StillHolds
  now: number
}

/**
 * Claims the customer and looks once more: `false` for who may come in no longer. Accounts nobody logs in
 * to are forgotten one day. Whoever has ordered as a guest meanwhile, with the address of the account,
 * finds that order in it.
 */
export async function noteLogin(
  sql: Sql,
  { customerId, shopId, stillHolds, now }: NotedLogin,
): Promise<boolean> {
  const [row] = await sql<{ document: string; email: string; verifiedAt: number | null }>`
    update customer set last_login_at = ${now} where id = ${customerId}
    returning document, email, email_verified_at as "verifiedAt"`
  if (row === undefined) return false
  const customer = parseDocument(row.document)
  if (!customer.isActive || !(await stillHolds(customer, sql))) return false
  if (row.verifiedAt !== null) await adoptGuestOrders(sql, { customerId, shopId, email: row.email })
  return true
}
