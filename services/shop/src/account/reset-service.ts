import { accept, refuse, type Result } from '@saum/domain/result'
import { safeReturnPath } from '@saum/domain/return-path'
import type { Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import type { Database, Sql } from '../database/database.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { claimCustomer, findCustomer } from '../session/customer-storage.ts'
import type { Entry } from '../session/enter-session.ts'
import { withPassword, type LoginService } from '../session/login-service.ts'
import { BUSY_MS, type PasswordWork } from '../session/password-work.ts'
import { findLink, takeLink, type AccountLink } from './account-link.ts'
import { tellPasswordChange } from './account-mails.ts'
import { isAcceptablePassword } from './password-choice.ts'
import { proveEmail } from './prove-email.ts'
import { insertResetRequest } from './reset-request.ts'
import { writePassword } from './write-password.ts'

const HOUR_MS = 60 * 60_000
const RESETS_PER_ADDRESS = { limit: 3, windowMs: HOUR_MS }
const RESETS_PER_NETWORK = { limit: 20, windowMs: HOUR_MS }
const LINKS_PER_NETWORK = { limit: 60, windowMs: HOUR_MS }

/** From which somebody asks; `null` where nobody knows. */
type Network = string | null

interface ResetParts {
  db: Database
  logins: LoginService
  passwords: PasswordWork
  log: Log
  now: () => number
}

interface Choice {
  token: string
  password: string
  network: Network
}

interface Wish {
  email: string
  /** Where the customer wanted to go. */
  redirectUrl?: string | undefined
}

export interface ResetService {
  /** A link by mail, where there is an account; whether there is one is told to nobody else. */
  request(shop: Shop, wish: Wish, network: Network): Promise<Result<null, TooMany>>
  isLinkGood(shop: Shop, token: string, network: Network): Promise<Result<boolean, TooMany>>
  /** Logs in with it; every session there was ends. */
  setPassword(
    entry: Entry,
    choice: Choice,
  ): Promise<Result<null, TooMany | { kind: 'link-expired' | 'weak-password' }>>
}

export function createResetService(parts: ResetParts): ResetService {
  const { db, logins, passwords, log, now } = parts

  function countFrom(network: Network, what: string, limit: typeof LINKS_PER_NETWORK) {
    if (network === null) return Promise.resolve(0)
    const attempt = { subject: `${what}:${network}`, ...limit, now: now() }
    return db.transaction((sql) => waitForAttempt(sql, attempt))
  }

  return {
    async request(shop, { email, redirectUrl }, network) {
      const { shopId } = shop
      const subject = `reset-address:${shopId}:${email}`
      const wish = { shopId, email, redirectUrl: safeReturnPath(redirectUrl, '') || null }
      const waitMs = await countFrom(network, 'reset', RESETS_PER_NETWORK)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const waitForAddressMs = await db.transaction(async (sql) => {
        const attempt = { subject, ...RESETS_PER_ADDRESS, now: now() }
        const wait = await waitForAttempt(sql, attempt)
        if (wait === 0) await insertResetRequest(sql, { ...wish, now: now() })
        return wait
      })
      return waitForAddressMs > 0 ? refuse(tooMany(waitForAddressMs)) : accept(null)
    },

    async isLinkGood(shop, token, network) {
      const waitMs = await countFrom(network, 'reset-link', LINKS_PER_NETWORK)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      return accept((await findMeant(db.sql, { shop, token, now: now() })) !== null)
    },

    async setPassword(entry, { token, password, network }) {
      const { shop } = entry
      const waitMs = await countFrom(network, 'reset-link', LINKS_PER_NETWORK)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const document = await findMeant(db.sql, { shop, token, now: now() })
      if (document === null) return refuse({ kind: 'link-expired' })
      if (!isAcceptablePassword(password, document.email)) return refuse({ kind: 'weak-password' })
      const passwordHash = await passwords.hash(password)
      if (passwordHash === null) return refuse(tooMany(BUSY_MS))
      const customerId = await db.transaction(async (sql) => {
        const asked = { purpose: 'reset', shopId: shop.shopId, token, now: now() } as const
        const link = await takeLink(sql, asked)
        return link && resetPassword(sql, { shop, link, passwordHash, now: now() })
      })
      if (customerId === null) return refuse({ kind: 'link-expired' })
      log({ level: 'info', message: 'A password was reset', fields: { shopId: shop.shopId } })
      const isIn = await logins.enter(entry, customerId, withPassword(passwordHash))
      return isIn ? accept(null) : refuse({ kind: 'link-expired' })
    },
  }
}

/** Whose password a link may set; it stays good. */
async function findMeant(
  sql: Sql,
  { shop, token, now }: { shop: Shop; token: string; now: number },
) {
  const link = await findLink(sql, { purpose: 'reset', shopId: shop.shopId, token, now })
  const document = link && (await findCustomer(sql, link.customerId))
  return document?.isActive === true ? document : null
}

interface Reset {
  shop: Shop
  link: AccountLink
  passwordHash: string
  now: number
}

/** The link came by mail, so the address is shown to be theirs as well. */
async function resetPassword(sql: Sql, { shop, link, passwordHash, now }: Reset) {
  const { customerId, data } = link
  const document = await claimCustomer(sql, customerId, now)
  if (document?.isActive !== true || document.email !== data['email']) return null
  await writePassword(sql, { customerId, passwordHash, now })
  await proveEmail(sql, { customerId, shopId: shop.shopId, email: document.email, now })
  await tellPasswordChange(sql, { ...document, shop, now })
  return customerId
}
