import { getSearchAccess } from '@saum/contract/search'
import { createEngine } from '@saum/engine/create-engine'
import type { PreprocessRequest } from '@saum/engine/configuration'
import type { Engine } from '@saum/engine/engine'
import type { RouterContextProvider } from 'react-router'
import { engineOptions, type Provider } from '#app/engine/provider.ts'
import { stillEnvironment } from '#app/engine/still-environment.ts'
import { backendContext, scopeContext, shopContext } from './context.ts'
import { engineLogOf } from './engine-log.ts'
import { createSearchFetch } from './search-fetch.ts'
import type { SearchVisitor } from './search-visitor.ts'

/** A visitor who waits for a page would rather see it without products. */
const PATIENCE_MS = 5_000
/** The provider refuses a question from a page with a longer address. */
const MAX_ADDRESS_LENGTH = 8192

interface PageEngine {
  engine: Engine
  provider: Provider
}

interface EngineWishes {
  preprocessRequest?: PreprocessRequest
  /** A visitor who agreed to be known to the provider: what is asked is then asked in their name. */
  visitor?: SearchVisitor | null
}

/** An engine for the page of one request; it may ask, and leaves no trace of a visitor who has not agreed. */
export async function openEngine(
  context: Readonly<RouterContextProvider>,
  pageUrl: string,
  { preprocessRequest, visitor = null }: EngineWishes = {},
): Promise<PageEngine> {
  const { services, requestId } = context.get(scopeContext)
  const access = await context.get(backendContext).call(getSearchAccess, {})
  if (!access.ok) throw new Error('The shop gives no access to its search')
  const { accessToken, ...provider } = access.value
  const address = pageUrl.length > MAX_ADDRESS_LENGTH ? pageUrl.split('?', 1).join('') : pageUrl
  const options = engineOptions(context.get(shopContext), provider, address)
  const still = stillEnvironment()
  const engine = createEngine(
    {
      ...options,
      ...(visitor && {
        analytics: { ...options.analytics, enabled: true },
        cart: { items: visitor.cart },
      }),
      accessToken,
      patienceMs: PATIENCE_MS,
      ...(preprocessRequest && { preprocessRequest }),
    },
    {
      ...still,
      ...(visitor && {
        navigator: () => ({ ...still.navigator(), clientId: visitor.id, capture: true }),
      }),
      fetch: createSearchFetch(services.search, requestId),
      setTimer(work, ms) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      log: (level, message, cause) => engineLogOf(services)(level, message, { cause, requestId }),
    },
  )
  return { engine, provider }
}
