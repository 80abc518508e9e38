import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { updateCustomer } from '../session/customer-storage.ts'
import { endSessions } from '../session/session-storage.ts'
import { dropLinks } from './account-link.ts'

interface NewPassword {
  customerId: number
  passwordHash: string
  now: number
}

/** Everything that was open or under way with the password before ends; the way back does not. */
export async function writePassword(
  sql: Sql,
  { customerId, passwordHash, now }: NewPassword,
): Promise<CustomerDocument | null> {
  const document = await updateCustomer(
    sql,
    customerId,
    (known) => ({ ...known, passwordHash, isGuestCustomer: false }),
    now,
  )
  if (document === null) return null
  await endSessions(sql, customerId)
  await dropLinks(sql, customerId, ['reset', 'email-change'])
  return document
}
