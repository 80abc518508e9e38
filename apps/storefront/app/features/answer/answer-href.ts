import { parseUrl } from '@saum/domain/parse-url'

/**
 * Where a link of an answer may lead: into the shop as a path, elsewhere only by http(s); `null` for
 * everything else, since a provider's text is somebody else's.
 */
export function answerHref(href: string, publicOrigin: string): string | null {
  const base = parseUrl(publicOrigin) ?? new URL('https://shop.invalid')
  const url = parseUrl(href, base.href)
  if (url === null || url.username !== '' || !/^https?:$/.test(url.protocol)) return null
  return url.origin === base.origin ? url.pathname + url.search + url.hash : url.href
}
