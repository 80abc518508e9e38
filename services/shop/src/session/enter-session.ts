import type { Shop } from '@saum/domain/shops'
import { describeError, type Log } from '@saum/thread/log'
import { mergeBaskets } from '../basket/merge-baskets.ts'
import { carryCheckout } from '../checkout/carried-checkout.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { adoptPendedOrder } from '../order/adopt-order.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import { forgetGuest } from './guest-session.ts'
import { noteLogin, type StillHolds } from './note-login.ts'
import type { OwnerKeys } from './owner-key.ts'
import type { SessionOwner } from './session-owner.ts'
import { deleteSession, insertSession } from './session-storage.ts'

export interface Entry {
  shop: Shop
  /** Who asks; `null` for a visitor of whom nothing is remembered yet. */
  before: SessionOwner | null
  /** Known to nobody until the login has succeeded. */
  nextSessionKey: string
  /** With what, coarsely. */
  agent: string
}

/**
 * For a customer who has shown who they are: another session, with what the visitor kept. `false` where
 * that holds no longer once nobody else can change it.
 */
export type Enter = (entry: Entry, customerId: number, stillHolds: StillHolds) => Promise<boolean>

export interface EnterParts {
  db: Database
  keys: OwnerKeys
  log: Log
  now: () => number
}

export function createEnter({ db, keys, log, now }: EnterParts): Enter {
  /** What the visitor kept becomes the customer's; what another customer kept stays with them. */
  async function mergeVisitor(sql: Sql, entry: Entry, customerId: number) {
    const { shop, before, nextSessionKey: sessionKey } = entry
    const visitorId = before?.visitorId ?? null
    if (before === null || visitorId === null) return
    const { shopId } = shop
    const userId = String(customerId)
    const moment = now()
    const baskets = { from: before.basketKey, to: keys('basket', shopId, userId), now: moment }
    const isAdopted = await adoptPendedOrder(sql, { ...baskets, customerId, sessionKey })
    if (isAdopted) await mergeBaskets(sql, { ...baskets, shopId })
    await carryCheckout(sql, { ...baskets, customerId })
    await forgetGuest(sql, visitorId, shopId)
    await mergeWishlists(sql, {
      from: before.wishlistKey,
      to: keys('wishlist', shopId, userId),
      shopId,
      now: moment,
    })
  }

  async function begin(
    sql: Sql,
    login: Entry,
    customerId: number,
    stillHolds: StillHolds,
  ): Promise<boolean> {
    const { shop, before, nextSessionKey, agent } = login
    const noted = { customerId, shopId: shop.shopId, stillHolds, now: now() }
    if (!(await noteLogin(sql, noted))) return false
    if (before !== null) await deleteSession(sql, before.sessionKey)
    await insertSession(sql, {
      sessionKey: nextSessionKey,
      shopId: shop.shopId,
      customerId,
      formerKey: before?.visitorId ?? null,
      agent,
      now: now(),
    })
    return true
  }

  /** A basket that cannot be merged keeps nobody out: it stays where it was. */
  return async function enter(login, id, stillHolds) {
    try {
      return await tryAgain(() =>
        db.transaction(async (sql) => {
          const isIn = await begin(sql, login, id, stillHolds)
          if (isIn) await mergeVisitor(sql, login, id)
          return isIn
        }),
      )
    } catch (error) {
      log({
        level: 'error',
        message: 'What a visitor kept was not merged',
        fields: { shopId: login.shop.shopId, error: describeError(error) },
      })
      return db.transaction((sql) => begin(sql, login, id, stillHolds))
    }
  }
}
