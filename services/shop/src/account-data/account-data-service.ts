import { accept, refuse, type Result } from '@saum/domain/result'
import type { Log } from '@saum/thread/log'
import { checkOwnPassword } from '../account/own-password.ts'
import type { Database } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findCustomer } from '../session/customer-storage.ts'
import type { OwnerKeys } from '../session/owner-key.ts'
import type { PasswordWork } from '../session/password-work.ts'
import { isFreshLogin } from '../session/session-storage.ts'
import { exportAccount } from './export-account.ts'
import { forgetCustomer } from './forget-customer.ts'

/** Each reads everything there is of somebody. */
const EXPORTS = { limit: 5, windowMs: 60 * 60_000 }

interface Leaver {
  customerId: number
  sessionKey: string
  password: string
}

type LeavingRefusal = TooMany | { kind: 'not-logged-in' | 'wrong-password' | 'login-too-old' }

export interface AccountDataService {
  /** A file with everything we know of the customer. */
  export(
    customerId: number,
  ): Promise<Result<{ fileName: string; json: string }, TooMany | { kind: 'not-logged-in' }>>
  delete(leaver: Leaver): Promise<Result<null, LeavingRefusal>>
}

interface ServiceParts {
  db: Database
  passwords: PasswordWork
  keys: OwnerKeys
  log: Log
  now: () => number
}

export function createAccountDataService(parts: ServiceParts): AccountDataService {
  const { db, keys, log, now } = parts

  /** `null` for who may go on. */
  async function objection(leaver: Leaver): Promise<LeavingRefusal | null> {
    const customer = await findCustomer(db.sql, leaver.customerId)
    if (customer === null) return { kind: 'not-logged-in' }
    if (customer.passwordHash === undefined) {
      const isFresh = await isFreshLogin(db.sql, leaver.sessionKey, now())
      return isFresh ? null : { kind: 'login-too-old' }
    }
    const checked = await checkOwnPassword(parts, leaver)
    if (checked.ok) return null
    const { refusal } = checked
    if (refusal.kind === 'too-many-requests') return refusal
    return { kind: refusal.kind === 'wrong-password' ? 'wrong-password' : 'not-logged-in' }
  }

  return {
    async export(customerId) {
      const attempt = { subject: `export:${customerId}`, ...EXPORTS, now: now() }
      const waitMs = await db.transaction((sql) => waitForAttempt(sql, attempt))
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const data = await exportAccount(db.sql, { customerId, keys, now: now() })
      if (data === null) return refuse({ kind: 'not-logged-in' })
      const day = new Date(now()).toISOString().slice(0, 10)
      return accept({ fileName: `saum-${day}.json`, json: JSON.stringify(data, null, 2) })
    },

    async delete(leaver) {
      const refusal = await objection(leaver)
      if (refusal !== null) return refuse(refusal)
      const { customerId } = leaver
      const isGone = await tryAgain(() =>
        db.transaction((sql) => forgetCustomer(sql, { customerId, keys, now: now() })),
      )
      if (!isGone) return refuse({ kind: 'not-logged-in' })
      log({ level: 'info', message: 'An account was deleted by its customer' })
      return accept(null)
    },
  }
}
