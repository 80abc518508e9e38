import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { describeError, type Log } from '@saum/thread/log'
import { mergeBaskets } from '../basket/merge-baskets.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { adoptPendedOrder } from '../order/adopt-order.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { createFewAtOnce } from './few-at-once.ts'
import { findAccount } from './customer-storage.ts'
import type { OwnerKeys } from './owner-key.ts'
import { isPassword } from './password-hash.ts'
import type { SessionOwner } from './session-owner.ts'
import { deleteSession, insertSession } from './session-storage.ts'

const MAX_FAILURES = 5
const FAILURES_COUNT_FOR_MS = 15 * 60_000
/** Each takes megabytes and a thread that files and compression need as well. */
const PASSWORD_CHECKS = { atOnce: 2, waiting: 50 }

interface LoginRefusal {
  kind: 'wrong-credentials' | 'customer-inactive' | 'too-many-requests'
}

export interface Entry {
  shop: Shop
  email: string
  /** Who asks; `null` for a visitor of whom nothing is remembered yet. */
  before: SessionOwner | null
  /** Known to nobody until the login has succeeded. */
  nextSessionKey: string
}

export interface Login extends Entry {
  password: string
}

export interface LoginService {
  /** For a customer who has shown who they are: another session, with what the visitor kept. */
  enter(entry: Entry, customerId: number): Promise<void>
  logIn(login: Login): Promise<Result<null, LoginRefusal>>
  logOut(sessionKey: string): Promise<void>
}

interface LoginParts {
  db: Database
  keys: OwnerKeys
  log: Log
  now: () => number
}

export function createLoginService({ db, keys, log, now }: LoginParts): LoginService {
  const inTurn = createFewAtOnce(PASSWORD_CHECKS)

  /** What the visitor kept becomes the customer's; what another customer kept stays with them. */
  async function mergeVisitor(sql: Sql, entry: Entry, customerId: number) {
    const { shop, before, nextSessionKey: sessionKey } = entry
    if (before === null || before.customer !== null) return
    const { shopId } = shop
    const userId = String(customerId)
    const moment = now()
    const baskets = { from: before.basketKey, to: keys('basket', shopId, userId), now: moment }
    const isAdopted = await adoptPendedOrder(sql, { ...baskets, customerId, sessionKey })
    if (isAdopted) await mergeBaskets(sql, { ...baskets, shopId })
    await mergeWishlists(sql, {
      from: before.wishlistKey,
      to: keys('wishlist', shopId, userId),
      shopId,
      now: moment,
    })
  }

  async function begin(sql: Sql, login: Entry, customerId: number): Promise<void> {
    const { shop, before, nextSessionKey } = login
    const isVisitor = before !== null && before.customer === null
    if (before !== null) await deleteSession(sql, before.sessionKey)
    await forgetAttempts(sql, subjectOf(login))
    await insertSession(sql, {
      sessionKey: nextSessionKey,
      shopId: shop.shopId,
      customerId,
      formerKey: isVisitor ? before.sessionKey : null,
      now: now(),
    })
  }

  /** A basket that cannot be merged keeps nobody out: it stays where it was. */
  async function enter(login: Entry, id: number): Promise<void> {
    try {
      await tryAgain(() =>
        db.transaction(async (sql) => {
          await begin(sql, login, id)
          await mergeVisitor(sql, login, id)
        }),
      )
    } catch (error) {
      log({
        level: 'error',
        message: 'What a visitor kept was not merged',
        fields: { shopId: login.shop.shopId, error: describeError(error) },
      })
      await db.transaction((sql) => begin(sql, login, id))
    }
  }

  return {
    enter,

    async logIn(login) {
      const { shop, email, password } = login
      // Counted before anything is known, or many guesses at once would all be the first.
      const attempt = { limit: MAX_FAILURES, windowMs: FAILURES_COUNT_FOR_MS, now: now() }
      const subject = subjectOf(login)
      const isAllowed = await db.transaction((sql) => countAttempt(sql, { subject, ...attempt }))
      if (!isAllowed) return refuse({ kind: 'too-many-requests' })
      const account = await findAccount(db.sql, { shopId: shop.shopId, email })
      const isRight = await inTurn(() => isPassword(password, account?.passwordHash ?? null))
      if (isRight === null) return refuse({ kind: 'too-many-requests' })
      if (account === null || !isRight) return refuse({ kind: 'wrong-credentials' })
      if (!account.isActive) return refuse({ kind: 'customer-inactive' })
      await enter(login, account.id)
      return accept(null)
    },

    logOut: (sessionKey) => db.transaction((sql) => deleteSession(sql, sessionKey)),
  }
}

function subjectOf({ shop, email }: Entry): string {
  return `login:${shop.shopId}:${email}`
}
