import { parseUrl } from './parse-url.ts'

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const ANCHOR = /^#[^\s]+$/
const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** The address if a page may link to it: the web, mail, telephone, an own path or an anchor. */
export function toSafeHref(href: string): string | null {
  if (isPathOnHost(href) || ANCHOR.test(href)) return href
  const url = parseUrl(href)
  return url && SAFE_PROTOCOLS.includes(url.protocol) ? url.href : null
}

/** Nothing a browser could read as another host. */
export function isPathOnHost(href: string): boolean {
  return OWN_PATH.test(href)
}
