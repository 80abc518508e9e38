import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { tooMany, type TooMany } from './attempts.ts'
import { findAccount, type CustomerAccount } from './customer-storage.ts'
import { createEnter, type Enter, type EnterParts, type Entry } from './enter-session.ts'
import { keepHashStrong } from './keep-hash-strong.ts'
import { countLogin, forgetLogins } from './login-limit.ts'
import type { StillHolds } from './note-login.ts'
import { BUSY_MS, type PasswordWork } from './password-work.ts'
import type { SessionOwner } from './session-owner.ts'
import { deleteSession } from './session-storage.ts'

type LoginRefusal = TooMany | { kind: 'wrong-credentials' | 'customer-inactive' }

export interface Login extends Entry {
  email: string
  password: string
  /** From which network; `null` where nobody knows. */
  clientKey: string | null
}

export interface LoginService {
  enter: Enter
  logIn(login: Login): Promise<Result<null, LoginRefusal>>
  logOut(sessionKey: string): Promise<void>
}

interface LoginParts extends EnterParts {
  passwords: PasswordWork
}

export function createLoginService(parts: LoginParts): LoginService {
  const { db, passwords, log, now } = parts
  const enter = createEnter(parts)

  return {
    enter,

    async logIn(login) {
      const { shop, email, password, before, clientKey } = login
      const account = await findAccount(db.sql, { shopId: shop.shopId, email })
      const device = deviceOf(account, before)
      const attempt = { shopId: shop.shopId, email, clientKey, device, now: now() }
      // Counted before anything is compared, or many guesses at once would all be the first.
      const waitMs = await db.transaction((sql) => countLogin(sql, attempt))
      if (waitMs > 0) return holdBack(log, shop, waitMs)
      const isRight = await passwords.isRight(password, account?.passwordHash ?? null)
      if (isRight === null) return refuse(tooMany(BUSY_MS))
      if (account === null || !isRight) return refuse({ kind: 'wrong-credentials' })
      if (!account.isActive) return refuse({ kind: 'customer-inactive' })
      await db.transaction((sql) => forgetLogins(sql, attempt))
      const isIn = await enter(login, account.id, withPassword(account.passwordHash))
      if (!isIn) return refuse({ kind: 'wrong-credentials' })
      await keepHashStrong({ db, passwords, now }, account, password)
      return accept(null)
    },

    logOut: (sessionKey) => db.transaction((sql) => deleteSession(sql, sessionKey)),
  }
}

/** As long as it is the password that was compared. */
export function withPassword(passwordHash: string | null): StillHolds {
  return (customer) => passwordHash !== null && customer.passwordHash === passwordHash
}

/** The session of who is logged in as that very customer already. */
function deviceOf(account: CustomerAccount | null, before: SessionOwner | null): string | null {
  const isTheirs = account !== null && before?.customer?.id === account.id
  return isTheirs ? before.sessionKey : null
}

function holdBack(log: Log, { shopId }: Shop, waitMs: number): Result<never, TooMany> {
  log({ level: 'warn', message: 'A login was held back', fields: { shopId } })
  return refuse(tooMany(waitMs))
}
