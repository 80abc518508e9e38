import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isUnavailable } from '@saum/contract/backend'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import type { Storefront } from '@saum/contract/storefront'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { isPagePath, plainAddressOf } from '@saum/domain/shop-url'
import { mountApi } from './api/api-routes.ts'
import { isCheckoutPath } from './checkout/checkout-paths.ts'
import { mountCheckout } from './checkout/checkout-route.ts'
import type { OpenCheckout } from './checkout/open-checkout.ts'
import { problemResponse } from './api/problem-response.ts'
import { compressed } from './compress.ts'
import { isDeliveryPreflight } from './content/content-files.ts'
import { CLIENT_LEFT_STATUS, hasClientLeft } from './connection/client-left.ts'
import { createClientKey } from './connection/client-key.ts'
import { mountInbox } from './inbox/inbox-routes.ts'
import { fairCalls } from './load/fair-calls.ts'
import type { Log } from './operations/log.ts'
import type { Metrics } from './operations/metrics.ts'
import { mountOperatorRoutes } from './operations/operator-routes.ts'
import { onlyOwnNames } from './operator-access.ts'
import type { Readiness } from './operations/readiness.ts'
import { observeRequests } from './operations/request-observer.ts'
import type { FetchPage } from './pages/pages.ts'
import { plainPage, RETRY_AFTER_SECONDS } from './pages/plain-page.ts'
import { refuseTooManyForms } from './pages/refuse-too-many-forms.ts'
import { refuseUnreadableForm } from './pages/refuse-unreadable-form.ts'
import { shopChoiceOf, type ShopChoice } from './pages/shop-cookie.ts'
import { mountPolicyReports } from './policy-reports/policy-report-routes.ts'
import { mountPreview } from './preview/mount-preview.ts'
import type { Preview } from './preview/preview.ts'
import { faultOf, pageFaultOf, targetOf } from './request-target.ts'
import { isSameOrigin } from './same-origin.ts'
import { createSessionLimits } from './session/session-limits.ts'
import { isSearchPath, mountSearch, searchError } from './search/search-route.ts'
import { mountReport } from './report/report-routes.ts'
import { CLOSED_POLICY, type SecurityPolicy } from './security-headers.ts'
import type { StaticFiles } from './static-files/static-files.ts'
import type { TrackingConfig } from './tracking-config.ts'
import { mountVisits } from './visits/visit-routes.ts'

export interface AppParts {
  settings: {
    publicOrigin: string
    isOpenToSearchEngines: boolean
    isProxyTrusted: boolean
    checkoutSecret: string | null
    bodyLimitBytes: number
    requestTimeoutMs: number
    sessionCallsPerSecond: number
    isMailInboxOn: boolean
    isMailInboxOpen: boolean
    dataDir: string
    tracking: TrackingConfig
    reportSecret: string | null
    metricsSecret: string | null
    mailFrom: string
    securityContact: string | null
  }
  policy: SecurityPolicy
  rpc: RpcTransport
  /** `null` when another provider is configured. */
  search: SearchTransport | null
  checkout: Pick<OpenCheckout, 'host' | 'testProvider'>
  /** `null` where nobody may see drafts, as there are none. */
  preview: Preview | null
  pages: FetchPage
  files: StaticFiles
  readiness: () => Promise<Readiness>
  metrics: Metrics
  log: Log
  buildId: () => string
  routeRules: () => Storefront['routeRules']
  isDraining: () => boolean
}

export interface AppTypes {
  Variables: { requestId: string }
}

/** What the pages take as a form. */
const CHANGING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
const PAGE_METHODS = new Set(['GET', 'HEAD', ...CHANGING_METHODS])

/** The whole server as one function from request to response. */
export function createApp(parts: AppParts): Hono<AppTypes> {
  const app = new Hono<AppTypes>()
  const clientKeyOf = createClientKey(parts.settings)

  app.onError((error, c) => {
    // The shop service logs an outage once; every request of it would be a line too many.
    if (isUnavailable(error)) return refusal(c, 503, 'The shop is unavailable for a moment')
    const requestId = c.get('requestId')
    if (hasClientLeft(c)) return new Response(null, { status: CLIENT_LEFT_STATUS })
    parts.log.error({ err: error, requestId }, 'fault')
    return refusal(c, 500, 'The server could not answer')
  })
  app.use(observeRequests(parts))
  app.use(async (c, next) => {
    await next()
    addSecurityHeaders(c.res.headers, parts.policy)
  })
  app.use(refuseBadRequests(parts, clientKeyOf))

  mountOperatorRoutes(app, parts)
  mountPolicyReports(app, { ...parts, clientKeyOf })
  const limits = createSessionLimits(parts.settings.sessionCallsPerSecond, Date.now)
  const isSecure = parts.settings.publicOrigin.startsWith('https:')
  const refuseForms = refuseTooManyForms(limits, isSecure)
  mountPreview(app, { ...parts, clientKeyOf, refuseForms })
  app.use(async (c, next) => {
    await next()
    const response = compressed(c.res, c.req.header('accept-encoding') ?? null)
    if (response === c.res) return
    // Hono would copy the old headers, content-length among them, onto the new response.
    c.res = undefined
    c.res = response
  })
  app.use(fairCalls(clientKeyOf))
  mountVisits(app, { ...parts, clientKeyOf })
  mountApi(app, parts, limits)
  mountSearch(app, parts)
  app.use('/dev/*', onlyOwnNames(parts.settings))
  mountInbox(app, parts.settings)
  mountReport(app, { ...parts, clientKeyOf })
  mountCheckout(app, { ...parts, limits, clientKeyOf })
  app.on(CHANGING_METHODS, '*', refuseForms)
  app.all('*', (c) => answerFileOrPage(c, parts, clientKeyOf))
  return app
}

type ClientKeyOf = (c: Context) => string

function refuseBadRequests(parts: AppParts, clientKeyOf: ClientKeyOf) {
  const limitBody = bodyLimit({
    maxSize: parts.settings.bodyLimitBytes,
    onError: (c) => refusal(c, 413, 'The body is too large'),
  })
  return async (c: Context<AppTypes>, next: () => Promise<void>) => {
    const target = targetOf(c.req.url)
    const fault = faultOf(target)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead && fault?.kind === 'malformed' && isPagePath(target.pathname)) {
      c.req.raw.headers.set(CLIENT_KEY_HEADER, clientKeyOf(c))
      return answerMalformed(c, parts)
    }
    if (fault) return refusal(c, fault.status, fault.title)
    if (isRead) return next()
    c.req.raw.headers.set(CLIENT_KEY_HEADER, clientKeyOf(c))
    // These are asked by clients of any origin; a token or a signature says who they are.
    const isOpen =
      isSearchPath(target.pathname) ||
      isCheckoutPath(target.pathname) ||
      isDeliveryPreflight(c.req.method, target.pathname)
    if (!isOpen && !isSameOrigin(c.req.raw.headers, parts.settings)) {
      return refusal(c, 403, 'The request comes from another site')
    }
    return limitBody(c, next)
  }
}

async function answerFileOrPage(
  c: Context<AppTypes>,
  parts: AppParts,
  clientKeyOf: ClientKeyOf,
): Promise<Response> {
  const requested = targetOf(c.req.url)
  const { pathname, search } = requested
  const { method } = c.req
  c.req.raw.headers.set(CLIENT_KEY_HEADER, clientKeyOf(c))
  const file = await parts.files.fetch(c.req.raw, pathname)
  if (file) return file
  const fault = pageFaultOf(requested)
  if (fault) return refusal(c, fault.status, fault.title)
  if (!PAGE_METHODS.has(method)) {
    return c.text('Method not allowed\n', 405, { allow: [...PAGE_METHODS].join(', ') })
  }
  const isRead = method === 'GET' || method === 'HEAD'
  const target = isRead ? plainAddressOf(pathname, search) : null
  if (target !== null) return c.redirect(target, 308)
  const isSecure = parts.settings.publicOrigin.startsWith('https:')
  const { headers } = c.req.raw
  const choice = isRead ? shopChoiceOf({ pathname, search, headers, isSecure }) : null
  if (choice) return answerShopChoice(choice)
  const refused = isRead ? null : await refuseUnreadableForm(c, parts.log)
  if (refused) return refused

  const page = await parts.pages(c.req.raw, c.get('requestId'))
  // Only a HEAD is copied: reading the body of a page would turn its bytes into a stream.
  return method === 'HEAD' ? new Response(null, page) : page
}

/** No page has such an address, and what is not found is told by a page of the shop. */
async function answerMalformed(c: Context<AppTypes>, parts: AppParts): Promise<Response> {
  const { pathname } = targetOf(c.req.url)
  const escaped = pathname.replaceAll('%', '%25')
  const fault = pageFaultOf({ pathname: escaped, search: '' })
  if (fault) return refusal(c, fault.status, fault.title)
  const address = new URL(escaped, parts.settings.publicOrigin)
  const { method, headers } = c.req.raw
  const page = await parts.pages(new Request(address, { headers }), c.get('requestId'))
  return method === 'HEAD' ? new Response(null, page) : page
}

function answerShopChoice({ location, cookie }: ShopChoice): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  if (cookie !== null) headers.set('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** A problem for programs, a page for people. */
function refusal(c: Context, status: number, title: string): Response {
  const { pathname } = targetOf(c.req.url)
  const requestId: string = c.get('requestId')
  if (isSearchPath(pathname)) return searchError(status, title)
  return pathname.startsWith('/api/')
    ? problemResponse(status, title, { reference: requestId }, retryHeaders(status))
    : plainPage({ status, pathname, reference: requestId })
}

function retryHeaders(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}
}

function addSecurityHeaders(headers: Headers, policy: SecurityPolicy): void {
  for (const [name, value] of policy.headers) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (!isPage && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', CLOSED_POLICY)
  }
}
