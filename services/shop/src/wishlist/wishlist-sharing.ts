import type { ResultOf } from '@saum/contract/call'
import type { getSharedWishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database } from '../database/database.ts'
import { countAttempt } from '../session/attempts.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { deleteShare, findSharedWishlist, replaceShare } from './share-storage.ts'
import { hashShareToken, newShareToken } from './share-token.ts'
import { toSharedItems } from './wishlist-answer.ts'
import { claimWishlist, dropIfEmpty, listWishes } from './wishlist-storage.ts'

const HOUR_MS = 60 * 60 * 1000
const MAX_LINKS_PER_HOUR = 30

export interface WishlistSharing {
  /** Makes a link; the one before leads nowhere from then on. */
  share(
    owner: SessionOwner,
  ): Promise<Result<{ token: string }, { kind: 'wishlist-empty' | 'too-many-requests' }>>
  unshare(owner: SessionOwner): Promise<void>
  /** The same refusal for every link that leads nowhere. */
  shared(
    shop: Shop,
    token: string,
  ): Promise<Result<ResultOf<typeof getSharedWishlist>, { kind: 'wishlist-not-found' }>>
}

interface SharingParts {
  db: Database
  products: ProductService
  now: () => number
}

/** A wishlist for those who have its link: what is on it, and nothing about whose it is. */
export function createWishlistSharing({ db, products, now }: SharingParts): WishlistSharing {
  return {
    async share({ shop, wishlistKey, sessionKey }) {
      const { shopId } = shop
      const mayTry = await db.transaction((sql) =>
        countAttempt(sql, {
          subject: `share-wishlist:${sessionKey}`,
          limit: MAX_LINKS_PER_HOUR,
          windowMs: HOUR_MS,
          now: now(),
        }),
      )
      if (!mayTry) return refuse({ kind: 'too-many-requests' })
      const token = newShareToken()
      const isShared = await db.transaction(async (sql) => {
        await claimWishlist(sql, { wishlistKey, shopId, now: now() })
        const wishes = await listWishes(sql, wishlistKey, now())
        if (wishes.length > 0) {
          const tokenHash = hashShareToken(token)
          await replaceShare(sql, { tokenHash, wishlistKey, shopId, now: now() })
        }
        await dropIfEmpty(sql, wishlistKey)
        return wishes.length > 0
      })
      return isShared ? accept({ token }) : refuse({ kind: 'wishlist-empty' })
    },

    async unshare({ wishlistKey }) {
      await db.transaction(async (sql) => {
        await deleteShare(sql, wishlistKey)
        await dropIfEmpty(sql, wishlistKey)
      })
    },

    async shared(shop, token) {
      const link = { tokenHash: hashShareToken(token), shopId: shop.shopId, now: now() }
      const wishlistKey = await findSharedWishlist(db.sql, link)
      if (wishlistKey === null) return refuse({ kind: 'wishlist-not-found' })
      const wishes = await listWishes(db.sql, wishlistKey, now())
      const ids = new Set(wishes.map(({ productId }) => productId))
      const found = await products.byIds(shop, [...ids])
      return accept({ items: toSharedItems(wishes, found) })
    },
  }
}
