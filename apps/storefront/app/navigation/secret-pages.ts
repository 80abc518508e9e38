import { matchPath } from 'react-router'

/**
 * Pages that open something for the holder of a secret, by the pattern of their route, with the query
 * names that hold it. Without names the secret is part of the path, or the page itself sends the visitor
 * on to an address without it. Browsers, search engines and caches learn none of these addresses.
 */
export const SECRET_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/:shop/success': ['cbd'],
  '/:shop/order-trackform': ['order'],
  '/:shop/returns-portal': ['order'],
  '/:shop/withdrawal': ['order', 'receipt'],
  '/:shop/cancel-contract': ['receipt'],
  '/:shop/stock-alert': ['token'],
  '/:shop/newsletter-confirmation': ['token'],
  '/:shop/newsletter-end': ['token'],
  '/:shop/login': ['hash', 'confirm', 'verify', 'email', 'revoke'],
  '/:shop/login/callback': [],
  '/:shop/wishlist/shared/:token': [],
  '/:shop/paper/:token': [],
}

/** Whether a path is one of a page that opens something for the holder of a secret. */
export function isSecretPage(pathname: string): boolean {
  return Object.keys(SECRET_PAGES).some((pattern) => matchPath(pattern, pathname) !== null)
}
