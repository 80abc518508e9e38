import {
  BASKET_PROBLEM_PARAMETER,
  parseBasketProblem,
} from '#app/features/basket/basket-problem.ts'
import { TOPICS_SAYING } from '#app/features/newsletter/topics-saying.ts'

/** A name as it is written, or the form of several. */
export type QueryName = string | RegExp

/** Unknown filters are read as well: their address leads to the one without them. */
const FILTER = /^filters\[\w{1,40}\]$/

const LISTING: readonly QueryName[] = [
  FILTER,
  'sort',
  'page',
  'priceFrom',
  'priceTo',
  'searchTerm',
  'exact',
  BASKET_PROBLEM_PARAMETER,
]

/** Fields of the form of a return: each row of the list has its own. */
const RETURN_FIELD = /^(?:count|reason|exchange)-[\d.]{1,1700}$/

/**
 * What each screen reads of the query, by the pattern of its route. Screens are given nothing else: any
 * other name shows the same page, which is rendered and cached once. Patterns without an entry read nothing.
 */
export const QUERY_NAMES: Readonly<Record<string, readonly QueryName[]>> = {
  '/dev/ui': ['shop'],
  '/:shop/c/outfits/*': ['page'],
  '/:shop/c/*': LISTING,
  '/:shop/p/shop-the-look/:slug': [BASKET_PROBLEM_PARAMETER],
  '/:shop/p/:slug': ['variantId', 'size', BASKET_PROBLEM_PARAMETER],
  '/:shop/search': LISTING,
  '/:shop/wishlist': ['removed', 'moved', 'wishlistError', BASKET_PROBLEM_PARAMETER],
  '/:shop/stock-alert': ['token'],
  '/:shop/newsletter': ['sent'],
  '/:shop/newsletter-confirmation': ['confirmed', 'token'],
  '/:shop/newsletter-end': ['ended', 'token'],
  '/:shop/consent': ['says', 'returnTo'],
  '/:shop/cart': [
    'notice',
    'removed',
    'saved',
    'leftOut',
    BASKET_PROBLEM_PARAMETER,
    'voucher',
    'moment',
    'minimum',
    'missing',
  ],
  '/:shop/checkout': ['step', 'payment', 'notice', 'redirectUrl', 'account'],
  '/:shop/success': ['cbd', 'says', 'payment'],
  '/:shop/order-trackform': ['order', 'says'],
  '/:shop/returns-portal': ['order', 'return', 'says', 'take', 'method', RETURN_FIELD],
  '/:shop/withdrawal': ['order', 'receipt'],
  '/:shop/cancel-contract': ['receipt'],
  '/:shop/location': [
    'q',
    'lat',
    'lng',
    'radius',
    'zoom',
    'view',
    'services',
    'access',
    'open',
    'variant',
  ],
  '/:shop/login': [
    'redirectUrl',
    'says',
    'register',
    'forgotten',
    'hash',
    'confirm',
    'verify',
    'email',
    'revoke',
  ],
  '/:shop/login/provider': ['redirectUrl'],
  '/:shop/login/callback': ['state', 'code', 'iss', 'error', 'problem', 'redirectUrl'],
  '/:shop/account/profile-details': ['says', 'address', TOPICS_SAYING],
  '/:shop/account/orders': ['page'],
  '/:shop/account/order-details/:id': ['says', 'missing'],
  '/:shop/account/returns': ['order', 'return', 'page'],
  '/:shop/account/address': ['id'],
  '/:shop/account/data': ['says', TOPICS_SAYING],
  '/:shop/account/fashion-card': ['says', 'page'],
  '/:shop/account/subscription': ['says', TOPICS_SAYING],
}

/** Behind the last page of every listing; whatever number it is, the page is the same «not found». */
const FAR_PAGE = '99999'
/** As labels of sizes are written: `38`, `XS`, `36/38`, `75 B`, `7½`, `L (lang)`. */
const SIZE = /^[\p{L}\p{N}][\p{L}\p{N}\p{P} +]{0,19}$/u

/**
 * What some names are read as, `null` for not at all: values no link of ours has must not be cached one by
 * one. The rest is left to the screens, which redirect to the address they mean.
 */
export const QUERY_VALUES: Readonly<Record<string, (value: string) => string | null>> = {
  page: (value) => (/^[1-9]\d{4,}$/.test(value) ? FAR_PAGE : value),
  variantId: (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : null),
  // The page compares labels in lower case.
  size: (value) => (SIZE.test(value) ? value.toLowerCase() : null),
  // The page reads whether it is there, not what it says.
  sent: () => '',
  [BASKET_PROBLEM_PARAMETER]: parseBasketProblem,
}
