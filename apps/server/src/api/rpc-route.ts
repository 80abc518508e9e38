import type { RpcAnswer, RpcTransport } from '@saum/contract/rpc'
import { INTERNAL_CALLS } from '@saum/contract/search-feed'
import { findShopById, findShopByPath } from '@saum/domain/shops'
import { DeadlineError, withinTime } from '../deadline.ts'
import { problemResponse } from './problem-response.ts'

interface RpcRoute {
  transport: RpcTransport
  timeoutMs: number
}

interface RpcPath {
  shopPath: string
  name: string
  requestId: string
}

const RPC_NAME = /^[a-z][a-z\d]{0,63}$/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
const HAS_NO_BODY = new Set([204, 205, 304])

/** One RPC over HTTP: checks the envelope, hands the text over, copies the answer. */
export async function answerRpc(
  route: RpcRoute,
  request: Request,
  { shopPath, name, requestId }: RpcPath,
): Promise<Response> {
  const shop = findShopByPath(shopPath)
  if (!shop) return problemResponse(404, 'Unknown shop', { shop: shopPath })
  const mismatch = shopIdMismatch(request.headers.get('x-shop-id'), shop.shopId)
  if (mismatch) return mismatch
  if (!RPC_NAME.test(name)) return problemResponse(404, 'Unknown method')
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    return problemResponse(415, 'The body must be JSON', { expected: 'application/json' })
  }
  const body = await readText(request)
  if (body === null) return problemResponse(400, 'The body could not be read')
  // Asked as late as the shop itself would say so: nothing tells such a call from one there is not.
  if (INTERNAL_CALLS.has(name)) return problemResponse(404, 'Unknown method')

  try {
    const call = route.transport({ shopId: shop.shopId, name, body, requestId })
    const answer = await withinTime(call, route.timeoutMs, `The call ${name}`)
    return toResponse(answer)
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
    return problemResponse(504, 'The shop took too long to answer', { reference: requestId })
  }
}

function toResponse({ status, contentType, body }: RpcAnswer): Response {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': 'no-store' })
  if (HAS_NO_BODY.has(status)) return new Response(null, { status, headers })
  headers.set('content-length', String(Buffer.byteLength(body)))
  return new Response(body, { status, headers })
}

function shopIdMismatch(header: string | null, shopId: number): Response | null {
  if (header === null) return null
  const named = findShopById(Number(header))
  if (!named) return problemResponse(400, 'Unknown shop', { shopId: header })
  if (named.shopId === shopId) return null
  return problemResponse(400, 'The shop of the header and of the path differ', {
    header: named.shopId,
    path: shopId,
  })
}

/** Null when the visitor went away half-way or sent something that is not UTF-8. */
async function readText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    return null
  }
}
