import type { ConsentServiceId } from '@saum/domain/consent-services'
import {
  isNameOf,
  STORED_ENTRIES,
  type StoragePlace,
  type StoredEntry,
} from '@saum/domain/stored-entries'

const ENTRIES: readonly StoredEntry[] = Object.values(STORED_ENTRIES)

/** Which of the names in a place were left there by the services, for when they are not allowed any more. */
export function tracesOf(
  services: readonly ConsentServiceId[],
  place: StoragePlace,
  names: readonly string[],
): string[] {
  const left = ENTRIES.filter(
    (entry) => entry.place === place && services.some((service) => service === entry.permission),
  )
  return names.filter((name) => left.some((entry) => isNameOf(entry, name)))
}

/** Which of the cookies of a request or a page were left by the services. */
export function cookieTraces(
  services: readonly ConsentServiceId[],
  cookies: string | null | undefined,
): string[] {
  const names = (cookies ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]!.trim())
  return tracesOf(services, 'cookie', [...new Set(names)])
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
