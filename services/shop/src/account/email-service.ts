import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import type { Database } from '../database/database.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findCustomer } from '../session/customer-storage.ts'
import type { PasswordWork } from '../session/password-work.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { isFreshLogin } from '../session/session-storage.ts'
import { confirmChange, requestChange, revokeChange } from './email-change.ts'
import { checkOwnPassword } from './own-password.ts'
import { askForProof, takeProof } from './prove-email.ts'

const HOUR_MS = 60 * 60_000
/** Each is a mail to somebody. */
const CHANGES = { limit: 5, windowMs: HOUR_MS }
const VERIFICATIONS = { limit: 3, windowMs: HOUR_MS }

interface EmailParts {
  db: Database
  passwords: PasswordWork
  log: Log
  now: () => number
}

interface Wish {
  owner: SessionOwner
  customerId: number
  email: string
  /** Customers who have none show that it is them by a fresh login. */
  password: string
}

type LinkOutcome = Promise<Result<null, { kind: 'link-expired' }>>

export interface EmailService {
  /** Counts once the mail to the new address is answered; one to the old address offers a no. */
  requestChange(
    wish: Wish,
  ): Promise<Result<null, TooMany | { kind: 'wrong-password' | 'login-too-old' }>>
  /** By the customer who has asked for it, logged in. */
  confirmChange(owner: SessionOwner, customerId: number, token: string): LinkOutcome
  /** Also after it was confirmed; all sessions end and another password is needed. */
  revokeChange(shop: Shop, token: string): LinkOutcome
  requestVerification(owner: SessionOwner, customerId: number): Promise<Result<null, TooMany>>
  verify(shop: Shop, token: string): LinkOutcome
}

export function createEmailService({ db, passwords, log, now }: EmailParts): EmailService {
  function count(subject: string, limit: typeof CHANGES): Promise<number> {
    return db.transaction((sql) => waitForAttempt(sql, { subject, ...limit, now: now() }))
  }

  async function mayChange({ owner, customerId, password }: Wish) {
    const document = await findCustomer(db.sql, customerId)
    if (document?.passwordHash === undefined) {
      const isFresh = await isFreshLogin(db.sql, owner.sessionKey, now())
      return isFresh ? accept(null) : refuse({ kind: 'login-too-old' as const })
    }
    const asked = { customerId, sessionKey: owner.sessionKey, password }
    const checked = await checkOwnPassword({ db, passwords, now }, asked)
    if (checked.ok) return accept(null)
    const { refusal } = checked
    return refuse(
      refusal.kind === 'too-many-requests' ? refusal : { kind: 'wrong-password' as const },
    )
  }

  return {
    async requestChange(wish) {
      const { owner, customerId, email } = wish
      const allowed = await mayChange(wish)
      if (!allowed.ok) return allowed
      const waitMs = await count(`email-change:${customerId}`, CHANGES)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const { shop } = owner
      await db.transaction((sql) => requestChange(sql, { shop, customerId, email, now: now() }))
      return accept(null)
    },

    async confirmChange({ shop }, customerId, token) {
      const followed = { customerId, shop, token, now: now() }
      const isDone = await db.transaction((sql) => confirmChange(sql, followed))
      return isDone ? accept(null) : refuse({ kind: 'link-expired' })
    },

    async revokeChange(shop, token) {
      const isDone = await db.transaction((sql) => revokeChange(sql, { shop, token, now: now() }))
      if (!isDone) return refuse({ kind: 'link-expired' })
      const fields = { shopId: shop.shopId }
      log({ level: 'warn', message: 'A change of an e-mail address was revoked', fields })
      return accept(null)
    },

    async requestVerification({ shop }, customerId) {
      const waitMs = await count(`email-verification:${customerId}`, VERIFICATIONS)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      await db.transaction((sql) => askForProof(sql, { shop, customerId, now: now() }))
      return accept(null)
    },

    async verify(shop, token) {
      const isDone = await db.transaction((sql) => takeProof(sql, { shop, token, now: now() }))
      return isDone ? accept(null) : refuse({ kind: 'link-expired' })
    },
  }
}
