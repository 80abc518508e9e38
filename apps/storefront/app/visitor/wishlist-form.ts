/** The one form of a page that all its hearts belong to. */
export const WISHLIST_FORM_ID = 'wishlist-form'
