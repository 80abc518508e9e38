import type { MessageNamespace } from '#app/messages/message-keys.ts'
import { routePattern } from './route-pattern.ts'

/** Texts a screen needs beyond those of the shell, by URL pattern. */
const SCREEN_MESSAGES: Readonly<Record<string, readonly MessageNamespace[]>> = {
  '/:shop': ['home'],
  '/:shop/c/outfits/*': ['listing'],
  '/:shop/c/*': ['listing', 'filter'],
  '/:shop/p/shop-the-look/:slug': ['listing', 'outfit'],
  '/:shop/p/:slug': ['alert', 'listing', 'product'],
  '/:shop/search': ['answer', 'filter', 'listing', 'search'],
  '/:shop/wishlist': ['wishlist'],
  '/:shop/wishlist/shared/:token': ['wishlist'],
  '/:shop/cart': ['basket'],
  '/:shop/stock-alert': ['alert'],
  '/:shop/newsletter-confirmation': ['newsletter'],
  '/:shop/checkout': ['checkout'],
  '/:shop/success': ['login', 'order', 'success'],
  '/:shop/order-trackform': ['order', 'track'],
  '/:shop/returns-portal': ['order', 'returns', 'track'],
  '/:shop/withdrawal': ['order', 'withdrawal'],
  '/:shop/cancel-contract': ['cancel'],
  '/:shop/location': ['store'],
  '/:shop/login': ['login'],
  '/:shop/login/callback': ['login'],
  '/:shop/account': ['account'],
  '/:shop/account/profile-details': ['account'],
  '/:shop/account/orders': ['account'],
  '/:shop/account/order-details/:id': ['account'],
  '/:shop/account/fashion-card': ['card'],
  '/:shop/account/subscription': ['subscription'],
  '/:shop/account/subscription-cancellations': ['subscription'],
  '/dev/ui': ['content', 'listing', 'login', 'product'],
}

const NONE: readonly MessageNamespace[] = []

export function screenMessages(pattern: string): readonly MessageNamespace[] {
  return SCREEN_MESSAGES[routePattern(pattern)] ?? NONE
}
