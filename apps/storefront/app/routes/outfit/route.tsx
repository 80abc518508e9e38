import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'product_detail' } satisfies RouteHandle

/** The range holds no outfits yet, so no address of one is known. */
export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname)
}

export default function OutfitRoute() {
  return null
}
