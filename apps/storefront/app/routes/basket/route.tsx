import { getBasket } from '@saum/contract/basket'
import { redirect } from 'react-router'
import {
  BASKET_PROBLEM_PARAMETER,
  KEEP_SIZE_FIELD,
  type BasketProblem,
} from '#app/features/basket/basket-problem.ts'
import { toBasketFacts } from '#app/features/basket/basket-row-facts.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { loadWishlist } from '#app/server/load-wishlist.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import { forgetVisitor, knownVisitorBackend, visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'
import { applyBasketChange, type ChangeOutcome } from './apply-basket-change.ts'
import { parseBasketChange } from './basket-change.ts'
import { BasketPage } from './basket-page.tsx'
import { LEFT_OUT_PARAMETER, loadLeftOutNames, parseLeftOut } from './left-out.ts'

export const handle = { pageType: 'basket_page' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const backend = knownVisitorBackend(context)
  if (!backend) return { basket: null, wished: [], leftOut: [] }
  const shop = context.get(shopContext)
  const [answer, leftOut] = await Promise.all([
    backend.call(getBasket, {}),
    loadLeftOutNames(backend, parseLeftOut(url.searchParams.get(LEFT_OUT_PARAMETER))),
  ])
  if (answer.ok && answer.value.basket.items.length > 0) {
    return { basket: toBasketFacts(answer.value.basket, shop), wished: [], leftOut }
  }
  const wished = (await loadWishlist(backend, shop)).map(({ tile }) => tile)
  return { basket: null, wished, leftOut }
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
  const outcome = backend && (await applyBasketChange(backend, change).catch(reportFault))
  if (!outcome?.problem) throw redirect(own, 303)
  if (outcome.hasAdded) {
    const partly = withQuery(own, BASKET_PROBLEM_PARAMETER, outcome.problem)
    throw redirect(withQuery(partly, LEFT_OUT_PARAMETER, outcome.refusedIds.join(',')), 303)
  }
  forgetVisitor(context)
  throw refusal(outcome.problem)

  function refusal(reason: BasketProblem): Response {
    return redirect(withQuery(withSize(from, form), BASKET_PROBLEM_PARAMETER, reason), 303)
  }

  function reportFault(error: unknown): ChangeOutcome {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return { problem: 'failed', hasAdded: false, refusedIds: [] }
  }
}

/** The page of a product has the size still chosen when the shopper is back on it. */
function withSize(from: string, form: FormData): string {
  const size = form.get('variantId')
  const isKept = form.get(KEEP_SIZE_FIELD) !== null && typeof size === 'string' && size !== ''
  return isKept ? withQuery(from, 'variantId', size) : from
}

export function headers() {
  return PRIVATE_PAGE
}

export default function BasketRoute({ loaderData }: Route.ComponentProps) {
  return <BasketPage {...loaderData} />
}
