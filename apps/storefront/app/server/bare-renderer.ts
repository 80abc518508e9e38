import type { StorefrontServices } from '@saum/contract/storefront'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { scopeContext, shownBlocksContext } from './context.ts'
import { renderPage } from './render-page.tsx'
import { storefrontOf } from './storefront-of.ts'

/** Answers one real request to learn what React is given, then only renders that, again and again. */
export async function bareRendererOf(
  build: ServerBuild,
  services: StorefrontServices,
  path: string,
): Promise<() => string> {
  const seen: Parameters<typeof renderPage>[0][] = []

  function capture(
    request: Request,
    status: number,
    _headers: Headers,
    { serverHandoffStream: _, ...context }: EntryContext,
    loadContext: RouterContextProvider,
  ): Response {
    const { chrome, settings } = loadContext.get(scopeContext)
    const blocks = loadContext.get(shownBlocksContext)
    if (status === 200) seen.push({ context, url: request.url, chrome, settings, blocks })
    return new Response()
  }

  const entry = { ...build.entry, module: { ...build.entry.module, default: capture } }
  const request = new Request(new URL(path, services.settings.publicOrigin))
  const session = {
    key: null,
    prolong() {},
    next: () => '',
    enterNext() {},
    end() {},
  }
  const facts = { requestId: 'bare', nonce: '', session, preview: null, variants: [] }
  await storefrontOf({ ...build, entry }, services).fetch(request, facts)
  const [parts] = seen
  if (!parts) throw new Error(`No page was rendered for ${path}`)
  return () => renderPage(parts)
}
