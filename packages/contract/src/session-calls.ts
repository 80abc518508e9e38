import * as basketCalls from './basket.ts'
import * as wishlistCalls from './wishlist.ts'

const { getBasket, addItemToBasket, addItemsToBasket, removeItemFromBasket } = basketCalls
const { getWishlist, addItemToWishlist, removeItemFromWishlist } = wishlistCalls

/** Calls about what is remembered of one visitor; their answers are nobody else's. */
export const SESSION_CALLS: ReadonlySet<string> = new Set([
  getBasket.name,
  addItemToBasket.name,
  addItemsToBasket.name,
  removeItemFromBasket.name,
  getWishlist.name,
  addItemToWishlist.name,
  removeItemFromWishlist.name,
])

/** The calls a visitor may begin with: the first thing worth remembering starts a session. */
export const SESSION_STARTING_CALLS: ReadonlySet<string> = new Set([
  addItemToBasket.name,
  addItemsToBasket.name,
  addItemToWishlist.name,
])
