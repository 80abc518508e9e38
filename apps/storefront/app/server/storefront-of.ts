import { createBackend } from '@saum/contract/backend'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import type { RequestFacts, Storefront, StorefrontServices } from '@saum/contract/storefront'
import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { messagesFor } from '#app/messages/server-messages.ts'
import { createChromeCache } from '#app/features/chrome/chrome-cache.ts'
import {
  backendContext,
  contentContext,
  scopeContext,
  shopContext,
  unreadQueryContext,
} from './context.ts'
import { contentFor, draftsUnavailable } from './draft-content.ts'
import { createBuildNarrower } from './narrow-build.ts'
import { createQueryReader } from './query-reader.ts'
import { createReadCache } from './read-cache.ts'
import { protectedPatterns } from './route-guard.ts'
import { routeRulesOf } from './route-rules.ts'
import { withUnavailable } from './shop-unavailable.ts'

/** A router build over its services: one request in, one page or data response out. */
export function storefrontOf(build: ServerBuild, given: StorefrontServices): Storefront {
  const services = withUnavailable(given)
  const narrow = createBuildNarrower(build)
  const handlers = new Map<ServerBuild, RequestHandler>()
  const chromes = createChromeCache(given)
  const reads = createReadCache()
  const guarded = protectedPatterns(build)
  const readQuery = createQueryReader(build)
  const { pictureBase, imageBase, publicOrigin, isErrorDebugOn, tracking } = services.settings
  const settings = {
    pictureBase,
    imageBase,
    publicOrigin,
    isErrorDebugOn,
    buildId: build.assets.version,
    requestId: '',
    tracking,
  }

  function handlerFor(pathname: string): RequestHandler {
    const narrowed = narrow(pathname)
    const known = handlers.get(narrowed)
    if (known) return known
    const handler = createRequestHandler(narrowed, import.meta.env.MODE)
    handlers.set(narrowed, handler)
    return handler
  }

  async function fetch(request: Request, facts: RequestFacts): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url)
    const shop = shopOf(pathname)
    const context = new RouterContextProvider()
    const chrome = await chromes.get(shop)
    const clientKey = request.headers.get(CLIENT_KEY_HEADER) ?? ''
    // The router takes the ending away before any loader sees the address.
    const isDataRequest = pathname.endsWith('.data')
    const messages = messagesFor(shop.locale)
    // An editor's address says how they look at drafts; forms are sent to it as it is.
    const isWhole = facts.preview !== null || request.method !== 'GET'
    const query = isWhole ? { read: search, unread: '' } : readQuery(pathname, search)
    const scope = { ...facts, clientKey, services, chrome, settings, messages, guarded }
    context.set(scopeContext, { ...scope, isDataRequest })
    context.set(unreadQueryContext, query.unread)
    context.set(shopContext, shop)
    const content = await contentFor(facts, services)
    if (content === null) return draftsUnavailable(shop, messages)
    context.set(contentContext, content)
    const { shopId } = shop
    const backend = createBackend(services.rpc, { shopId, requestId: facts.requestId, clientKey })
    context.set(backendContext, reads.over(backend, shopId))
    const asked =
      query.read === search
        ? request
        : new Request(origin + pathname + query.read, { headers: request.headers })
    return handlerFor(pathname)(asked, context)
  }

  return {
    routeRules: routeRulesOf(build),
    fetch,
    readQuery: (pathname, search) => readQuery(pathname, search).read,
    forget() {
      reads.forget()
      chromes.forget()
    },
  }
}

/** Pages outside every shop (an unknown prefix) still speak a language: the default shop's. */
function shopOf(pathname: string): Shop {
  return findShopByPath(pathname.split('/', 2)[1] ?? '') ?? DEFAULT_SHOP
}
