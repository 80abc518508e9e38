import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'

/** Of customers who have never ordered. */
export const NEW_GROUP = 'new'

/** Whoever has ordered is not new any more. */
export async function endBeingNew(sql: Sql, customerId: number): Promise<void> {
  // Claimed first, so that nobody changes the customer between reading and writing.
  const [row] = await sql<{ document: string }>`
    update customer set document = document where id = ${customerId} returning document`
  if (row === undefined) return
  // Written from a parsed document.
  const customer = JSON.parse(row.document) as CustomerDocument
  if (!customer.groups.includes(NEW_GROUP)) return
  const groups = customer.groups.filter((group) => group !== NEW_GROUP)
  const document = JSON.stringify({ ...customer, groups })
  await sql`update customer set document = ${document} where id = ${customerId}`
}
