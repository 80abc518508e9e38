import { createRateLimiter } from '@saum/domain/rate-limiter'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { EventLog } from '../events/event-log.ts'
import { answerJson } from '../http/json-answer.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import type { OpenContext, Route } from '../http/route.ts'
import { USAGE_BASES } from './usage-routes.ts'
import { deletedVisitorCookie, findVisitorId, visitorCookie } from './visitor.ts'

/** Nobody asks to be forgotten more often than this, and every wish is written down. */
const FORGET_LIMIT = { burst: 20, perSecond: 0.1 }

/** Who the visitor is, the wish to be forgotten, and whether anybody is listening. No token needed. */
export function visitRoutes(log: EventLog, newId: () => string): Route[] {
  const limiter = createRateLimiter(FORGET_LIMIT)

  function visit(context: OpenContext) {
    return Promise.resolve(answerJson({ id: newId(), visitorId: visitorOf(context) ?? newId() }))
  }

  async function forget(context: OpenContext) {
    const { headers } = context.request
    const clientId = visitorOf(context)
    if (clientId !== null) {
      const waitMs = limiter.take(headers['x-client-key'] ?? '', context.now)
      if (waitMs > 0) {
        throw new ProtocolError('TOO_MANY_REQUESTS', 'Too many requests; try again in a moment.', {
          'retry-after': String(Math.ceil(waitMs / 1000)),
        })
      }
      await log.append([{ kind: 'forget', shopId: DEFAULT_SHOP.shopId, at: context.now, clientId }])
    }
    const cookie = { 'set-cookie': deletedVisitorCookie(headers['host']) }
    return { status: 204, headers: { 'cache-control': 'no-store', ...cookie }, body: '' }
  }

  const common = { caller: 'beacon', purpose: null } as const
  return USAGE_BASES.flatMap((base): Route[] => [
    { ...common, method: 'GET', path: `${base}/visit`, handle: visit },
    { ...common, method: 'DELETE', path: `${base}/visit`, handle: forget },
    {
      ...common,
      method: 'GET',
      path: `${base}/monitoring/health`,
      handle: () => Promise.resolve(answerJson({ status: 'ok' })),
    },
  ])
}

function visitorOf({ request, query }: OpenContext): string | null {
  return findVisitorId([
    visitorCookie(request.headers['cookie']),
    query.get('visitor'),
    query.get('visitorId'),
  ])
}
