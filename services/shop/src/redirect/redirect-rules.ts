import { isPagePath, shopOfPath } from '@saum/domain/shop-url'
import type { ShopPath } from '@saum/domain/shops'

/** What stands for everything below a path at the end of a source, and for that rest in a target. */
export const REST = '/*'

/**
 * Addresses are compared decoded, in lower case, without their shop, without empty parts and without a
 * slash at the end: old links come out of mails, posters and other people's pages.
 */
export function toRedirectKey(path: string): string {
  return toPlainPath(withoutShop(decode(path)))
}

/** The shop a source names by its prefix. */
export function shopOfSource(source: string): ShopPath | null {
  return shopOfPath(decode(source).toLowerCase())?.path ?? null
}

/**
 * Own paths and web addresses only: a redirect must never lead a shopper to another scheme. Judged without
 * the rest, which a visitor types: a target has a host of its own, and it ends before the rest begins.
 */
export function isAllowedTarget(target: string): boolean {
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(target)) return false
  const own = withoutRest(target)
  if (own.startsWith('/')) return !own.startsWith('//')
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(own) ?? []
  return host !== undefined && !/[@*]/.test(host) && URL.canParse(own)
}

/** A target up to where what a visitor typed would follow. */
export function withoutRest(target: string): string {
  return target.endsWith(REST) ? target.slice(0, 1 - REST.length) : target
}

/** A source that is its own target is no redirect: it keeps a living address from being led away. */
export function leadsBack(source: string, target: string): boolean {
  return target.startsWith('/') && toRedirectKey(source) === toRedirectKey(pathOf(target))
}

export function isOwnTarget(target: string): boolean {
  return target.startsWith('/')
}

/** Files, calls and pictures lie outside the shops; everything else is a page of one. */
export function liesInShop(target: string): boolean {
  return isPagePath(pathOf(target))
}

export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '')
}

function withoutShop(path: string): string {
  const lower = path.toLowerCase()
  const shop = shopOfPath(lower)
  return shop ? lower.slice(shop.path.length + 1) : lower
}

function toPlainPath(path: string): string {
  return `/${path.normalize('NFC').split('/').filter(Boolean).join('/')}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path with a stray percent sign is looked up as it was typed.
    return path
  }
}
