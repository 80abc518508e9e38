import { getUser, type User } from '@saum/contract/user'
import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { guardRoute, loginPath } from '#app/navigation/guard.ts'
import { routePattern } from '#app/navigation/route-pattern.ts'
import { loginPathContext, scopeContext, visitorContext } from './context.ts'
import { PRIVATE_PAGE } from './page-cache-headers.ts'
import { askedAddress } from './redirect-query.ts'
import { knownVisitorBackend } from './visitor-backend.ts'

/**
 * The one place that decides who may open a page; no loader checks the login on its own. Only protected
 * pages ask who somebody is. The checkout learns it with its token, which also knows whether a guest who
 * has ordered has filled their basket again.
 */
export const guardMiddleware: MiddlewareFunction<Response> = async (request) => {
  const { context, url } = request
  if (!context.get(scopeContext).guarded.has(routePattern(request.pattern))) return
  const path = wantedPath(askedAddress(context, url))
  const user = await findUser(context)
  const decision = guardRoute({
    isProtected: true,
    isCheckout: false,
    customer: user && user.status,
    path,
    redirectUrl: null,
  })
  if (decision.kind === 'redirect') throw redirect(decision.to, { headers: PRIVATE_PAGE })
  context.set(visitorContext, user)
  context.set(loginPathContext, loginPath(path))
}

/** Protected pages lead nowhere by themselves: what their address says about that is not carried along. */
function wantedPath({ pathname, search, searchParams }: URL): string {
  if (!searchParams.has('redirectUrl')) return pathname + search
  const query = new URLSearchParams(search)
  query.delete('redirectUrl')
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

async function findUser(context: Readonly<RouterContextProvider>): Promise<User | null> {
  const answer = await knownVisitorBackend(context)?.call(getUser, {})
  return answer?.ok ? (answer.value.user ?? null) : null
}
