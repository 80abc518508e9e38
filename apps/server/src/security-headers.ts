import type { Config } from './config.ts'
import { followingAddresses } from './security-headers-following.ts'

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

/** For everything that is not a page: data, files, texts. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Where browsers report what the policy of a page has blocked. */
export const POLICY_REPORT_PATH = '/policy-reports'
const REPORT_GROUP = 'policy'
/** Goes with every page that has a policy. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${POLICY_REPORT_PATH}"`

/**
 * Text becomes markup or the address of a script by these policies only: of our pages, and of the checkout
 * element.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types saum saum-checkout']

const PERMISSIONS = ['camera', 'geolocation=(self)', 'microphone', 'payment=(self)', 'usb']

type PolicySettings = Pick<
  Config,
  | 'publicOrigin'
  | 'isOpenToSearchEngines'
  | 'pictureBase'
  | 'imageBase'
  | 'searchCloud'
  | 'contentFileUrls'
  | 'environment'
  | 'checkoutUrl'
  | 'paymentProviderUrl'
  | 'tracking'
>

/** What pages may load and ask follows from where the shop and its services are. */
export function createSecurityPolicy(config: PolicySettings): SecurityPolicy {
  const isHttps = config.publicOrigin.startsWith('https:')
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
  if (!config.isOpenToSearchEngines) headers.push(['x-robots-tag', 'noindex, nofollow'])
  const others = followingAddresses(config.tracking.pages)
  const pictures = originsOf([config.pictureBase, config.imageBase, ...others.pictures])
  const checkout = originsOf([config.checkoutUrl ?? ''])
  const loaded = originsOf([config.checkoutUrl ?? '', ...others.scripts])
  const asked = originsOf([
    config.searchCloud?.commerceBaseUrl ?? '',
    config.checkoutUrl ?? '',
    ...others.asked,
  ])
  const frames = originsOf(others.frames)
  // Scripts of other services write markup of their own.
  const trustedTypes = others.scripts.length === 0 ? TRUSTED_TYPES : []
  // A form is also followed to where its answer sends the visitor.
  const formTargets = originsOf([config.checkoutUrl ?? '', config.paymentProviderUrl ?? ''])
  return {
    headers,
    pagePolicy: ({ scripts, styles }) =>
      // Vite's client needs inline scripts nobody can vouch for.
      config.environment === 'development'
        ? null
        : [
            "default-src 'self'",
            ['script-src', ...scripts, ...trustOf(scripts), "'self'", ...loaded].join(' '),
            ['style-src', "'self'", ...checkout, ...styles].join(' '),
            // The colors of swatches are data.
            "style-src-attr 'unsafe-inline'",
            ['img-src', "'self'", 'data:', ...pictures].join(' '),
            "font-src 'self'",
            ['media-src', "'self'", ...originsOf(config.contentFileUrls)].join(' '),
            ['connect-src', "'self'", ...asked].join(' '),
            ...(frames.size > 0 ? [['frame-src', "'self'", ...frames].join(' ')] : []),
            "object-src 'none'",
            "base-uri 'none'",
            ['form-action', "'self'", ...formTargets].join(' '),
            "frame-ancestors 'none'",
            ...(isHttps ? ['upgrade-insecure-requests'] : []),
            ...trustedTypes,
            `report-uri ${POLICY_REPORT_PATH}`,
            // Replaces the line above in browsers that know it, but they deliver only what comes by https.
            ...(isHttps ? [`report-to ${REPORT_GROUP}`] : []),
          ].join('; '),
  }
}

/** Each origin once; own paths have none. */
function originsOf(addresses: readonly string[]): Set<string> {
  return new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))
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
