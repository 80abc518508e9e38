/**
 * A session and its cookie, after the visitor's last visit. Without an account, basket and wishlist can be
 * reached as long.
 */
export const SESSION_DAYS = 28

/** A basket, after its last change. */
export const BASKET_DAYS = 60

/** A wishlist, after its last change. */
export const WISHLIST_DAYS = 360
