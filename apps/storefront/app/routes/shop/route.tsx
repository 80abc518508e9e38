import { findShopByPath } from '@saum/domain/shops'
import { Outlet } from 'react-router'
import { loadMessagesOf } from '#app/messages/message-loading.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { screenMessages } from '#app/navigation/screen-messages.ts'
import { guardMiddleware } from '#app/server/guard-middleware.ts'
import { redirectMiddleware } from '#app/server/redirect-middleware.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [
  knownShopOnly,
  guardMiddleware,
  redirectMiddleware,
]

/** Texts arrive beside the data of the next screen. */
export const clientMiddleware = [loadMessagesOf(screenMessages)]

export default function ShopRoute() {
  return <Outlet />
}

function knownShopOnly({ params, url }: Parameters<Route.MiddlewareFunction>[0]) {
  if (!findShopByPath(params.shop)) throw pageNotFound(url.pathname)
}
