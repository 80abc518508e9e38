import type { StorefrontResponse } from '@saum/contract/storefront'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { scopeContext } from '#app/server/context.ts'
import { withHydrationData } from '#app/server/hydration-data.ts'
import { NOT_FOUND_PAGE, PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { renderPage } from '#app/server/render-page.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<StorefrontResponse> {
  const scope = loadContext.get(scopeContext)
  const { serverHandoffStream, ...context } = routerContext
  // In development React compares nonces while hydrating and warns; nothing is enforced there.
  const nonce = import.meta.env.DEV ? {} : { nonce: scope.nonce }
  const { chrome, requestId } = scope
  // Only a failed page names its request: a good one is cached and belongs to many.
  const settings = status < 500 ? scope.settings : { ...scope.settings, requestId }
  const html = renderPage({ context, url: request.url, chrome, settings, ...nonce })
  const page = await withHydrationData(html, serverHandoffStream, scope.nonce)

  headers.set('content-type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) {
    const isMissing = status === 404 || status === 410
    const { 'cache-control': freshness } = isMissing ? NOT_FOUND_PAGE : PRIVATE_PAGE
    headers.set('cache-control', freshness)
  }
  const response = new Response(null, { status, headers })
  return Object.assign(response, { pageText: `<!DOCTYPE html>${page}` })
}

export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (request.signal.aborted) return
  const { services, requestId } = context.get(scopeContext)
  services.reportFault(error, requestId)
}
