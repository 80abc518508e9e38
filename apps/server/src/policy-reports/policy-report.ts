import { maskedPath } from '@saum/domain/secret-path'
import * as v from '@saum/schema/schema'

/** What is kept of a report: which rule was broken by what, and on which page. Nothing of the visitor. */
export interface PolicyViolation {
  directive: string
  /** An origin, or a word such as `inline`. */
  blocked: string
  /** The path of the page, without its secrets. */
  path: string
}

const DIRECTIVES: ReadonlySet<string> = new Set(
  (
    'base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src ' +
    'manifest-src media-src object-src require-trusted-types-for sandbox script-src script-src-attr ' +
    'script-src-elem style-src style-src-attr style-src-elem trusted-types worker-src'
  ).split(' '),
)
const BLOCKED_WORDS: ReadonlySet<string> = new Set(
  'inline eval wasm-eval self data blob trusted-types-policy trusted-types-sink'.split(' '),
)
/** Extensions of the browser break rules on every page; that is not about our pages. */
const EXTENSION = /^(?:(?:chrome|moz|safari-web|safari|ms-browser)-extension)\b/
const MAX_REPORTS = 20
const MAX_PATH_LENGTH = 120

const text = v.optional(v.fallback(v.string(), ''), '')

/** What `report-uri` sends. */
const singleReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
})
/** What `report-to` sends; other kinds of reports may come with it. */
const batchedReport = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
  }),
})
const reportBatch = v.pipe(v.array(v.unknown()), v.maxLength(MAX_REPORTS))

interface RawReport {
  document: string
  directive: string
  blocked: string
  source: string
}

/** The violations in a body, about pages of this origin only; `null` when it is no report. */
export function readPolicyReport(body: string, publicOrigin: string): PolicyViolation[] | null {
  const raw = rawReportsIn(parsed(body))
  return raw && raw.flatMap((report) => toViolation(report, publicOrigin) ?? [])
}

function rawReportsIn(body: unknown): RawReport[] | null {
  const single = v.safeParse(singleReport, body)
  if (single.success) {
    const report = single.output['csp-report']
    return [
      {
        document: report['document-uri'],
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
      },
    ]
  }
  const batch = v.safeParse(reportBatch, body)
  if (!batch.success) return null
  return batch.output.flatMap((entry) => {
    const report = v.safeParse(batchedReport, entry)
    if (!report.success) return []
    const { documentURL, effectiveDirective, blockedURL, sourceFile } = report.output.body
    return [
      {
        document: documentURL,
        directive: effectiveDirective,
        blocked: blockedURL,
        source: sourceFile,
      },
    ]
  })
}

function toViolation(report: RawReport, publicOrigin: string): PolicyViolation | null {
  const page = URL.parse(report.document)
  if (page?.origin !== publicOrigin) return null
  if (EXTENSION.test(report.blocked) || EXTENSION.test(report.source)) return null
  const [directive = ''] = report.directive.split(' ', 1)
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    blocked: blockedOf(report.blocked),
    path: maskedPath(page.pathname, '…').slice(0, MAX_PATH_LENGTH),
  }
}

/** The rest of an address may say who the visitor is. */
function blockedOf(blocked: string): string {
  if (BLOCKED_WORDS.has(blocked)) return blocked
  const url = URL.parse(blocked)
  if (url?.protocol === 'https:' || url?.protocol === 'http:' || url?.protocol === 'wss:') {
    return `${url.protocol}//${url.host}`.slice(0, MAX_PATH_LENGTH)
  }
  return 'other'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
