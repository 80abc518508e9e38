import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isUnavailable } from '@saum/contract/backend'
import type { PreviewFacts, Storefront, StorefrontResponse } from '@saum/contract/storefront'
import type { ExperimentKey } from '@saum/domain/experiments'
import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DeadlineError, withinTime } from '../deadline.ts'
import type { PageExperiments } from '../experiments/page-experiments.ts'
import { targetOf } from '../request-target.ts'
import { REPORTING_ENDPOINTS, type SecurityPolicy } from '../security-headers.ts'
import { openSession, type OpenSession } from '../session/visitor-session.ts'
import { freshnessOf, type Freshness } from './freshness.ts'
import { withoutNonce } from './nonce-free.ts'
import { plainPage, RETRY_AFTER_SECONDS } from './plain-page.ts'

/** Nothing of a visitor is in it, and no nonce: anybody may get these bytes. */
export interface SharedPage {
  kind: 'shared'
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  etag: string
  freshness: Freshness
}

/** For this one visitor. */
export interface PersonalPage {
  kind: 'personal'
  response: Response
  /** Nothing was rendered: the answer says nothing about the page. */
  isRefused?: true
}

export type RenderedPage = SharedPage | PersonalPage
/** With what the visitor sees in the other version of the page. */
export type RenderPage = (
  request: Request,
  requestId: string,
  variants: readonly ExperimentKey[],
) => Promise<RenderedPage>

interface RendererParts {
  storefront: Storefront
  policy: SecurityPolicy
  publicOrigin: string
  timeoutMs: number
  /** How an editor looks at the page; `null` for everybody else. */
  previewOf?: (request: Request) => PreviewFacts | null
  /** `null` while nothing is compared. */
  experiments?: PageExperiments | null
  /** Resolves when a page may keep the processor busy. */
  turn?: () => Promise<void>
  reportFault: (error: unknown, requestId: string) => void
}

/** For one browser, which may go back to it. */
const ASK_AGAIN = 'private, no-cache'
const SHAREABLE_STATUS = new Set([200, 404, 410])

export function createPageRenderer(parts: RendererParts): RenderPage {
  const { storefront, policy, publicOrigin, timeoutMs, reportFault } = parts
  const { previewOf = () => null, experiments = null, turn = async () => {} } = parts
  const isSecure = publicOrigin.startsWith('https:')

  const render: RenderPage = async (request, requestId, variants) => {
    // 122 random bits, from a pool that is filled ahead.
    const nonce = randomUUID().replaceAll('-', '')
    try {
      const own = withOwnOrigin(request, publicOrigin)
      const session = sessionOf(request, isSecure)
      const preview = previewOf(request)
      const facts = { requestId, nonce, turn }
      const rendering = storefront.fetch(own, { ...facts, session, preview, variants })
      const response = await withinTime(rendering, timeoutMs, 'The page')
      const isCompared = experiments?.concern(targetOf(request.url).pathname) ?? false
      const answer = { response, nonce, policy, isCompared }
      // A draft is never made into what others may get, whatever it says of itself.
      const isPersonal = preview !== null || session.isUsed()
      const shared = isPersonal ? null : await toShared(answer)
      if (shared && !session.isUsed()) return shared
      // Part of an answer may be made while it is read, and only then ask who the visitor is.
      const personal = shared ? new Response(shared.body, shared) : toPersonal(answer)
      return { kind: 'personal', response: withSession(personal, session) }
    } catch (error) {
      const isAway = isUnavailable(error)
      if (!isAway && !request.signal.aborted) reportFault(error, requestId)
      const status = isAway || error instanceof DeadlineError ? 503 : 500
      const { pathname } = targetOf(request.url)
      return { kind: 'personal', response: plainPage({ status, pathname, reference: requestId }) }
    }
  }

  return render
}

/**
 * A visitor chooses the Host header; it must not end up in a page others will see. HEAD is
 * rendered like GET: its headers, the ETag above all, depend on the body that is not sent.
 */
function withOwnOrigin(request: Request, publicOrigin: string): Request {
  const { pathname, search } = targetOf(request.url)
  const url = `${publicOrigin}${pathname}${search}`
  const { headers, method } = request
  // Given a whole request, the copy would set up its body and signal, which a read does not have.
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead) return new Request(url, { headers })
  const own = new Request(url, request)
  // Already compared with the host the visitor sees, which may be another name of ours than the public one.
  if (headers.has('origin')) own.headers.set('origin', publicOrigin)
  return own
}

function sessionOf(request: Request, isSecure: boolean): OpenSession {
  const { pathname } = targetOf(request.url)
  const { shopId } = shopOfPath(pathname) ?? DEFAULT_SHOP
  return openSession({ cookies: request.headers.get('cookie'), shopId, isSecure })
}

/** What was made for one visitor is kept by nobody, and brings them their cookie. */
function withSession(response: Response, session: OpenSession): Response {
  if (!session.isUsed()) return response
  response.headers.set('cache-control', 'private, no-store')
  response.headers.delete('etag')
  for (const cookie of session.cookies()) response.headers.append('set-cookie', cookie)
  return response
}

/** What the storefront said, and what it takes to make a page of it. */
interface Answer {
  response: StorefrontResponse
  nonce: string
  policy: SecurityPolicy
  /** Others may see another version of the page. */
  isCompared: boolean
}

async function toShared(answer: Answer): Promise<SharedPage | null> {
  const { response, nonce, policy } = answer
  const freshness = freshnessOf(response.headers.get('cache-control'))
  if (!freshness || !SHAREABLE_STATUS.has(response.status)) return null
  if (response.headers.has('set-cookie') || response.headers.has('vary')) return null

  const headers = pageHeaders(answer)
  let body: Buffer<ArrayBuffer>
  if (isHtml(response)) {
    // The clone is read by the visitor should the page turn out to need its nonce.
    const page = withoutNonce(response.pageText ?? (await response.clone().text()), nonce)
    if (!page) return null
    setPagePolicy(headers, policy.pagePolicy(page))
    body = Buffer.from(page.html)
  } else {
    body = Buffer.from(await response.arrayBuffer())
  }
  const etag = etagOf(body)
  headers.set('etag', etag)
  return { kind: 'shared', status: response.status, headers, body, etag, freshness }
}

/** A checksum will do: it tells two versions of one page apart, it does not protect anything. */
function etagOf(body: Buffer): string {
  return `W/"${body.byteLength.toString(36)}-${crc32(body).toString(36)}"`
}

function toPersonal(answer: Answer): Response {
  const { response, nonce, policy } = answer
  const headers = pageHeaders(answer)
  if (isHtml(response)) {
    const sources = [`'nonce-${nonce}'`]
    setPagePolicy(headers, policy.pagePolicy({ scripts: sources, styles: sources }))
    // A cache between us and the visitor would hand the nonce to the next one.
    const isShareable = freshnessOf(headers.get('cache-control')) !== null
    if (isShareable || !headers.has('cache-control')) {
      headers.set('cache-control', ASK_AGAIN)
    }
  }
  return new Response(response.pageText ?? response.body, { status: response.status, headers })
}

function pageHeaders({ response, policy, isCompared }: Answer): Headers {
  const headers = new Headers(response.headers)
  // We know which version is whose; a cache between us and the visitor does not.
  if (isCompared && freshnessOf(headers.get('cache-control')) !== null) {
    headers.set('cache-control', ASK_AGAIN)
  }
  headers.delete('content-length')
  if (response.status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  // A page may be stricter: one whose address is a secret sends it nowhere.
  for (const [name, value] of policy.headers) {
    if (!headers.has(name)) headers.set(name, value)
  }
  return headers
}

function setPagePolicy(headers: Headers, policy: string | null): void {
  if (policy === null) return
  headers.set('content-security-policy', policy)
  headers.set('reporting-endpoints', REPORTING_ENDPOINTS)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
