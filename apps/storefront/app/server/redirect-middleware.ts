import { followRedirect } from '@saum/contract/redirect'
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import { backendContext, scopeContext } from './context.ts'
import { askedAddress, withQueryOf } from './redirect-query.ts'

/**
 * Asks for a redirect only when the page would not be found: living pages never pay for it.
 * Another site gets a full page load.
 */
export const redirectMiddleware: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const response = await next()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (response.status !== 404 || !isRead) return response

  const found = await findRedirect()
  if (!found) return response
  const { origin } = new URL(found.target, url)
  if (origin === url.origin) {
    throw redirect(withQueryOf(askedAddress(context, url), found.target), {
      status: found.statusCode,
    })
  }
  throw redirectDocument(found.target, { status: found.statusCode })

  async function findRedirect() {
    try {
      const referrerHost = referrerOf(request, url)
      const payload = { path: url.pathname, referrerHost }
      const answer = await context.get(backendContext).call(followRedirect, payload)
      return answer.ok ? answer.value : null
    } catch (error) {
      // A page that does not exist stays «not found» when the table cannot be asked.
      const { services, requestId } = context.get(scopeContext)
      services.reportFault(error, requestId)
      return null
    }
  }
}

/** Which site links to the missing page; its address may say who clicked there. */
function referrerOf(request: Request, url: URL): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (referrer === null || referrer.hostname.length > 253) return ''
  return referrer.host === url.host ? url.hostname : referrer.hostname
}
