import type {
  addItemToWishlist,
  getWishlist,
  removeItemFromWishlist,
} from '@saum/contract/wishlist'
import type { Shop } from '@saum/domain/shops'
import { callShop } from '#app/visitor/call-shop.ts'
import type { WishlistCalls } from './replace-wish.ts'

export function browserWishlistCalls(shop: Shop): WishlistCalls {
  return {
    get: () => callShop<typeof getWishlist>(shop, 'getWishlist', {}),
    add: (wish) => callShop<typeof addItemToWishlist>(shop, 'addItemToWishlist', wish),
    remove: (itemKey) =>
      callShop<typeof removeItemFromWishlist>(shop, 'removeItemFromWishlist', { itemKey }),
  }
}
