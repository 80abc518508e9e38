import type { Context, MiddlewareHandler } from 'hono'
import type { AppTypes } from '../app.ts'
import { problemResponse } from '../api/problem-response.ts'
import { isCheckoutPath, WEBHOOK_PATHS } from '../checkout/checkout-paths.ts'
import { targetOf } from '../request-target.ts'
import { createFairQueue, QueueFull, type QueueLimits } from './fair-queue.ts'

/** A screen sends a handful of calls at once, a browser at most a few dozen. */
const CALL_LIMITS: QueueLimits = {
  atOnce: 32,
  atOncePerClient: 8,
  waiting: 512,
  waitingPerClient: 64,
}
const RETRY_AFTER_SECONDS = '2'

/**
 * Calls and the checkout share one database and one thread; clients take turns there. Searches take turns at
 * the search provider, pages before they are rendered.
 */
export function fairCalls(
  clientKeyOf: (c: Context) => string,
  limits: QueueLimits = CALL_LIMITS,
): MiddlewareHandler<AppTypes> {
  const queue = createFairQueue(limits, (start) => start())
  return async (c, next) => {
    const { pathname } = targetOf(c.req.url)
    const isCall = pathname.startsWith('/api/') || isCheckoutPath(pathname)
    if (!isCall || WEBHOOK_PATHS.has(pathname)) return next()
    try {
      return await queue.run(clientKeyOf(c), next)
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      const headers = { 'retry-after': RETRY_AFTER_SECONDS }
      return problemResponse(503, 'Too many calls are waiting', { kind: 'busy' }, headers)
    }
  }
}
