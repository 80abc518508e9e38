import * as accountCalls from './account.ts'
import * as addressBookCalls from './address-book.ts'
import * as basketCalls from './basket.ts'
import { isCall } from './call.ts'
import { getCheckoutToken } from './checkout.ts'
import * as cardCalls from './fashion-card.ts'
import * as loginCalls from './login.ts'
import { getNewsletter, updateNewsletter } from './newsletter.ts'
import { confirmAccount, getOrderById, getOrders, getRecentOrder } from './order.ts'
import * as subscriptionCalls from './subscription.ts'
import * as userCalls from './user.ts'
import * as wishlistCalls from './wishlist.ts'

/** All but the one for those who have been given a link. */
const ownWishlistCalls = Object.values(wishlistCalls).filter(
  ({ name }) => name !== wishlistCalls.getSharedWishlist.name,
)

/** Beside the calls their shapes are exported too. */
const customerCalls = [
  ...[userCalls, loginCalls, addressBookCalls, accountCalls, cardCalls, subscriptionCalls]
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isCall),
  getNewsletter,
  updateNewsletter,
]

const ownOrderCalls = [getCheckoutToken, getRecentOrder, getOrderById, getOrders, confirmAccount]

/** Calls about what is remembered of one visitor; their answers are nobody else's. */
export const SESSION_CALLS: ReadonlySet<string> = new Set(
  [...Object.values(basketCalls), ...ownWishlistCalls, ...customerCalls, ...ownOrderCalls].map(
    ({ name }) => name,
  ),
)

/** The calls a visitor may begin with: the first thing worth remembering starts a session. */
export const SESSION_STARTING_CALLS: ReadonlySet<string> = new Set([
  basketCalls.addItemToBasket.name,
  basketCalls.addItemsToBasket.name,
  wishlistCalls.addItemToWishlist.name,
])

/** After these the visitor has another session: whoever knew the one before knows nothing. */
export const LOGIN_CALLS: ReadonlySet<string> = new Set([
  loginCalls.oauthLogin.name,
  confirmAccount.name,
  loginCalls.updatePasswordByHash.name,
  loginCalls.handleIDPLoginCallback.name,
  userCalls.updatePassword.name,
])

/** After these the browser has nothing left to show who it was. */
export const LOGOUT_CALLS: ReadonlySet<string> = new Set([
  loginCalls.oauthRevokeToken.name,
  accountCalls.deleteAccount.name,
])
