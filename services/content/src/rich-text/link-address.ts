const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const ANCHOR = /^#[^\s]+$/
/** `page:delivery`, `category:knitwear`: resolved where pages and categories are known. */
const NAMED = /^(?:page|category):[a-z0-9]+(?:[-/_][a-z0-9]+)*$/i
const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** The address if content may link to it: the web, mail, telephone, an own path, a name or an anchor. */
export function toLinkAddress(href: string): string | null {
  if (OWN_PATH.test(href) || ANCHOR.test(href) || NAMED.test(href)) return href
  const url = URL.parse(href)
  return url && SAFE_PROTOCOLS.includes(url.protocol) ? url.href : null
}
