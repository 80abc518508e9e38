import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { loadCheckout } from './load-checkout.ts'

export const handle = { pageType: 'checkout' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCheckout(context, url)
}

export function headers() {
  return { ...PRIVATE_PAGE, 'x-robots-tag': 'noindex, nofollow' }
}

/** From the first markup on the element keeps itself up to date; a second one would undo its work. */
export function shouldRevalidate() {
  return false
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage checkout={loaderData} />
}
