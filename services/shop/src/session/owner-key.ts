import { createHash } from 'node:crypto'
import type { ShopId } from '@saum/domain/shops'

const SESSION_KEY = /^[\da-f]{64}$/

/** What is not the hash of a token was not made by the server and belongs to nobody. */
export function parseSessionKey(key: string | undefined): string | null {
  return key !== undefined && SESSION_KEY.test(key) ? key : null
}

/** How the key of a basket or wishlist is made; the same everywhere the same data is used. */
export interface KeySettings {
  basketTemplate: string
  wishlistTemplate: string
  hash: 'sha256' | 'md5'
}

export const DEFAULT_KEYS: KeySettings = {
  basketTemplate: 'basket_{shopId}_{userId}',
  wishlistTemplate: 'wishlist_{shopId}_{userId}',
  hash: 'sha256',
}

/** `userId` is the customer, or the session of a visitor who is not logged in. */
export type OwnerKeys = (kind: 'basket' | 'wishlist', shopId: ShopId, userId: string) => string

/**
 * Under which key a visitor's basket or wishlist is kept. Browsers see it, so it must not lead back to
 * the session; it names the shop, because a basket has one currency.
 */
export function createOwnerKeys(settings: KeySettings): OwnerKeys {
  const templates = { basket: settings.basketTemplate, wishlist: settings.wishlistTemplate }
  return (kind, shopId, userId) => {
    const text = templates[kind]
      .replace('{shopId}', () => String(shopId))
      .replace('{userId}', () => userId)
    return createHash(settings.hash).update(text).digest('hex')
  }
}
