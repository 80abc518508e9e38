import { redirect } from 'react-router'
import {
  BASKET_PROBLEM_PARAMETER,
  type BasketProblem,
} from '#app/features/basket/basket-problem.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { loadWishlist } from '#app/server/load-wishlist.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import { knownVisitorBackend, visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'
import { applyWishlistChange, parseWishlistChange } from './wishlist-change.ts'
import { WishlistPage } from './wishlist-page.tsx'

export const handle = { pageType: 'wishlist' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const backend = knownVisitorBackend(context)
  return { wishes: backend ? await loadWishlist(backend, context.get(shopContext)) : [] }
}

/** For hearts pressed without script: back to where they were pressed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const from = returnFrom(form, request, `/${context.get(shopContext).path}/wishlist/`)
  const change = parseWishlistChange(form)
  const problem = change
    ? await applyWishlistChange(visitorBackend(context), change).catch(reportFault)
    : 'failed'
  throw redirect(problem ? withQuery(from, BASKET_PROBLEM_PARAMETER, problem) : from, 303)

  function reportFault(error: unknown): BasketProblem {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return 'failed'
  }
}

export function headers() {
  return PRIVATE_PAGE
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} />
}
