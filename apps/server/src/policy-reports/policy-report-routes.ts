import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import type { AppTypes } from '../app.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import { POLICY_REPORT_PATH } from '../security-headers.ts'
import { readPolicyReport, type PolicyViolation } from './policy-report.ts'

interface PolicyReportParts {
  settings: { publicOrigin: string }
  log: Pick<Log, 'warn'>
  metrics: Pick<Metrics, 'countPolicyReport'>
  clientKeyOf: (c: Context) => string
  now?: () => number
}

const MAX_BYTES = 64 * 1024
const REPORT_TYPE = /^application\/(?:reports\+json|csp-report)\s*(?:;|$)/i
/** A page with many faults sends many at once; then one visitor has told enough. */
const REPORT_LIMIT = { burst: 20, perSecond: 0.1 }
const NO_STORE = { 'cache-control': 'no-store' }

/** Where browsers tell which rule of the security policy a page of ours has broken. */
export function mountPolicyReports(app: Hono<AppTypes>, parts: PolicyReportParts): void {
  const { settings, log, metrics, clientKeyOf, now = Date.now } = parts
  const limiter = createRateLimiter(REPORT_LIMIT)
  const isWorthALine = createLineLimit(now)

  app.use(
    POLICY_REPORT_PATH,
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.text('Too large\n', 413, NO_STORE) }),
  )
  app.post(POLICY_REPORT_PATH, async (c) => {
    if (!REPORT_TYPE.test(c.req.header('content-type') ?? '')) {
      return c.text('This is no report\n', 415, NO_STORE)
    }
    const waitMs = limiter.take(clientKeyOf(c), now())
    if (waitMs > 0) {
      const headers = { ...NO_STORE, 'retry-after': String(Math.ceil(waitMs / 1000)) }
      return c.text('Too many reports\n', 429, headers)
    }
    const violations = readPolicyReport(await c.req.text(), settings.publicOrigin)
    if (violations === null) return c.text('This is no report\n', 400, NO_STORE)
    for (const violation of violations) {
      metrics.countPolicyReport(violation.directive)
      if (isWorthALine(violation)) log.warn({ ...violation }, 'A page broke the security policy')
    }
    return c.body(null, 204, NO_STORE)
  })
  app.all(POLICY_REPORT_PATH, (c) =>
    c.text('Reports are sent with POST\n', 405, { ...NO_STORE, allow: 'POST' }),
  )
}

const MAX_LINES_PER_MINUTE = 10
const MAX_REMEMBERED = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The same violation once an hour, and few of them at once: anyone may send reports. */
function createLineLimit(now: () => number): (violation: PolicyViolation) => boolean {
  const seen = new Set<string>()
  let hourEnd = 0
  let minuteEnd = 0
  let lines = 0

  return ({ directive, blocked, path }) => {
    const time = now()
    if (time >= hourEnd || seen.size >= MAX_REMEMBERED) {
      seen.clear()
      hourEnd = time + HOUR_MS
    }
    if (time >= minuteEnd) {
      lines = 0
      minuteEnd = time + MINUTE_MS
    }
    const key = `${directive} ${blocked} ${path}`
    if (seen.has(key) || lines >= MAX_LINES_PER_MINUTE) return false
    seen.add(key)
    lines += 1
    return true
  }
}
