import { createHash } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'

const SESSION_KEY = /^[\da-f]{64}$/

/** What is not the hash of a token was not made by the server and belongs to nobody. */
export function parseSessionKey(key: string | undefined): string | null {
  return key !== undefined && SESSION_KEY.test(key) ? key : null
}

/** The visitor of a call that is about what they keep in one shop. */
export interface SessionOwner {
  shop: Shop
  sessionKey: string
}

/**
 * Under which key a visitor's basket or wishlist is kept. Browsers see it, so it must not lead back to
 * the session; it names the shop, because a basket has one currency.
 */
export function ownerKey(kind: 'basket' | 'wishlist', { shop, sessionKey }: SessionOwner): string {
  return createHash('sha256').update(`${kind}_${shop.shopId}_${sessionKey}`).digest('hex')
}
