import type { MiddlewareHandler } from 'hono'
import { shopOfPath } from '@saum/domain/shop-url'
import type { AppTypes } from '../app.ts'
import { isCheckoutPath } from '../checkout/checkout-paths.ts'
import { CLIENT_LEFT_STATUS, hasClientLeft } from '../connection/client-left.ts'
import { targetOf } from '../request-target.ts'
import type { Log } from './log.ts'
import type { CacheOutcome, Metrics, RouteGroup } from './metrics.ts'
import { requestIdOf } from './request-id.ts'

export interface RequestNotes {
  log: Log
  metrics: Metrics
}

/** Gives each request its id, and one line in the log when it is answered. */
export function observeRequests(parts: RequestNotes): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)

    const ms = performance.now() - startedAt
    const { pathname } = targetOf(c.req.url)
    const status = hasClientLeft(c) ? CLIENT_LEFT_STATUS : c.res.status
    const cache = c.res.headers.get('x-cache') as CacheOutcome | null
    noteRequest(parts, { requestId, method: c.req.method, pathname, status, ms, cache })
  }
}

interface FinishedRequest {
  requestId: string
  method: string
  pathname: string
  status: number
  ms: number
  cache: CacheOutcome | null
}

/** Counts a request and writes its line in the log. */
export function noteRequest({ log, metrics }: RequestNotes, request: FinishedRequest): void {
  const { requestId, method, pathname, status, ms, cache } = request
  metrics.observeRequest(groupOf(pathname), status, ms)
  if (cache !== null) metrics.countCache(cache)
  log.request({
    requestId,
    shop: shopOfPath(pathname.replace(/^\/api(?=\/)/, ''))?.path,
    method,
    route: pathname,
    status,
    ms: Math.round(ms * 100) / 100,
    ...(cache === null ? {} : { cache }),
  })
}

const OPERATOR_PATH = /^\/(?:livez|readyz|metrics|build\.json|policy-reports)$/
const DATA_PATH = /\.data$/
const FILE_PATH = /\.[a-z\d]+$/i

function groupOf(pathname: string): RouteGroup {
  if (pathname.startsWith('/api/')) return 'rpc'
  if (pathname.startsWith('/rest/')) return 'search'
  if (isCheckoutPath(pathname)) return 'checkout'
  if (OPERATOR_PATH.test(pathname)) return 'operations'
  if (DATA_PATH.test(pathname)) return 'data'
  return FILE_PATH.test(pathname) ? 'file' : 'page'
}
