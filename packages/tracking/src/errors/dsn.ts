import { parseUrl } from '@saum/domain/parse-url'

/** Where reports go, and who they say they are from. */
export interface ReportTarget {
  /** Takes envelopes by POST. */
  envelopeUrl: string
  publicKey: string
}

/** Of `https://key@host/project`; the project may lie below a path of its host. */
export function parseDsn(dsn: string): ReportTarget | null {
  const url = parseUrl(dsn)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username === '') return null
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? []
  if (project === undefined) return null
  return {
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/`,
    publicKey: url.username,
  }
}

/** From a page: a header of our own would make the browser ask for leave first. */
export function pageEnvelopeUrl({ envelopeUrl, publicKey }: ReportTarget): string {
  return `${envelopeUrl}?sentry_version=7&sentry_key=${encodeURIComponent(publicKey)}`
}
