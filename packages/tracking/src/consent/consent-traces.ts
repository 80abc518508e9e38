import type { ConsentServiceId } from '@saum/domain/consent-services'
import { SHOPS } from '@saum/domain/shops'

interface Traces {
  cookies?: RegExp
  /** Keys in the storage of the browser, or of a tab. */
  stored?: readonly string[]
}

/** What a service leaves behind in a browser, for when it is not allowed any more. */
const TRACES: Readonly<Partial<Record<ConsentServiceId, Traces>>> = {
  'visit-statistics': { stored: ['saum-visit', 'saum-told-orders'] },
  'search-usage': {
    cookies: /^coveo_visitorId$/,
    stored: ['visitorId', '__coveo.analytics.history', 'saum-carried-search-usage'],
  },
  'recently-viewed': { stored: SHOPS.map(({ path }) => `saum.viewed.${path}`) },
  'tag-manager': {
    cookies: /^_(?:ga|gid|gat|gac|gcl)(?:_.*)?$/,
    stored: ['saum-carried-tag-manager'],
  },
}

export function storedTraces(services: readonly ConsentServiceId[]): string[] {
  return services.flatMap((service) => TRACES[service]?.stored ?? [])
}

/** Which of the cookies of a request or a page were left by the services. */
export function cookieTraces(
  services: readonly ConsentServiceId[],
  cookies: string | null | undefined,
): string[] {
  const names = (cookies ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]!.trim())
  return [...new Set(names)].filter((name) =>
    services.some((service) => TRACES[service]?.cookies?.test(name)),
  )
}

/**
 * What makes a browser forget a cookie. Nobody can see which domain a script has set it for, so it is
 * forgotten for the host and for everything above it: `www.saum.example`, `saum.example`.
 */
export function expiredCookies(name: string, host: string): string[] {
  const expired = `${name}=; Max-Age=0; Path=/`
  return [expired, ...domainsOf(host).map((domain) => `${expired}; Domain=${domain}`)]
}

/** Addresses of numbers and names without a dot have no domains; nor is the last part of a name one. */
function domainsOf(host: string): string[] {
  const parts = host.replace(/:\d+$/, '').split('.')
  if (parts.length < 2 || /^\d*$/.test(parts.at(-1) ?? '')) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}
