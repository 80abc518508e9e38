/**
 * Where a link of an answer may lead: into the shop as a path, elsewhere only by http(s); `null` for
 * everything else, since a provider's text is somebody else's.
 */
export function answerHref(href: string, publicOrigin: string): string | null {
  const base = URL.canParse(publicOrigin) ? publicOrigin : 'https://shop.invalid'
  if (!URL.canParse(href, base)) return null
  const { protocol, origin, pathname, search, hash, username } = new URL(href, base)
  if (username !== '' || !/^https?:$/.test(protocol)) return null
  const isOwn = origin === new URL(base).origin
  return isOwn ? pathname + search + hash : new URL(href, base).href
}
