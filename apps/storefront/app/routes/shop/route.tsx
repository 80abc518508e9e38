import { findShopByPath } from '@saum/domain/shops'
import { Outlet } from 'react-router'
import { loadMessagesOf } from '#app/messages/message-loading.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { guardMiddleware } from '#app/server/guard-middleware.ts'
import { redirectMiddleware } from '#app/server/redirect-middleware.ts'
import { routeWordsMiddleware } from '#app/server/route-words.ts'
import { secretPageMiddleware } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'

/** Redirects come first: an old address may not even begin with a shop. */
export const middleware: Route.MiddlewareFunction[] = [
  redirectMiddleware,
  knownShopOnly,
  routeWordsMiddleware,
  guardMiddleware,
  secretPageMiddleware,
]

/** Texts arrive beside the data of the next screen. */
export const clientMiddleware = [loadMessagesOf(findScreenMessages)]

export default function ShopRoute() {
  return <Outlet />
}

/** The first page knows its texts already, so the table of all screens is not its business. */
async function findScreenMessages(pattern: string) {
  const { screenMessages } = await import('#app/navigation/screen-messages.ts')
  return screenMessages(pattern)
}

function knownShopOnly({ params, url }: Parameters<Route.MiddlewareFunction>[0]) {
  if (!findShopByPath(params.shop)) throw pageNotFound(url.pathname)
}
