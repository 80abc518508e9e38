import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { createKnownVisitors } from './known-visitors.ts'
import { enterNextSession } from './next-session.ts'
import type { OwnerKeys } from './owner-key.ts'
import { isDueForProlonging } from './session-life.ts'
import { findSession, prolongSession, type KeptSession } from './session-storage.ts'
import { findVisitor, prolongVisitor } from './visitor-storage.ts'

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
  /** Of a visitor who is not logged in; stays the same when the key of the session changes. */
  visitorId: string | null
  basketKey: string
  wishlistKey: string
  /** The basket they had as a visitor before they logged in; what got into it since may be merged. */
  formerBasketKey: string | null
}

interface OwnerParts {
  db: Database
  keys: OwnerKeys
  now: () => number
}

/** `null` for a key that this shop has not issued, that has expired or that another one has replaced. */
export type FindOwner = (shop: Shop, sessionKey: string) => Promise<SessionOwner | null>

/** Whose basket and wishlist a session leads to: the customer's, or those of the visitor. */
export function createFindOwner({ db, keys, now }: OwnerParts): FindOwner {
  const visitors = createKnownVisitors()

  async function findLogin(shop: Shop, sessionKey: string): Promise<SessionOwner | null> {
    const { shopId } = shop
    if (visitors.has(shopId, sessionKey)) return null
    const session = await findSession(db.sql, { shopId, sessionKey, now: now() })
    const customer = session && toCustomer(session)
    if (session === null || customer === null) return null
    if (isDueForProlonging(session, now())) {
      // What fails now is done with the next call; nobody is to miss their basket for it.
      await db.transaction((sql) => prolongSession(sql, sessionKey, now())).catch(() => {})
    }
    const { formerKey } = session
    return {
      ...ownerOf(keys, { shop, sessionKey, userId: String(customer.id) }),
      customer,
      formerBasketKey: formerKey === null ? null : keys('basket', shopId, formerKey),
    }
  }

  async function findGuest(shop: Shop, sessionKey: string): Promise<SessionOwner | null> {
    const asked = { shopId: shop.shopId, sessionKey, now: now() }
    const visitor = await findVisitor(db.sql, asked)
    if (visitor === null) return null
    visitors.add(shop.shopId, sessionKey)
    if (isDueForProlonging(visitor, now())) {
      await db.transaction((sql) => prolongVisitor(sql, asked)).catch(() => {})
    }
    return toVisitor(keys, { shop, sessionKey, visitorId: visitor.visitorId })
  }

  async function findKnown(shop: Shop, sessionKey: string): Promise<SessionOwner | null> {
    return (await findLogin(shop, sessionKey)) ?? findGuest(shop, sessionKey)
  }

  return async function findOwner(shop, sessionKey) {
    const known = await findKnown(shop, sessionKey)
    if (known !== null) return known
    await enterNextSession(db, { shopId: shop.shopId, sessionKey, now: now() })
    return findKnown(shop, sessionKey)
  }
}

/** A visitor who is not logged in. */
export function toVisitor(
  keys: OwnerKeys,
  { shop, sessionKey, visitorId }: { shop: Shop; sessionKey: string; visitorId: string },
): SessionOwner {
  return { ...ownerOf(keys, { shop, sessionKey, userId: visitorId }), visitorId }
}

function ownerOf(
  keys: OwnerKeys,
  { shop, sessionKey, userId }: { shop: Shop; sessionKey: string; userId: string },
): SessionOwner {
  const { shopId } = shop
  return {
    shop,
    sessionKey,
    customer: null,
    visitorId: null,
    basketKey: keys('basket', shopId, userId),
    wishlistKey: keys('wishlist', shopId, userId),
    formerBasketKey: null,
  }
}

/** Who was deactivated since they logged in is no customer any more, and their session runs out. */
function toCustomer({ customerId, customerDocument }: KeptSession): SessionCustomer | null {
  // Written by the import from a parsed document.
  const { isActive, groups } = JSON.parse(customerDocument) as CustomerDocument
  return isActive ? { id: customerId, groups } : null
}
