import type { StorefrontResponse } from '@saum/contract/storefront'
import type { EntryContext, RouterContextProvider } from 'react-router'
import type { Chrome } from '#app/features/chrome/chrome.ts'
import { previewMarkup } from '#app/features/preview/preview-markup.tsx'
import type { ServedPreview } from '#app/features/preview/preview-place.tsx'
import type { PageSettings } from '#app/page/page-settings.ts'
import { scopeContext, shopContext, shownBlocksContext } from '#app/server/context.ts'
import { documentFreshness } from '#app/server/document-freshness.ts'
import { withHydrationData } from '#app/server/hydration-data.ts'
import { nearestPlace } from '#app/server/nearest-place.ts'
import { renderPage } from '#app/server/render-page.tsx'
import { isServerFault } from '#app/server/server-fault.ts'

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
  const settings = {
    ...scope.settings,
    ...(status < 500 ? {} : { requestId }),
    ...(status === 404 && nearestTo(new URL(request.url).pathname, chrome)),
    ...(scope.preview && { isPreview: true }),
  }
  const blocks = loadContext.get(shownBlocksContext)
  const { url } = request
  const preview = previewOf(url, loadContext)
  // The longest stretch of work that cannot be interrupted.
  await scope.turn?.()
  const html = renderPage({ context, url, chrome, settings, blocks, preview, ...nonce })
  const page = await withHydrationData(html, serverHandoffStream, scope.nonce)

  headers.set('content-type', 'text/html; charset=utf-8')
  const cacheControl = headers.get('cache-control')
  headers.set('cache-control', documentFreshness({ status, cacheControl, chrome }))
  const response = new Response(null, { status, headers })
  return Object.assign(response, { pageText: `<!DOCTYPE html>${page}` })
}

function nearestTo(path: string, { places }: Chrome): Pick<PageSettings, 'nearest'> {
  const nearest = nearestPlace(path, places)
  return nearest === null ? {} : { nearest }
}

function previewOf(url: string, context: RouterContextProvider): ServedPreview | null {
  const { preview, nonce, messages } = context.get(scopeContext)
  const shop = context.get(shopContext)
  return preview && previewMarkup({ preview, shop, url, nonce, messages })
}

export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (!isServerFault(error, request)) return
  const { services, requestId } = context.get(scopeContext)
  services.reportFault(error, requestId)
}
