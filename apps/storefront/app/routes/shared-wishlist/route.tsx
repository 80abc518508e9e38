import { data } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { loadSharedWishlist } from '#app/server/load-wishlist.ts'
import type { Route } from './+types/route.ts'
import { SharedWishlistPage } from './shared-wishlist-page.tsx'

export const handle = { pageType: 'wishlist' } satisfies RouteHandle

const TOKEN = /^[\w-]{43}$/

/** Anybody with the link; what leads nowhere always looks the same. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params
  const backend = context.get(backendContext)
  const wishes = TOKEN.test(token)
    ? await loadSharedWishlist(backend, context.get(shopContext), token)
    : null
  return data({ wishes }, { status: wishes === null ? 404 : 200 })
}

export default function SharedWishlistRoute({ loaderData }: Route.ComponentProps) {
  return <SharedWishlistPage {...loaderData} />
}
