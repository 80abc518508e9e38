import type { Context, Hono } from 'hono'
import { DEFAULT_SHOP, findShopById } from '@saum/domain/shops'
import type { AppTypes } from '../app.ts'
import { problemResponse } from '../api/problem-response.ts'
import { DeadlineError, withinTime } from '../deadline.ts'
import { plainPage } from '../pages/plain-page.ts'
import { targetOf } from '../request-target.ts'
import type { SessionLimits } from '../session/session-limits.ts'
import { CHECKOUT_PATH, PROVIDER_PATH, WEBHOOK_PATHS } from './checkout-paths.ts'
import { checkoutSessionOf } from './checkout-session.ts'
import type { OpenCheckout } from './open-checkout.ts'

interface CheckoutRouteParts {
  checkout: Pick<OpenCheckout, 'host' | 'testProvider'>
  settings: { publicOrigin: string; isProxyTrusted: boolean; requestTimeoutMs: number }
  limits: SessionLimits
  clientKeyOf: (c: Context) => string
}

/** The embedded checkout host and the test provider, under their own addresses. */
export function mountCheckout(app: Hono<AppTypes>, parts: CheckoutRouteParts): void {
  const { host, testProvider } = parts.checkout

  app.all(`${CHECKOUT_PATH}/*`, async (c) => {
    if (host === null) return problemResponse(404, 'Another checkout host is configured')
    const refusal = refuseTooMany(c, parts)
    if (refusal) return refusal
    const { sessionKey, nextSession, cookies } = checkoutSessionOf(c.req.raw, parts.settings)
    const caller = { requestId: c.get('requestId'), clientKey: parts.clientKeyOf(c) }
    const facts = { ...caller, sessionKey, nextSession }
    const response = await answerInTime(c, parts, (request) => host.fetch(request, facts))
    for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
    return response
  })
  app.all(`${PROVIDER_PATH}/*`, async (c) => {
    if (testProvider === null) return problemResponse(404, 'Another payment provider is configured')
    return refuseTooMany(c, parts) ?? answerInTime(c, parts, testProvider.fetch)
  })
}

function refuseTooMany(c: Context<AppTypes>, { limits, clientKeyOf }: CheckoutRouteParts) {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead || WEBHOOK_PATHS.has(targetOf(c.req.url).pathname)) return null
  const waitSeconds = limits.take({
    clientKey: clientKeyOf(c),
    sessionKey: null,
    isBeginning: false,
  })
  if (waitSeconds === 0) return null
  const headers = { 'retry-after': String(waitSeconds) }
  return problemResponse(429, 'Too many requests', { kind: 'too-many-requests' }, headers)
}

async function answerInTime(
  c: Context<AppTypes>,
  { settings }: CheckoutRouteParts,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const answered = answer(withOwnOrigin(c.req.raw, settings.publicOrigin))
    const response = await withinTime(answered, settings.requestTimeoutMs, 'The checkout')
    return isForBrowser(c, response) ? unavailablePage(c) : response
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
    const reference = c.get('requestId')
    return problemResponse(504, 'The checkout took too long to answer', { reference })
  }
}

/** Without script the browser itself sends the forms of the checkout, and shows what it gets. */
function isForBrowser(c: Context<AppTypes>, { status }: Response): boolean {
  return status === 503 && (c.req.header('accept') ?? '').includes('text/html')
}

/** In the language of the shop whose number the address names. */
function unavailablePage(c: Context<AppTypes>): Response {
  const [, , shopId] = targetOf(c.req.url).pathname.split('/')
  const shop = findShopById(Number(shopId)) ?? DEFAULT_SHOP
  return plainPage({ status: 503, pathname: `/${shop.path}/`, reference: c.get('requestId') })
}

/** A visitor chooses the Host header; no link may be made of it. */
function withOwnOrigin(request: Request, publicOrigin: string): Request {
  const { pathname, search } = targetOf(request.url)
  const url = `${publicOrigin}${pathname}${search}`
  const { headers, method } = request
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead ? new Request(url, { headers, method }) : new Request(url, request)
}
