import { findShopByPath } from '@saum/domain/shops'
import type { MiddlewareFunction } from 'react-router'
import { loadMessages } from './client-messages.ts'
import type { MessageNamespace } from './message-keys.ts'

/**
 * Loads a screen's texts beside its data: `clientMiddleware = [loadMessagesOf(findNamespaces)]` on
 * the shop route. Unlike a client loader it leaves prefetched data and the single request alone.
 */
export function loadMessagesOf(
  findNamespaces: (pattern: string) => Promise<readonly MessageNamespace[]>,
): MiddlewareFunction {
  return async function loadScreenMessages({ params, pattern }, next) {
    const namespaces = findNamespaces(pattern)
    const [result] = await Promise.all([next(), loadForShop(namespaces, params.shop)])
    return result
  }
}

async function loadForShop(
  namespaces: Promise<readonly MessageNamespace[]>,
  path: string | undefined,
) {
  const shop = findShopByPath(path ?? '')
  if (shop) await loadMessages(await namespaces, shop.locale)
}
