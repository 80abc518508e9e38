import type { Database } from '../database/database.ts'
import { updateCustomer, type CustomerAccount } from './customer-storage.ts'
import type { PasswordWork } from './password-work.ts'

interface HashParts {
  db: Database
  passwords: PasswordWork
  now: () => number
}

/** What was hashed at another cost than today's is hashed anew while the password is at hand. */
export async function keepHashStrong(
  { db, passwords, now }: HashParts,
  { id, passwordHash }: CustomerAccount,
  password: string,
): Promise<void> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return
  const strong = await passwords.hash(password)
  // With too much to do the next login is as good.
  if (strong === null) return
  await db.transaction((sql) =>
    updateCustomer(
      sql,
      id,
      // Another one was set meanwhile: then that one counts.
      (document) =>
        document.passwordHash === passwordHash ? { ...document, passwordHash: strong } : document,
      now(),
    ),
  )
}
