import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createBackend, isUnavailable } from '@saum/contract/backend'
import type { RpcTransport } from '@saum/contract/rpc'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { createRateLimiter, type RateLimit } from '@saum/domain/rate-limiter'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import { grants, type Consent } from '@saum/tracking/consent/consent'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'
import { problemResponse } from '../api/problem-response.ts'
import type { AppTypes } from '../app.ts'
import { withinTime } from '../deadline.ts'
import type { Log } from '../operations/log.ts'
import { readReceivedEvents, type ReceivedEvents } from './received-events.ts'

interface VisitRouteParts {
  settings: { requestTimeoutMs: number; tracking: { pages: TrackingSettings } }
  rpc: RpcTransport
  log: Log
  clientKeyOf: (c: Context) => string
  now?: () => number
}

const MAX_BYTES = 32 * 1024
const TOO_LARGE =
  'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).'
/** Events of one network: an office full of visitors, but nobody who wants to fill the disk. */
const EVENT_LIMIT: RateLimit = { burst: 1_000, perSecond: 10 }
/** Nobody waits longer to be counted, and no more are kept waiting: pages need the database, too. */
const LONGEST_MS = 2_000
const MOST_UNDER_WAY = 32

/**
 * Where pages tell what visitors do. It looks for their consent itself: without it nothing is kept, and
 * the answer does not say so.
 */
export function mountVisits(app: Hono<AppTypes>, parts: VisitRouteParts): void {
  if (!parts.settings.tracking.pages.services.includes('visit-statistics')) return
  const { clientKeyOf, now = Date.now } = parts
  const limiter = createRateLimiter(EVENT_LIMIT)
  const keep = createKeeper(parts)

  app.use(
    '/api/:shop/events',
    bodyLimit({ maxSize: MAX_BYTES, onError: () => problemResponse(413, TOO_LARGE) }),
  )
  app.post('/api/:shop/events', async (c) => {
    const shop = findShopByPath(c.req.param('shop'))
    if (shop === undefined) return problemResponse(404, 'Unknown shop')
    const clientKey = clientKeyOf(c)
    const waitMs = limiter.take(clientKey, now())
    if (waitMs > 0) return tooManyRequests(waitMs)
    const consent = allowedConsent(c.req.raw.headers, now())
    if (consent === null) return nothingKept()
    const received = readReceivedEvents(await c.req.text())
    if (received === null) return problemResponse(400, 'The body must be JSON with events')
    if (received.events.length === 0) return c.json({ kept: 0 }, 200, NOT_STORED)
    limiter.charge(clientKey, received.events.length - 1)
    return keep(c, { shop, consent, received })
  })
  app.all('/api/:shop/events', () =>
    problemResponse(405, 'Events are sent with POST', {}, { allow: 'POST' }),
  )
}

interface CountedVisit {
  shop: Shop
  consent: Consent
  received: ReceivedEvents
}

const NOT_STORED = { 'cache-control': 'no-store' }

/** A database that is slow or away costs some counts, never a page. */
function createKeeper({ rpc, log, settings }: VisitRouteParts) {
  const timeoutMs = Math.min(LONGEST_MS, settings.requestTimeoutMs)
  let underWay = 0
  let isFailing = false

  /** One line until a visit is counted again; the shop service logs an outage of its database itself. */
  function logFirstFailure(error: unknown, requestId: string): void {
    if (isFailing || isUnavailable(error)) return
    log.warn({ err: error, requestId }, 'Visits are not counted for now')
    isFailing = true
  }

  return async (c: Context<AppTypes>, { shop, consent, received }: CountedVisit) => {
    if (underWay >= MOST_UNDER_WAY) return notNow()
    const requestId = c.get('requestId')
    const backend = createBackend(rpc, { shopId: shop.shopId, requestId })
    underWay += 1
    const keeping = backend.call(keepVisitEvents, { ...received, consentId: consent.id })
    // Those nobody waits for any more are counted until they are done.
    const done = keeping.finally(() => (underWay -= 1))
    try {
      const answer = await withinTime(done, timeoutMs, 'Counting a visit')
      isFailing = false
      return c.json({ kept: answer.ok ? answer.value.kept : 0 }, 200, NOT_STORED)
    } catch (error) {
      logFirstFailure(error, requestId)
      return notNow()
    }
  }
}

/** The consent under which this visitor may be counted. */
function allowedConsent(headers: Headers, now: number): Consent | null {
  if (requestsPrivacy(headers)) return null
  const consent = findConsent(headers.get('cookie'))
  return grants(consent, 'visit-statistics', now) ? consent : null
}

function nothingKept(): Response {
  return new Response(null, { status: 204, headers: NOT_STORED })
}

function notNow(): Response {
  return problemResponse(503, 'Visits cannot be counted now', {}, { 'retry-after': '10' })
}

function tooManyRequests(waitMs: number): Response {
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
  return problemResponse(429, 'Too many requests', { kind: 'too-many-requests' }, headers)
}
