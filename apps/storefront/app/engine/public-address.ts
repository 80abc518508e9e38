const SHARED_WISHLIST = /(\/wishlist\/shared\/)[^/?#]+/

/** The address as others may know it: that of a shared wishlist is a secret and ends before it. */
export function publicAddress(href: string): string {
  return href.replace(SHARED_WISHLIST, '$1')
}
