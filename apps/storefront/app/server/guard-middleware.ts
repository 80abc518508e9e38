import { redirect, type MiddlewareFunction } from 'react-router'
import { guardRoute } from '#app/navigation/guard.ts'
import { routePattern } from '#app/navigation/route-pattern.ts'
import { scopeContext, visitorContext } from './context.ts'
import { PRIVATE_PAGE } from './page-cache-headers.ts'

const CHECKOUT_PATTERN = '/:shop/checkout'

/** The one place that decides who may open a page; no loader checks the login on its own. */
export const guardMiddleware: MiddlewareFunction<Response> = async (request) => {
  const { context, url } = request
  const pattern = routePattern(request.pattern)
  const decision = guardRoute({
    isProtected: context.get(scopeContext).guarded.has(pattern),
    isCheckout: pattern === CHECKOUT_PATTERN,
    customer: context.get(visitorContext),
    path: url.pathname + url.search,
    redirectUrl: url.searchParams.get('redirectUrl'),
  })
  if (decision.kind === 'redirect') {
    throw redirect(decision.to, { headers: PRIVATE_PAGE })
  }
}
