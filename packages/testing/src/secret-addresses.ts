/** What none of our destinations may ever hear of. A plain word, so that no rule about tokens hides it. */
export const SECRET = 'geheimwort'

/** A path of each route of the storefront; `{secret}` stands where the path itself is the secret. */
export const ROUTE_PATHS: Readonly<Record<string, string>> = {
  '/': '/',
  '/dev/ui': '/dev/ui/',
  '/:shop': '/de/',
  '/:shop/c/outfits/*': '/de/c/outfits/',
  '/:shop/c/*': '/de/c/kleider/',
  '/:shop/p/shop-the-look/:slug': '/de/p/shop-the-look/herbst-7/',
  '/:shop/p/:slug': '/de/p/mantel-ottilie-7/',
  '/:shop/search': '/de/search/',
  '/:shop/search-places.json': '/de/search-places.json',
  '/:shop/menu': '/de/menu/',
  '/:shop/shop-switch': '/de/shop-switch/',
  '/:shop/wishlist': '/de/wishlist/',
  '/:shop/wishlist/shared/:token': '/de/wishlist/shared/{secret}/',
  '/:shop/stock-alert': '/de/stock-alert/',
  '/:shop/newsletter': '/de/newsletter/',
  '/:shop/newsletter-confirmation': '/de/newsletter-confirmation/',
  '/:shop/newsletter-end': '/de/newsletter-end/',
  '/:shop/contact-message': '/de/contact-message/',
  '/:shop/consent': '/de/consent/',
  '/:shop/bought-together/:file': '/de/bought-together/7.json',
  '/:shop/cart': '/de/cart/',
  '/:shop/checkout': '/de/checkout/',
  '/:shop/success': '/de/success/',
  '/:shop/order-trackform': '/de/order-trackform/',
  '/:shop/returns-portal': '/de/returns-portal/',
  '/:shop/withdrawal': '/de/withdrawal/',
  '/:shop/cancel-contract': '/de/cancel-contract/',
  '/:shop/paper/:token': '/de/paper/{secret}/',
  '/:shop/location': '/de/location/',
  '/:shop/location/:slug': '/de/location/berlin-mitte/',
  '/:shop/login': '/de/login/',
  '/:shop/login/provider': '/de/login/provider/',
  '/:shop/login/callback': '/de/login/callback/',
  '/:shop/logout': '/de/logout/',
  '/:shop/account': '/de/account/',
  '/:shop/account/profile-details': '/de/account/profile-details/',
  '/:shop/account/orders': '/de/account/orders/',
  '/:shop/account/order-details/:id': '/de/account/order-details/{secret}/',
  '/:shop/account/order-details/:id/invoice': '/de/account/order-details/{secret}/invoice/',
  '/:shop/account/returns': '/de/account/returns/',
  '/:shop/account/address': '/de/account/address/',
  '/:shop/account/data': '/de/account/data/',
  '/:shop/account/data/export': '/de/account/data/export/',
  '/:shop/account/newsletter': '/de/account/newsletter/',
  '/:shop/account/fashion-card': '/de/account/fashion-card/',
  '/:shop/account/subscription': '/de/account/subscription/',
  '/:shop/account/subscription-cancellations': '/de/account/subscription-cancellations/',
  '/:shop/sitemap.xml': '/de/sitemap.xml',
  '/:shop/sitemap/:file': '/de/sitemap/products.xml',
  '/:shop/s/:slug': '/de/s/versand/',
  '/:shop/*': '/de/impressum/',
  '/*': '/unknown/',
}

/** Paths of the server that are no page, with a secret in them. */
export const OTHER_PATHS: readonly string[] = [
  '/checkout-host/10028/payment/{secret}',
  '/checkout-host/10028/payment-return/{secret}',
  '/payment-provider/pay/{secret}',
]

/** Names our links have for secrets, other programs' names for theirs, and unknown names. */
const SECRET_NAMES = (
  'cbd order receipt token hash confirm verify email revoke state code link return id redirectUrl ' +
  'returnTo from payment previewSecret access_token cvo_cid key utm_id q lat unknown CBD'
).split(' ')

/** Every path with secrets wherever an address can hold one. */
export function secretAddresses(paths: readonly string[]): string[] {
  const query = SECRET_NAMES.map((name) => `${name}=${SECRET}`).join('&')
  const nested = encodeURIComponent(`/de/login/?email=${SECRET}`)
  return paths.map(
    (path) =>
      `${path.replace('{secret}', SECRET)}?${query}&redirectUrl=${nested}&page=2#token=${SECRET}`,
  )
}
