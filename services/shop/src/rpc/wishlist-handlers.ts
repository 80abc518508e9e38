import * as wishlistCalls from '@saum/contract/wishlist'
import { accept } from '@saum/domain/result'
import type { WishlistService } from '../wishlist/wishlist-service.ts'
import { on, onFirstCall, onSession } from './handler.ts'

export interface WishlistHandlerParts {
  wishlists: WishlistService
}

export function wishlistHandlers({ wishlists }: WishlistHandlerParts) {
  const { getWishlist, addItemToWishlist, removeItemFromWishlist, clearWishlist } = wishlistCalls
  const { shareWishlist, unshareWishlist, getSharedWishlist } = wishlistCalls
  return {
    getWishlist: onSession(getWishlist, async (_, owner) => accept(await wishlists.get(owner))),
    addItemToWishlist: onFirstCall(addItemToWishlist, (payload, owner) =>
      wishlists.add(owner, payload),
    ),
    removeItemFromWishlist: onSession(removeItemFromWishlist, (payload, owner) =>
      wishlists.remove(owner, payload),
    ),
    clearWishlist: onSession(clearWishlist, async (_, owner) =>
      accept(await wishlists.clear(owner)),
    ),
    shareWishlist: onSession(shareWishlist, (_, owner) => wishlists.share(owner)),
    unshareWishlist: onSession(unshareWishlist, async (_, owner) => {
      await wishlists.unshare(owner)
      return accept(true as const)
    }),
    getSharedWishlist: on(getSharedWishlist, ({ token }, { shop }) =>
      wishlists.shared(shop, token),
    ),
  }
}
