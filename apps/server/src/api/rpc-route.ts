import type { RpcAnswer, RpcRequest, RpcTransport } from '@saum/contract/rpc'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { INTERNAL_CALLS } from '@saum/contract/internal-calls'
import { PURCHASE_CALLS } from '@saum/contract/purchase-calls'
import {
  LOGIN_CALLS,
  LOGOUT_CALLS,
  SESSION_CALLS,
  SESSION_STARTING_CALLS,
} from '@saum/contract/session-calls'
import { coarseAgent } from '@saum/domain/agent'
import { findShopById, findShopByPath } from '@saum/domain/shops'
import { DeadlineError, withinTime } from '../deadline.ts'
import type { SessionLimits } from '../session/session-limits.ts'
import { codeInCall } from '../session/tried-code.ts'
import { openSession, type OpenSession } from '../session/visitor-session.ts'
import { RETRY_AFTER_SECONDS } from '../pages/plain-page.ts'
import { problemResponse } from './problem-response.ts'

interface RpcRoute {
  transport: RpcTransport
  limits: SessionLimits
  timeoutMs: number
  /** Whether shoppers reach us by https. */
  isSecure: boolean
}

interface RpcPath {
  shopPath: string
  name: string
  requestId: string
}

const RPC_NAME = /^[a-z][a-z\d]{0,63}$/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** No proper call, nothing it was about, or one too many: there is nothing to remember. */
const MEANINGLESS = new Set([400, 404, 429])
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
    const { shopId } = shop
    const cookies = request.headers.get('cookie')
    const session = openSession({ cookies, shopId, isSecure: route.isSecure })
    const refusal = refuseTooMany(route.limits, { name, body, request, session })
    if (refusal) return refusal
    const caller = callerOf(name, session)
    const clientKey = request.headers.get(CLIENT_KEY_HEADER) ?? ''
    const agent = agentOf(name, request)
    const call = route.transport({ shopId, name, body, requestId, clientKey, ...caller, ...agent })
    const answer = await withinTime(call, route.timeoutMs, `The call ${name}`)
    return toResponse(answer, cookiesAfter(name, answer, session))
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
    return problemResponse(504, 'The shop took too long to answer', { reference: requestId })
  }
}

/** Most calls are answered the same to everybody, so the shop is not told who asks. */
function callerOf(
  name: string,
  session: OpenSession,
): Pick<RpcRequest, 'sessionKey' | 'nextSessionKey'> {
  if (!SESSION_CALLS.has(name)) return {}
  const sessionKey = SESSION_STARTING_CALLS.has(name) ? session.begin() : session.key
  return {
    ...(sessionKey !== null && { sessionKey }),
    ...(LOGIN_CALLS.has(name) && { nextSessionKey: session.next() }),
  }
}

/** Only whoever logs in is asked with what, and only as coarsely as their list of devices says it. */
function agentOf(name: string, request: Request): Pick<RpcRequest, 'agent'> {
  if (!LOGIN_CALLS.has(name)) return {}
  return { agent: coarseAgent(request.headers.get('user-agent')) }
}

interface LimitedCall {
  name: string
  body: string
  request: Request
  session: OpenSession
}

/** Nobody who shops comes so often; what is the same for everybody may be asked for at will. */
function refuseTooMany(
  limits: SessionLimits,
  { name, body, request, session }: LimitedCall,
): Response | null {
  const isSession = SESSION_CALLS.has(name)
  if (!isSession && !PURCHASE_CALLS.has(name)) return null
  const waitSeconds = limits.take({
    clientKey: request.headers.get(CLIENT_KEY_HEADER) ?? '',
    // What is asked for with a token is nobody's session: only the network counts.
    sessionKey: isSession ? session.key : null,
    isBeginning: SESSION_STARTING_CALLS.has(name),
    isLogin: LOGIN_CALLS.has(name),
    code: codeInCall(name, body),
  })
  if (waitSeconds === 0) return null
  const headers = { 'retry-after': String(waitSeconds) }
  return problemResponse(429, 'Too many requests', { kind: 'too-many-requests' }, headers)
}

/** A login that failed leaves everything as it was: nobody can be kept out of their session by it. */
function cookiesAfter(name: string, { status }: RpcAnswer, session: OpenSession): string[] {
  const isDone = status >= 200 && status < 300
  if (isDone && LOGIN_CALLS.has(name)) session.enterNext()
  if (isDone && LOGOUT_CALLS.has(name)) session.end()
  if (isDone && SESSION_CALLS.has(name)) session.prolong()
  const hasMeaning = status < 500 && !MEANINGLESS.has(status)
  return hasMeaning ? session.cookies() : []
}

function toResponse({ status, contentType, body }: RpcAnswer, cookies: string[]): Response {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': 'no-store' })
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
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
