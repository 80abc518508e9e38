import { basketHandlers, type BasketHandlerParts } from './basket-handlers.ts'
import { voucherHandlers } from './voucher-handlers.ts'
import { wishlistHandlers, type WishlistHandlerParts } from './wishlist-handlers.ts'

export interface SessionParts extends BasketHandlerParts, WishlistHandlerParts {}

/** Calls about what is remembered of one visitor. */
export function sessionHandlers(parts: SessionParts) {
  return {
    ...basketHandlers(parts),
    ...voucherHandlers(parts),
    ...wishlistHandlers(parts),
  }
}
