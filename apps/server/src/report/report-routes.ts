import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { createBackend } from '@saum/contract/backend'
import { getReport } from '@saum/contract/report'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { AppTypes } from '../app.ts'
import { withinTime } from '../deadline.ts'
import { targetOf } from '../request-target.ts'
import { guardReport } from './report-guard.ts'
import { reportPage } from './report-page.ts'
import { reportQuestionOf } from './report-question.ts'
import { REPORT_STYLE } from './report-style.ts'

interface ReportRouteParts {
  settings: { reportSecret: string | null; publicOrigin: string; requestTimeoutMs: number }
  rpc: RpcTransport
  clientKeyOf: (c: Context) => string
}

const STYLE_HASH = createHash('sha256').update(REPORT_STYLE).digest('base64')
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** How visitors who agreed use the shop, for who runs it. */
export function mountReport(app: Hono<AppTypes>, parts: ReportRouteParts): void {
  const { rpc, settings } = parts
  const guard = guardReport(parts)

  app.get('/report', guard, (c) => c.redirect('/report/', 308))
  app.get('/report/', guard, async (c) => {
    const { search } = targetOf(c.req.url)
    const question = reportQuestionOf(new URLSearchParams(search))
    const requestId = c.get('requestId')
    const backend = createBackend(rpc, { shopId: DEFAULT_SHOP.shopId, requestId })
    const call = backend.call(getReport, question)
    const answer = await withinTime(call, settings.requestTimeoutMs, 'The report')
    if (!answer.ok) throw new Error('The shop refused to report')
    return c.html(reportPage(question, answer.value), 200, HEADERS)
  })
}
