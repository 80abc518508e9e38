import type { MiddlewareHandler } from 'hono'
import type { AppTypes } from '../app.ts'
import { isLoopback } from '../loopback.ts'
import { isSameSecret, isThisMachine } from '../operator-access.ts'

interface GuardSettings {
  metricsSecret: string | null
  publicOrigin: string
}

/**
 * Figures tell how a shop is doing: they are for this machine while the shop is tried out on it, and for
 * scrapers that know the secret. A public shop may have a proxy on this machine that does not say so.
 */
export function guardMetrics({
  metricsSecret,
  publicOrigin,
}: GuardSettings): MiddlewareHandler<AppTypes> {
  const isTriedOut = isLoopback(new URL(publicOrigin).hostname)
  return async (c, next) => {
    if (isTriedOut && isThisMachine(c)) return next()
    if (metricsSecret === null) return c.notFound()
    const sent = /^Bearer (\S{1,1024})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (sent !== undefined && isSameSecret(sent, metricsSecret)) return next()
    return c.text('The metrics need their secret\n', 401, {
      'www-authenticate': 'Bearer realm="Metrics"',
      'cache-control': 'no-store',
    })
  }
}
