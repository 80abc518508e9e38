import type { SearchRequest } from '@saum/contract/search'
import type { Route } from './route.ts'

/** Which pages may call the provider: those of any site, as tokens are what counts, or only some. */
export type AllowedOrigins = 'any' | ReadonlySet<string>

const MAX_AGE_SECONDS = 7200

export function isPreflight({ method, headers }: SearchRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/**
 * Headers that let a page of another origin read the answer. The origin is always named, never a
 * wildcard, because beacons carry cookies and browsers refuse wildcards then.
 */
export function crossOriginHeaders(
  request: SearchRequest,
  caller: Route['caller'],
  allowed: AllowedOrigins,
): Record<string, string> {
  const { origin } = request.headers
  if (origin === undefined || (allowed !== 'any' && !allowed.has(origin))) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, X-Answer-Id',
    ...(caller === 'beacon' ? { 'access-control-allow-credentials': 'true' } : {}),
  }
}

export function preflightHeaders(routes: readonly Route[]): Record<string, string> {
  return {
    'access-control-allow-methods': allowedMethods(routes),
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': String(MAX_AGE_SECONDS),
  }
}

export function allowedMethods(routes: readonly Route[]): string {
  return [...new Set(routes.map((route) => route.method)), 'OPTIONS'].join(', ')
}
