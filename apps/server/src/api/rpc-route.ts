import type { Access, Call, SessionUse } from '@saum/contract/call'
import { findCall } from '@saum/contract/calls'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import type { RpcAnswer, RpcRequest, RpcTransport } from '@saum/contract/rpc'
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
/** The access of calls that are answered here; a call with any other is unknown at this address. */
const OPEN_ACCESS: ReadonlySet<Access> = new Set(['public', 'session', 'customer'])
/** No proper call, nothing it was about, or one too many: there is nothing to remember. */
const MEANINGLESS = new Set([400, 404, 429])
/** The shop decides whether the caller goes on with the key that was made for the request. */
const GETS_NEXT_KEY: ReadonlySet<SessionUse> = new Set(['starts', 'changes', 'replaces'])
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
  const call = findCall(name)
  if (call === null || !OPEN_ACCESS.has(call.access)) return problemResponse(404, 'Unknown method')

  try {
    const { shopId } = shop
    const cookies = request.headers.get('cookie')
    const session = openSession({ cookies, shopId, isSecure: route.isSecure })
    const refusal = refuseTooMany(route.limits, { call, body, request, session })
    if (refusal) return refusal
    const caller = callerOf(call, session)
    const clientKey = request.headers.get(CLIENT_KEY_HEADER) ?? ''
    const agent = agentOf(call, request)
    const sent = route.transport({ shopId, name, body, requestId, clientKey, ...caller, ...agent })
    const answer = await withinTime(sent, route.timeoutMs, `The call ${name}`)
    return toResponse(answer, cookiesAfter(call, answer, session))
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
    return problemResponse(504, 'The shop took too long to answer', { reference: requestId })
  }
}

/** Most calls are answered the same to everybody, so the shop is not told who asks. */
function isToldSession({ access, session }: Call): boolean {
  return access !== 'public' || session !== undefined
}

function callerOf(
  call: Call,
  session: OpenSession,
): Pick<RpcRequest, 'sessionKey' | 'nextSessionKey'> {
  const sessionKey = isToldSession(call) ? session.key : null
  return {
    ...(sessionKey !== null && { sessionKey }),
    ...(call.session && GETS_NEXT_KEY.has(call.session) && { nextSessionKey: session.next() }),
  }
}

/** Only a login tells with what browser, and only as coarsely as the customer's list of devices says it. */
function agentOf(call: Call, request: Request): Pick<RpcRequest, 'agent'> {
  if (call.session !== 'replaces') return {}
  return { agent: coarseAgent(request.headers.get('user-agent')) }
}

interface LimitedCall {
  call: Call
  body: string
  request: Request
  session: OpenSession
}

/** Shoppers never reach these limits; reading what is the same for everybody is not limited here. */
function refuseTooMany(
  limits: SessionLimits,
  { call, body, request, session }: LimitedCall,
): Response | null {
  if (call.access === 'public' && call.limit === undefined) return null
  const clientKey = request.headers.get(CLIENT_KEY_HEADER) ?? ''
  const waitSeconds = limits.take({
    clientKey,
    // A call with a token belongs to no session: only its address counts.
    sessionKey: isToldSession(call) ? session.key : null,
    isBeginning: call.session === 'starts',
  })
  if (waitSeconds > 0) return tooMany(waitSeconds)
  const code = codeInCall(call.name, body)
  const codeWait = code === null ? 0 : limits.takeCode(clientKey, code)
  return codeWait > 0 ? tooMany(codeWait) : null
}

function tooMany(waitSeconds: number): Response {
  const headers = { 'retry-after': String(waitSeconds) }
  return problemResponse(429, 'Too many requests', { kind: 'too-many-requests' }, headers)
}

/** A login that failed leaves everything as it was: nobody can be kept out of their session by it. */
function cookiesAfter(call: Call, answer: RpcAnswer, session: OpenSession): string[] {
  const { status } = answer
  const isDone = status >= 200 && status < 300
  if (answer.session === 'next' || (isDone && call.session === 'replaces')) session.enterNext()
  if (isDone && call.session === 'ends') session.end()
  if (isDone && isToldSession(call)) session.prolong()
  const hasMeaning = status < 500 && !MEANINGLESS.has(status)
  return hasMeaning ? session.cookies() : []
}

function toResponse({ status, contentType, body }: RpcAnswer, cookies: string[]): Response {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': 'no-store' })
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const waitSeconds = status === 429 ? waitSecondsOf(body) : null
  if (waitSeconds !== null) headers.set('retry-after', String(waitSeconds))
  if (HAS_NO_BODY.has(status)) return new Response(null, { status, headers })
  headers.set('content-length', String(Buffer.byteLength(body)))
  return new Response(body, { status, headers })
}

/** Refusals of the shop service say in their problem when the next try is allowed, if they know. */
function waitSecondsOf(body: string): number | null {
  const { retryAfterSeconds } = JSON.parse(body) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null
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
