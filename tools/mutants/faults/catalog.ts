import type { Mutant } from '../mutant.ts'

/** The range and what visitors keep of it: listings, baskets, wishlists, redirects and newsletters. */
export const CATALOG_FAULTS: readonly Mutant[] = [
  {
    name: 'listing: products that are sold without stock are missing',
    file: 'services/shop/src/catalog/listing-query.ts',
    find: "'(o.stock_quantity > 0 or o.is_sellable_without_stock = 1)'",
    replace: "'(o.stock_quantity > 0)'",
  },
  {
    name: 'basket: a visitor can take over the basket of another',
    file: 'services/shop/src/basket/basket-merging.ts',
    find: 'if (to !== basketKey || !isOwn)',
    replace: 'if (to !== basketKey)',
  },
  {
    name: 'basket: two lines of one size together exceed the stock',
    file: 'services/shop/src/basket/fit-quantity.ts',
    find: 'Math.max(available - piecesIn(others), served, 0)',
    replace: 'Math.max(available, served, 0)',
  },
  {
    name: 'basket: a product is sold before its first day of sale',
    file: 'services/shop/src/basket/offer-storage.ts',
    find: 'isShown && isInTimeframe(timeframe, now)',
    replace: 'isShown',
  },
  {
    name: 'wishlist: a sold-out size is put on the list',
    file: 'services/shop/src/wishlist/wishlist-adding.ts',
    find: 'wish.variantId !== null && wish.wasSoldOut',
    replace: 'false',
  },
  {
    name: 'wishlist: a second size of the same product is lost at login',
    file: 'services/shop/src/wishlist/merge-wishlists.ts',
    find: 'wish.productId === other.productId && wish.variantId === other.variantId',
    replace: 'wish.productId === other.productId',
  },
  {
    name: 'redirects: a permanent redirect to a temporary one stays permanent',
    file: 'services/shop/src/redirect/follow-redirects.ts',
    find: 'statusCode === 302 || statusCode === 307',
    replace: 'statusCode === 307',
  },
  {
    name: 'sitemap: languages in which a product is switched off are linked',
    file: 'services/shop/src/sitemap/sitemap-storage.ts',
    find: 'on s.product_id = p.id and s.is_active = 1',
    replace: 'on s.product_id = p.id',
  },
  {
    name: 'newsletter: an account with an unproven address sees whether that address is subscribed',
    file: 'services/shop/src/newsletter/own-newsletter.ts',
    find: 'isVerified ? ownNewsletter(sql, asker.shop, email) : unproven(email)',
    replace: 'ownNewsletter(sql, asker.shop, email)',
  },
  {
    name: 'demo range: outfits show products that are sold out',
    file: 'catalog/range/stock.ts',
    find: "isInOutfit && NOT_IN_OUTFITS.has(found) ? 'gaps' : found",
    replace: 'found',
  },
]
