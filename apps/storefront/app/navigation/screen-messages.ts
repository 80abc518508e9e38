import type { MessageNamespace } from '#app/messages/message-keys.ts'
import { routePattern } from './route-pattern.ts'

/** Texts a screen needs beyond those of the shell, by URL pattern. */
const SCREEN_MESSAGES: Readonly<Record<string, readonly MessageNamespace[]>> = {
  '/:shop/c/outfits/*': ['listing'],
  '/:shop/c/*': ['listing', 'filter'],
  '/:shop/p/shop-the-look/:slug': ['listing', 'outfit'],
  '/:shop/p/:slug': ['alert', 'listing', 'product'],
  '/:shop/search': ['answer', 'filter', 'listing', 'search'],
  '/:shop/wishlist': ['wishlist'],
  '/:shop/wishlist/shared/:token': ['wishlist'],
  '/:shop/cart': ['basket'],
  '/:shop/stock-alert': ['alert'],
  '/:shop/newsletter': ['newsletter'],
  '/:shop/newsletter-confirmation': ['newsletter'],
  '/:shop/newsletter-end': ['newsletter'],
  '/:shop/checkout': ['checkout'],
  '/:shop/success': ['login', 'order', 'register', 'success'],
  '/:shop/order-trackform': ['order', 'track'],
  '/:shop/returns-portal': ['order', 'returns', 'track'],
  '/:shop/contact-message': ['content'],
  '/:shop/consent': ['consent', 'storage'],
  '/:shop/withdrawal': ['order', 'withdrawal'],
  '/:shop/cancel-contract': ['cancel'],
  '/:shop/location': ['store'],
  '/:shop/location/:slug': ['store'],
  '/:shop/login': ['login', 'register', 'reset'],
  '/:shop/login/callback': ['login', 'provider'],
  '/:shop/account': ['account', 'card', 'order', 'returns', 'track'],
  '/:shop/account/profile-details': ['account', 'login', 'profile', 'register', 'reset'],
  '/:shop/account/orders': ['account', 'listing', 'order', 'track'],
  '/:shop/account/order-details/:id': ['account', 'order', 'track'],
  '/:shop/account/returns': ['account', 'listing', 'returns'],
  '/:shop/account/address': ['account', 'address'],
  '/:shop/account/data': ['account', 'login', 'newsletter'],
  '/:shop/account/fashion-card': ['account', 'address', 'card', 'listing'],
  '/:shop/account/subscription': ['account', 'newsletter', 'order', 'subscription'],
  '/:shop/account/subscription-cancellations': ['account', 'subscription'],
  '/dev/ui': ['content', 'listing', 'login', 'product'],
}

const NONE: readonly MessageNamespace[] = []

export function screenMessages(pattern: string): readonly MessageNamespace[] {
  return SCREEN_MESSAGES[routePattern(pattern)] ?? NONE
}
