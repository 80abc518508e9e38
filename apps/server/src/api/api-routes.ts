import type { Hono } from 'hono'
import { findShopByPath } from '@saum/domain/shops'
import type { AppParts, AppTypes } from '../app.ts'
import type { SessionLimits } from '../session/session-limits.ts'
import { problemResponse } from './problem-response.ts'
import { answerRpc } from './rpc-route.ts'

/** Everything below /api: the calls of the five shops, answered with JSON or a problem. */
export function mountApi(app: Hono<AppTypes>, parts: AppParts, limits: SessionLimits): void {
  const { publicOrigin, requestTimeoutMs } = parts.settings
  const route = {
    transport: parts.rpc,
    limits,
    timeoutMs: requestTimeoutMs,
    isSecure: publicOrigin.startsWith('https:'),
  }

  app.post('/api/:shop/rpc/:name', (c) =>
    answerRpc(route, c.req.raw, {
      shopPath: c.req.param('shop'),
      name: c.req.param('name'),
      requestId: c.get('requestId'),
    }),
  )
  app.all('/api/:shop/rpc/:name', () =>
    problemResponse(405, 'Calls are made with POST', {}, { allow: 'POST' }),
  )

  app.get('/api/:shop/up', (c) => {
    if (!findShopByPath(c.req.param('shop'))) return problemResponse(404, 'Unknown shop')
    return c.json({ status: 'up' }, 200, { 'cache-control': 'no-store' })
  })
  app.all('/api/*', () => problemResponse(404, 'Unknown address'))
}
