import { findShopByPath } from '@saum/domain/shops'
import type { MiddlewareFunction } from 'react-router'
import { loadMessages } from './client-messages.ts'
import type { MessageNamespace } from './message-keys.ts'

/**
 * Loads a screen's texts beside its data: `clientMiddleware = [loadMessagesOf(namespacesOf)]` on
 * the shop route. Unlike a client loader it leaves prefetched data and the single request alone.
 */
export function loadMessagesOf(
  namespacesOf: (pattern: string) => readonly MessageNamespace[],
): MiddlewareFunction {
  return async function loadScreenMessages({ params, pattern }, next) {
    const [result] = await Promise.all([next(), loadForShop(namespacesOf(pattern), params.shop)])
    return result
  }
}

async function loadForShop(namespaces: readonly MessageNamespace[], path: string | undefined) {
  const shop = findShopByPath(path ?? '')
  if (shop) await loadMessages(namespaces, shop.locale)
}
