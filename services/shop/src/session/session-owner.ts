import type { Shop, ShopId } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { createKnownVisitors } from './known-visitors.ts'
import type { OwnerKeys } from './owner-key.ts'
import {
  findSession,
  isDueForProlonging,
  prolongSession,
  type KeptSession,
} from './session-storage.ts'

/** The customer a session belongs to, as prices and promotions have to know them. */
export interface SessionCustomer {
  id: number
  groups: readonly string[]
}

/** The visitor of a call that is about what they keep in one shop. */
export interface SessionOwner {
  shop: Shop
  sessionKey: string
  /** `null` for a visitor who is not logged in. */
  customer: SessionCustomer | null
  basketKey: string
  wishlistKey: string
  /** The basket they had as a visitor before they logged in; what got into it since may be merged. */
  formerBasketKey: string | null
}

/** Of a customer who may still use it. */
interface Login {
  customer: SessionCustomer
  formerKey: string | null
}

interface OwnerParts {
  db: Database
  keys: OwnerKeys
  now: () => number
}

export type FindOwner = (shop: Shop, sessionKey: string) => Promise<SessionOwner>

/** Whose basket and wishlist a session leads to: the customer's, or those of the session itself. */
export function createFindOwner({ db, keys, now }: OwnerParts): FindOwner {
  const visitors = createKnownVisitors()

  async function findLogin(shopId: ShopId, sessionKey: string): Promise<Login | null> {
    if (visitors.has(shopId, sessionKey)) return null
    const session = await findSession(db.sql, { shopId, sessionKey, now: now() })
    if (session === null) visitors.add(shopId, sessionKey)
    const customer = session && toCustomer(session)
    if (session === null || customer === null) return null
    if (isDueForProlonging(session, now())) {
      // What fails now is done with the next call; nobody is to miss their basket for it.
      await db.transaction((sql) => prolongSession(sql, sessionKey, now())).catch(() => {})
    }
    return { customer, formerKey: session.formerKey }
  }

  return async function findOwner(shop, sessionKey) {
    const { shopId } = shop
    const login = await findLogin(shopId, sessionKey)
    const userId = login === null ? sessionKey : String(login.customer.id)
    const formerKey = login?.formerKey ?? null
    return {
      shop,
      sessionKey,
      customer: login?.customer ?? null,
      basketKey: keys('basket', shopId, userId),
      wishlistKey: keys('wishlist', shopId, userId),
      formerBasketKey: formerKey === null ? null : keys('basket', shopId, formerKey),
    }
  }
}

/** Who was deactivated since they logged in is a visitor like any other, and their session runs out. */
function toCustomer({ customerId, customerDocument }: KeptSession): SessionCustomer | null {
  // Written by the import from a parsed document.
  const { isActive, groups } = JSON.parse(customerDocument) as CustomerDocument
  return isActive ? { id: customerId, groups } : null
}
