/**
 * Texts a browser has on every page: frame, prices, product tiles, forms, errors. Most of header
 * and footer is missing on purpose: the server renders them, and the browser keeps that markup.
 */
const SHELL = [
  'header.skip_',
  'header.menu_',
  'header.search_',
  'header.account_',
  'header.wishlist_count',
  'header.basket_count',
  'shop.',
  'page.',
  'error.',
  'feedback.open',
  'common.',
  'form.',
  'price.',
  'basket.title',
  'basket.notification.',
  'wishlist.title',
  'wishlist.failed',
  'wishlist.full',
  'product.size_missing',
  'content.slider_',
  'search.title',
  'search.label',
  'search.placeholder',
  'search.submit',
  'search.clear',
  'listing.badge_',
  'listing.breadcrumb',
  'listing.colour',
  'listing.price_',
  'listing.quick_add',
  'listing.wishlist_',
]

/** The file a text travels in: `shell`, or the first part of its key. */
export function namespaceOf(key: string): string {
  const isShell = SHELL.some((prefix) => key.startsWith(prefix))
  return isShell ? 'shell' : key.slice(0, key.indexOf('.'))
}
