import { accept, refuse, type Result } from '@saum/domain/result'
import type { Log } from '@saum/thread/log'
import type { Database } from '../database/database.ts'
import { tooMany, type TooMany } from '../session/attempts.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import type { Entry } from '../session/enter-session.ts'
import { BUSY_MS, type PasswordWork } from '../session/password-work.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { insertSession } from '../session/session-storage.ts'
import { tellPasswordChange } from './account-mails.ts'
import { checkOwnPassword } from './own-password.ts'
import { isAcceptablePassword } from './password-choice.ts'
import { writePassword } from './write-password.ts'

interface PasswordParts {
  db: Database
  passwords: PasswordWork
  log: Log
  now: () => number
}

interface Change extends Entry {
  owner: SessionOwner
  customerId: number
  oldPassword: string
  newPassword: string
}

type ChangeRefusal = TooMany | { kind: 'wrong-password' | 'user-not-found' | 'weak-password' }

export interface PasswordService {
  /** All other sessions end, this one goes on under its next key. */
  change(change: Change): Promise<Result<null, ChangeRefusal>>
}

export function createPasswordService({ db, passwords, log, now }: PasswordParts): PasswordService {
  return {
    async change({ owner, customerId, oldPassword, newPassword, nextSessionKey, agent }) {
      const { shop, sessionKey } = owner
      const asked = { customerId, sessionKey, password: oldPassword }
      const checked = await checkOwnPassword({ db, passwords, now }, asked)
      if (!checked.ok) return checked
      const { email, passwordHash: checkedHash } = checked.value
      if (!isAcceptablePassword(newPassword, email)) return refuse({ kind: 'weak-password' })
      const passwordHash = await passwords.hash(newPassword)
      if (passwordHash === null) return refuse(tooMany(BUSY_MS))
      const moment = now()
      const kind = await db.transaction(async (sql) => {
        // Somebody who takes the account back meanwhile has the last word.
        const known = await claimCustomer(sql, customerId, moment)
        if (known?.passwordHash !== checkedHash) return 'wrong-password'
        const document = await writePassword(sql, { customerId, passwordHash, now: moment })
        if (document === null) return 'user-not-found'
        const session = { sessionKey: nextSessionKey, shopId: shop.shopId, customerId }
        await insertSession(sql, { ...session, formerKey: null, agent, now: moment })
        await tellPasswordChange(sql, { ...document, shop, now: moment })
        return null
      })
      if (kind !== null) return refuse({ kind })
      log({ level: 'info', message: 'A password was changed', fields: { shopId: shop.shopId } })
      return accept(null)
    },
  }
}
