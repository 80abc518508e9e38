import * as basketCalls from '@saum/contract/basket'
import * as wishlistCalls from '@saum/contract/wishlist'
import { accept } from '@saum/domain/result'
import type { BasketService } from '../basket/basket-service.ts'
import type { WishlistService } from '../wishlist/wishlist-service.ts'
import { onSession } from './handler.ts'

export interface SessionParts {
  baskets: BasketService
  wishlists: WishlistService
}

export function sessionHandlers({ baskets, wishlists }: SessionParts) {
  const { getBasket, addItemToBasket, addItemsToBasket, removeItemFromBasket } = basketCalls
  const { getWishlist, addItemToWishlist, removeItemFromWishlist } = wishlistCalls
  return {
    getBasket: onSession(getBasket, async (_, owner) => accept(await baskets.get(owner))),
    addItemToBasket: onSession(addItemToBasket, ({ existingItemHandling, ...item }, owner) =>
      baskets.add(owner, { items: [item], existingItemHandling }),
    ),
    addItemsToBasket: onSession(addItemsToBasket, (payload, owner) => baskets.add(owner, payload)),
    removeItemFromBasket: onSession(removeItemFromBasket, ({ itemKey }, owner) =>
      baskets.remove(owner, itemKey),
    ),
    getWishlist: onSession(getWishlist, async (_, owner) => accept(await wishlists.get(owner))),
    addItemToWishlist: onSession(addItemToWishlist, (payload, owner) =>
      wishlists.add(owner, payload),
    ),
    removeItemFromWishlist: onSession(removeItemFromWishlist, ({ itemKey }, owner) =>
      wishlists.remove(owner, itemKey),
    ),
  }
}
