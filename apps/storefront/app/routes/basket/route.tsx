import { getBasket } from '@saum/contract/basket'
import { redirect } from 'react-router'
import {
  BASKET_PROBLEM_PARAMETER,
  type BasketProblem,
} from '#app/features/basket/basket-problem.ts'
import { toBasketFacts } from '#app/features/basket/basket-row-facts.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { loadWishlist } from '#app/server/load-wishlist.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import { knownVisitorBackend, visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'
import { applyBasketChange } from './apply-basket-change.ts'
import { parseBasketChange } from './basket-change.ts'
import { BasketPage } from './basket-page.tsx'

export const handle = { pageType: 'basket_page' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const backend = knownVisitorBackend(context)
  if (!backend) return { basket: null, wished: [] }
  const shop = context.get(shopContext)
  const answer = await backend.call(getBasket, {})
  if (answer.ok && answer.value.basket.items.length > 0) {
    return { basket: toBasketFacts(answer.value.basket, shop), wished: [] }
  }
  return { basket: null, wished: (await loadWishlist(backend, shop)).map(({ tile }) => tile) }
}

/** For forms sent without script. What cannot be done is said on the page the form was on. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const own = `/${context.get(shopContext).path}/cart/`
  const from = returnFrom(form, request, own)
  const change = parseBasketChange(form)
  if (!change) {
    const isUnsized = form.get('intent') === 'add'
    throw refusal(isUnsized ? 'size_missing' : 'failed')
  }
  // Only what is put in is worth remembering somebody for.
  const isAddition = change.intent === 'add'
  const backend = isAddition ? visitorBackend(context) : knownVisitorBackend(context)
  const problem = backend && (await applyBasketChange(backend, change).catch(reportFault))
  throw problem ? refusal(problem) : redirect(own, 303)

  function refusal(reason: BasketProblem): Response {
    return redirect(withQuery(from, BASKET_PROBLEM_PARAMETER, reason), 303)
  }

  function reportFault(error: unknown): BasketProblem {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return 'failed'
  }
}

export function headers() {
  return PRIVATE_PAGE
}

export default function BasketRoute({ loaderData }: Route.ComponentProps) {
  return <BasketPage {...loaderData} />
}
