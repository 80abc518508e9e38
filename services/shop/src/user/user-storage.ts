import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { KeptCustomer } from './user-answer.ts'

export async function findKeptCustomer(sql: Sql, customerId: number): Promise<KeptCustomer | null> {
  const [row] = await sql<Omit<KeptCustomer, 'document'> & { document: string }>`
    select document, email_verified_at as "emailVerifiedAt", created_at as "createdAt",
      updated_at as "updatedAt"
    from customer where id = ${customerId}`
  if (row === undefined) return null
  // Written by the import from a parsed document, or by us.
  return { ...row, document: JSON.parse(row.document) as CustomerDocument }
}

/** The address a customer wants to have, while the mail to it waits for its answer. */
export async function findPendingEmail(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<string | null> {
  const [row] = await sql<{ data: string }>`
    select data from account_link
    where customer_id = ${customerId} and purpose = 'email-change' and expires_at > ${now}`
  // Written by `issueLink`.
  return row === undefined
    ? null
    : ((JSON.parse(row.data) as { newEmail?: string }).newEmail ?? null)
}
