import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the product. Each screen has a folder of its own below `routes/`. */
export default [
  index('routes/entrance/route.ts'),
  route('dev/ui', 'routes/workshop/route.tsx'),

  route(':shop', 'routes/shop/route.tsx', [
    index('routes/home/route.tsx'),

    route('c/outfits/*', 'routes/outfits/route.tsx'),
    route('c/*', 'routes/listing/route.tsx'),
    route('p/shop-the-look/:slug', 'routes/outfit/route.tsx'),
    route('p/:slug', 'routes/product/route.tsx'),
    route('search', 'routes/search/route.tsx'),
    route('search-places.json', 'routes/search-places/route.ts'),
    route('menu', 'routes/menu/route.tsx'),
    route('shop-switch', 'routes/shop-switch/route.tsx'),

    route('wishlist', 'routes/wishlist/route.tsx'),
    route('wishlist/shared/:token', 'routes/shared-wishlist/route.tsx'),

    route('stock-alert', 'routes/stock-alert/route.tsx'),
    route('newsletter', 'routes/newsletter/route.tsx'),
    route('newsletter-confirmation', 'routes/newsletter-confirmation/route.tsx'),
    route('newsletter-end', 'routes/newsletter-end/route.tsx'),
    route('contact-message', 'routes/contact/route.tsx'),
    route('consent', 'routes/consent/route.tsx'),

    route('bought-together/:file', 'routes/bought-together/route.ts'),
    route('cart', 'routes/basket/route.tsx'),
    route('checkout', 'routes/checkout/route.tsx'),
    route('success', 'routes/success/route.tsx'),
    route('order-trackform', 'routes/order-tracking/route.tsx'),
    route('returns-portal', 'routes/returns-portal/route.tsx'),
    route('withdrawal', 'routes/withdrawal/route.tsx'),
    route('cancel-contract', 'routes/contract-cancellation/route.tsx'),
    route('paper/:token', 'routes/paper/route.ts'),
    route('location', 'routes/location/route.tsx'),
    route('location/:slug', 'routes/store/route.tsx'),

    route('login', 'routes/login/route.tsx'),
    route('login/provider', 'routes/login-provider/route.ts'),
    route('login/callback', 'routes/login-callback/route.tsx'),
    route('logout', 'routes/logout/route.ts'),
    route('account', 'routes/account/route.tsx', [
      index('routes/account-home/route.tsx'),
      route('profile-details', 'routes/account-profile/route.tsx'),
      route('orders', 'routes/account-orders/route.tsx'),
      route('order-details/:id', 'routes/account-order/route.tsx'),
      route('order-details/:id/invoice', 'routes/account-invoice/route.ts'),
      route('returns', 'routes/account-returns/route.tsx'),
      route('address', 'routes/account-address/route.tsx'),
      route('data', 'routes/account-data/route.tsx'),
      route('data/export', 'routes/account-export/route.ts'),
      route('newsletter', 'routes/account-newsletter/route.ts'),
      route('fashion-card', 'routes/account-fashion-card/route.tsx'),
      route('subscription', 'routes/account-subscription/route.tsx'),
      route('subscription-cancellations', 'routes/account-cancellations/route.tsx'),
    ]),

    route('sitemap.xml', 'routes/sitemap/route.ts'),
    route('sitemap/:file', 'routes/sitemap-part/route.ts'),
    route('s/:slug', 'routes/service/route.tsx'),
    route('*', 'routes/content/route.tsx'),
  ]),

  route('*', 'routes/not-found/route.ts'),
] satisfies RouteConfig
