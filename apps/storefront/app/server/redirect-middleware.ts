import { getRedirect } from '@saum/contract/redirect'
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import { backendContext, scopeContext } from './context.ts'

/**
 * Asks for a redirect only when the page would not be found: living pages never pay for it.
 * Another site gets a full page load.
 */
export const redirectMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next()
  if (response.status !== 404) return response

  const found = await findRedirect()
  if (!found) return response
  const target = new URL(found.target, url)
  const go = target.origin === url.origin ? redirect : redirectDocument
  throw go(found.target, { status: found.statusCode })

  async function findRedirect() {
    try {
      const answer = await context.get(backendContext).call(getRedirect, { path: url.pathname })
      return answer.ok ? answer.value : null
    } catch (error) {
      // A page that does not exist stays «not found» when the table cannot be asked.
      const { services, requestId } = context.get(scopeContext)
      services.reportFault(error, requestId)
      return null
    }
  }
}
