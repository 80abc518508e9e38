import { findShopById } from '@saum/domain/shops'
import type { RpcAnswer, RpcRequest, RpcTransport } from './rpc.ts'

interface RpcHttpSettings {
  /** Where the service listens; empty in a browser, whose own origin it is. */
  origin: string
  /** The service's path; by default that of the request's shop. */
  apiBasePath?: string
  timeoutMs: number
  fetch?: typeof globalThis.fetch
}

/**
 * Calls over HTTP, to the public address. Always one POST and never a second one: a call may have changed
 * something. A refusal is an answer like any other; only a missing answer throws. Who calls is said by the
 * cookie a browser adds, never by the request: a server that believed a key would believe anybody's. For
 * the same reason internal calls do not travel this way: the address answers 404 to them.
 */
export function createRpcHttpTransport(settings: RpcHttpSettings): RpcTransport {
  const send = settings.fetch ?? globalThis.fetch

  return async function transport(request: RpcRequest): Promise<RpcAnswer> {
    const response = await send(urlOf(settings, request), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shop-id': String(request.shopId),
        'x-request-id': request.requestId,
      },
      body: request.body,
      signal: AbortSignal.timeout(settings.timeoutMs),
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    }
  }
}

function urlOf({ origin, apiBasePath }: RpcHttpSettings, { shopId, name }: RpcRequest): string {
  const basePath = apiBasePath ?? findShopById(shopId)?.apiBasePath
  if (basePath === undefined) throw new RangeError(`Unknown shop: ${shopId}`)
  return `${origin}${basePath}/rpc/${encodeURIComponent(name)}`
}
