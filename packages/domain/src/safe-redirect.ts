import { parseUrl } from './parse-url.ts'

export type RedirectTarget = { isExternal: boolean; href: string }

/**
 * What a redirect from the server means to a browser on `origin`: a path of our own, or another
 * site, which needs a full page load. `null` for anything that is not a web address.
 */
export function parseRedirectTarget(target: string, origin: string): RedirectTarget | null {
  const url = parseUrl(target, origin)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (url.origin !== origin) return { isExternal: true, href: url.href }
  const path = url.pathname.replace(/^\/+/, '/')
  return { isExternal: false, href: `${path}${url.search}${url.hash}` }
}
