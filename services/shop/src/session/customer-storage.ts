import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'

/** What a login has to know of a customer. */
export interface CustomerAccount {
  id: number
  firstName: string
  /** `null` for those who have no password. */
  passwordHash: string | null
  isActive: boolean
  /** Whether a mail to the address was ever answered. */
  isEmailVerified: boolean
}

export async function findAccount(
  sql: Sql,
  { shopId, email }: { shopId: ShopId; email: string },
): Promise<CustomerAccount | null> {
  const [row] = await sql<{ id: number; document: string; verifiedAt: number | null }>`
    select id, document, email_verified_at as "verifiedAt" from customer
    where shop_id = ${shopId} and email = ${email}`
  if (row === undefined) return null
  const { firstName, passwordHash = null, isActive } = parseDocument(row.document)
  const isEmailVerified = row.verifiedAt !== null
  return { id: row.id, firstName, passwordHash, isActive, isEmailVerified }
}

/** Everything we know of a customer. */
export async function findCustomer(sql: Sql, customerId: number): Promise<CustomerDocument | null> {
  const [row] = await sql<{ document: string }>`
    select document from customer where id = ${customerId}`
  return row === undefined ? null : parseDocument(row.document)
}

/** When the customer came; `null` where that was never noted. */
export async function findCreatedAt(sql: Sql, customerId: number): Promise<number | null> {
  const [row] = await sql<{ createdAt: number }>`
    select created_at as "createdAt" from customer where id = ${customerId} and created_at > 0`
  return row?.createdAt ?? null
}

/**
 * Changes what we know of a customer; `null` for one who is gone. The row is claimed before it is read, so
 * that two changes at once follow each other. The address is changed with `moveEmail`.
 */
export async function updateCustomer(
  sql: Sql,
  customerId: number,
  change: (document: CustomerDocument) => CustomerDocument,
  now: number,
): Promise<CustomerDocument | null> {
  const [row] = await sql<{ document: string }>`
    update customer set updated_at = ${now} where id = ${customerId} returning document`
  if (row === undefined) return null
  const document = change(parseDocument(row.document))
  await sql`update customer set document = ${JSON.stringify(document)} where id = ${customerId}`
  return document
}

/** Claims the row: whatever else is done to this customer waits. `null` for one who is gone. */
export async function claimCustomer(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<CustomerDocument | null> {
  return updateCustomer(sql, customerId, (document) => document, now)
}

/** Whether a mail to the customer's address was ever answered: only then is it shown to be theirs. */
export async function hasProvenEmail(sql: Sql, customerId: number): Promise<boolean> {
  const [row] = await sql<{ verifiedAt: number | null }>`
    select email_verified_at as "verifiedAt" from customer where id = ${customerId}`
  return row !== undefined && row.verifiedAt !== null
}

export function parseDocument(text: string): CustomerDocument {
  // Written by the import from a parsed document, or by us.
  return JSON.parse(text) as CustomerDocument
}
