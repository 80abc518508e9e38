import { isSecretPath } from '@saum/domain/secret-path'
import { isPagePath, shopOfPath } from '@saum/domain/shop-url'
import { parseUrl } from '@saum/domain/parse-url'

export interface LinkFacts {
  href: string
  target: string
  isDownload: boolean
  /** `data-reload` or `rel="external"`: the author wants a document load. */
  wantsReload: boolean
}

export interface ClickFacts {
  button: number
  hasModifier: boolean
  isHandled: boolean
}

export interface Place {
  origin: string
  pathname: string
  search: string
  /** The shop of the document, `<html data-shop>`. */
  shopPath: string
}

/** The path the router can go to without a document load, or `null` when the browser has to. */
export function routedPath(link: LinkFacts, here: Place): string | null {
  if (link.isDownload || link.wantsReload) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = parseUrl(link.href)
  if (!url || url.origin !== here.origin || !isPagePath(url.pathname)) return null
  // Header, texts and basket belong to one shop: another one is another document.
  if (shopOfPath(url.pathname)?.path !== here.shopPath) return null
  // Scripts of others come with the next page; going back to this address must not show it to them.
  if (isSecretPath(here.pathname)) return null
  const isSamePage = url.pathname === here.pathname && url.search === here.search
  if (isSamePage && link.href.includes('#')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** A left click that asks for nothing special and that nobody has taken yet. */
export function isPlainClick(click: ClickFacts): boolean {
  return click.button === 0 && !click.hasModifier && !click.isHandled
}
