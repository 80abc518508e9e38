import { redirect } from 'react-router'
import {
  BASKET_PROBLEM_PARAMETER,
  KEEP_SIZE_FIELD,
  type BasketProblem,
} from '#app/features/basket/basket-problem.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import { knownVisitorBackend, visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'
import { applyBasketChange } from './apply-basket-change.ts'
import { parseBasketChange } from './basket-change.ts'
import { BasketPage } from './basket-page.tsx'
import { DONE, type ChangeOutcome } from './change-outcome.ts'
import { LEFT_OUT_PARAMETER } from './left-out.ts'
import { loadBasketPage } from './load-basket-page.ts'

export const handle = { pageType: 'basket_page' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBasketPage(context, url)
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
  const isAddition = change.intent === 'add' || change.intent === 'undo'
  const backend = isAddition ? visitorBackend(context) : knownVisitorBackend(context)
  const outcome = backend ? await applyBasketChange(backend, change).catch(reportFault) : DONE
  if (!outcome.problem) throw redirect(withSayings(own, outcome), 303)
  if (outcome.hasAdded) {
    const partly = withQuery(own, BASKET_PROBLEM_PARAMETER, outcome.problem)
    throw redirect(withQuery(partly, LEFT_OUT_PARAMETER, outcome.refusedIds.join(',')), 303)
  }
  throw refusal(outcome.problem)

  function refusal(reason: BasketProblem): Response {
    return redirect(withQuery(withSize(from, form), BASKET_PROBLEM_PARAMETER, reason), 303)
  }

  function reportFault(error: unknown): ChangeOutcome {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return { ...DONE, problem: 'failed' }
  }
}

/** The page of the basket with what it is to say. */
function withSayings(own: string, { says = [] }: ChangeOutcome): string {
  const query = new URLSearchParams(says.map(([name, value]) => [name, value]))
  return query.size === 0 ? own : `${own}?${query}`
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
