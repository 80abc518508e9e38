import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { forgetAttempts, tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findCustomer } from '../session/customer-storage.ts'
import { BUSY_MS, type PasswordWork } from '../session/password-work.ts'

/** Of one session: who has only got hold of that must not find out the password by it. */
const TRIES = { limit: 5, windowMs: 15 * 60_000 }

interface OwnPasswordParts {
  db: Database
  passwords: PasswordWork
  now: () => number
}

interface Asked {
  customerId: number
  sessionKey: string
  password: string
}

type OwnPasswordRefusal = TooMany | { kind: 'wrong-password' | 'user-not-found' }

/** Asks customers for their password once more before something that cannot be taken back. */
export async function checkOwnPassword(
  { db, passwords, now }: OwnPasswordParts,
  { customerId, sessionKey, password }: Asked,
): Promise<Result<CustomerDocument, OwnPasswordRefusal>> {
  const subject = `own-password:${customerId}:${sessionKey}`
  const attempt = { subject, ...TRIES, now: now() }
  const waitMs = await db.transaction((sql) => waitForAttempt(sql, attempt))
  if (waitMs > 0) return refuse(tooMany(waitMs))
  const document = await findCustomer(db.sql, customerId)
  if (document === null) return refuse({ kind: 'user-not-found' })
  const isRight = await passwords.isRight(password, document.passwordHash ?? null)
  if (isRight === null) return refuse(tooMany(BUSY_MS))
  if (!isRight) return refuse({ kind: 'wrong-password' })
  await db.transaction((sql) => forgetAttempts(sql, subject))
  return accept(document)
}
