import { pageNotFound } from '#app/navigation/route-params.ts'
import type { Route } from './+types/route.ts'

/** Whatever no other route knows. */
export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname)
}
