import { Hono, type Context } from 'hono'
import { createBackend } from '@saum/contract/backend'
import { reportParcel } from '@saum/contract/logistics'
import type { RpcTransport } from '@saum/contract/rpc'
import { findShopById } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { Log } from '@saum/thread/log'
import { faultOfSignature, SIGNATURE_HEADER } from './signed-body.ts'
import type { HostEnv } from './host-env.ts'
import { logUnlessUnavailable, UNAVAILABLE_HEADERS } from './unavailable.ts'

interface LogisticsParts {
  rpc: RpcTransport
  /** `null` where nobody may tell us of parcels. */
  logisticsSecret: string | null
  log: Log
  now: () => number
}

const NO_STORE = { 'cache-control': 'no-store' }

const newsShape = v.object({ shopId: v.number(), ...reportParcel.payload.entries })

/** Where warehouse and carrier tell of parcels; only an answer of 2xx ends their tries. */
export function createLogisticsRoutes(parts: LogisticsParts): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  app.post('/logistics-webhook', (c) => answerNews(c, parts))
  return app
}

async function answerNews(c: Context<HostEnv>, parts: LogisticsParts): Promise<Response> {
  const { logisticsSecret: secret, log, now } = parts
  if (secret === null) return c.json({ reason: 'not-configured' }, 404, NO_STORE)
  const body = await c.req.text()
  const signature = c.req.header(SIGNATURE_HEADER) ?? null
  const fault = faultOfSignature({ secret, signature, body, now: now() })
  if (fault !== null) {
    log({ level: 'warn', message: 'News of a parcel were refused', fields: { reason: fault } })
    return c.json({ reason: fault }, 401, NO_STORE)
  }
  const news = v.safeParse(v.pipe(v.string(), v.parseJson(), newsShape), body)
  const shop = news.success ? findShopById(news.output.shopId) : undefined
  if (!news.success || !shop) return c.json({ reason: 'unreadable' }, 400, NO_STORE)
  try {
    const { shopId, ...report } = news.output
    const backend = createBackend(parts.rpc, { shopId, requestId: c.env.requestId })
    const told = await backend.call(reportParcel, report)
    if (told.ok) return c.json(told.value, 200, NO_STORE)
    const { kind } = told.refusal
    return c.json({ reason: kind }, reportParcel.refusals[kind], NO_STORE)
  } catch (error) {
    const message = 'News of a parcel could not be followed'
    logUnlessUnavailable(log, { level: 'error', message, error })
    return c.json({ reason: 'try-again' }, 503, UNAVAILABLE_HEADERS)
  }
}
