import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'

/** What a login has to know of a customer. */
export interface CustomerAccount {
  id: number
  /** `null` for guests, who have no password. */
  passwordHash: string | null
  isActive: boolean
}

export async function findAccount(
  sql: Sql,
  { shopId, email }: { shopId: ShopId; email: string },
): Promise<CustomerAccount | null> {
  const [row] = await sql<{ id: number; document: string }>`
    select id, document from customer where shop_id = ${shopId} and email = ${email}`
  if (row === undefined) return null
  // Written by the import from a parsed document.
  const { passwordHash = null, isActive } = JSON.parse(row.document) as CustomerDocument
  return { id: row.id, passwordHash, isActive }
}

/** Everything we know of a customer. */
export async function findCustomer(sql: Sql, customerId: number): Promise<CustomerDocument | null> {
  const [row] = await sql<{ document: string }>`
    select document from customer where id = ${customerId}`
  // Written by the import from a parsed document.
  return row === undefined ? null : (JSON.parse(row.document) as CustomerDocument)
}
