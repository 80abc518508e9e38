import type { MiddlewareHandler } from 'hono'
import { shopOfPath } from '@saum/domain/shop-url'
import type { AppTypes } from '../app.ts'
import { isCheckoutPath } from '../checkout/checkout-paths.ts'
import { targetOf } from '../request-target.ts'
import type { Log } from './log.ts'
import type { CacheOutcome, Metrics, RouteGroup } from './metrics.ts'
import { requestIdOf } from './request-id.ts'

/** Gives each request its id, and one line in the log when it is answered. */
export function observeRequests(parts: {
  log: Log
  metrics: Metrics
}): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)

    const ms = performance.now() - startedAt
    const { pathname } = targetOf(c.req.url)
    const { status } = c.res
    const cache = c.res.headers.get('x-cache')
    parts.metrics.observeRequest(groupOf(pathname), status, ms)
    if (cache !== null) parts.metrics.countCache(cache as CacheOutcome)
    parts.log.request({
      requestId,
      shop: shopOfPath(pathname.replace(/^\/api(?=\/)/, ''))?.path,
      method: c.req.method,
      route: withoutSecret(pathname),
      status,
      ms: Math.round(ms * 100) / 100,
      ...(cache === null ? {} : { cache }),
    })
  }
}

/** Whoever has one of these addresses may look at what it shows; whoever reads the log may not. */
const SECRET_PART =
  /(\/wishlist\/shared\/|\/paper\/|^\/checkout-host\/\d+\/payment(?:-return)?\/|^\/payment-provider\/pay\/)[^/]+/

function withoutSecret(pathname: string): string {
  return pathname.replace(SECRET_PART, '$1…')
}

const OPERATOR_PATH = /^\/(?:livez|readyz|metrics|build\.json)$/
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
