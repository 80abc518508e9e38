import { getSearchAccess } from '@saum/contract/search'
import { createEngine } from '@saum/engine/create-engine'
import type { PreprocessRequest } from '@saum/engine/configuration'
import type { Engine } from '@saum/engine/engine'
import type { RouterContextProvider } from 'react-router'
import { engineOptions, type Provider } from '#app/engine/provider.ts'
import { stillEnvironment } from '#app/engine/still-environment.ts'
import { backendContext, scopeContext, shopContext } from './context.ts'
import { createSearchFetch } from './search-fetch.ts'

/** A visitor who waits for a page would rather see it without products. */
const PATIENCE_MS = 5_000

interface PageEngine {
  engine: Engine
  provider: Provider
}

/** An engine for the page of one request; it may ask, and leaves no trace of a visitor. */
export async function openEngine(
  context: Readonly<RouterContextProvider>,
  pageUrl: string,
  preprocessRequest?: PreprocessRequest,
): Promise<PageEngine> {
  const { services, requestId } = context.get(scopeContext)
  const access = await context.get(backendContext).call(getSearchAccess, {})
  if (!access.ok) throw new Error('The shop gives no access to its search')
  const { accessToken, ...provider } = access.value
  const engine = createEngine(
    {
      ...engineOptions(context.get(shopContext), provider, pageUrl),
      accessToken,
      patienceMs: PATIENCE_MS,
      ...(preprocessRequest && { preprocessRequest }),
    },
    {
      ...stillEnvironment(),
      fetch: createSearchFetch(services.search, requestId),
      setTimer(work, ms) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      log(level, message, detail) {
        if (level === 'error') services.reportFault(detail ?? new Error(message), requestId)
      },
    },
  )
  return { engine, provider }
}
