export interface SecurityPolicy {
  /** Sent with every answer. */
  headers: readonly (readonly [name: string, value: string])[]
  /** For a page whose inline scripts and styles are vouched for by these sources. */
  pagePolicy(sources: InlineSources): string | null
}

/** CSP sources such as `'nonce-…'` or `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

interface PolicyOptions {
  publicOrigin: string
  /** Where pictures come from: own paths or addresses of a CDN. */
  pictureBases: readonly string[]
  /** Vite's client needs inline scripts nobody can vouch for. */
  isDevelopment: boolean
}

/** For everything that is not a page: data, files, texts. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

const PERMISSIONS = ['camera', 'geolocation=(self)', 'microphone', 'payment=(self)', 'usb']

export function createSecurityPolicy(options: PolicyOptions): SecurityPolicy {
  const isHttps = options.publicOrigin.startsWith('https:')
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS.map(toPermission).join(', ')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (isHttps) {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains'])
  }
  const pictureHosts = options.pictureBases.flatMap((base) => URL.parse(base)?.origin ?? [])
  const pictures = ["'self'", 'data:', ...new Set(pictureHosts)].join(' ')
  return {
    headers,
    pagePolicy: ({ scripts, styles }) =>
      options.isDevelopment
        ? null
        : [
            "default-src 'self'",
            ['script-src', ...scripts, ...trustOf(scripts), "'self'"].join(' '),
            ['style-src', "'self'", ...styles].join(' '),
            // The colors of swatches are data.
            "style-src-attr 'unsafe-inline'",
            `img-src ${pictures}`,
            "font-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            ...(isHttps ? ['upgrade-insecure-requests'] : []),
          ].join('; '),
  }
}

/**
 * A nonce is passed on to the modules a script imports, so only what they load is trusted, and
 * 'self' is for browsers that do not know strict-dynamic yet. A hash is not passed on: pages that
 * are kept trust the files of this shop by their origin.
 */
function trustOf(scripts: readonly string[]): string[] {
  const isByNonce = scripts.some((source) => source.startsWith("'nonce-"))
  return isByNonce ? ["'strict-dynamic'"] : []
}

function toPermission(entry: string): string {
  return entry.includes('=') ? entry : `${entry}=()`
}
