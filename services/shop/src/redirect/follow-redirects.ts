import type { RedirectStatus } from '@saum/contract/redirect'
import { shopOfPath, plainAddressOf } from '@saum/domain/shop-url'
import { findShopById, type ShopId } from '@saum/domain/shops'
import {
  isAllowedTarget,
  isOwnTarget,
  liesInShop,
  pathOf,
  REST,
  toRedirectKey,
  withoutRest,
} from './redirect-rules.ts'

/** The shop number under which redirects of every shop are kept. */
export const EVERY_SHOP = 0

export interface Redirect {
  /** `EVERY_SHOP`, or the only shop it holds for. */
  shopId: number
  source: string
  target: string
  statusCode: RedirectStatus
}

/** An address in one shop, in the form addresses are compared in. */
export interface Place {
  shopId: ShopId
  path: string
}

export type Way =
  | { kind: 'none' }
  | { kind: 'leads'; target: string; statusCode: RedirectStatus; redirects: Redirect[] }
  /** Those that make it one: what only leads there is not to blame. */
  | { kind: 'circle'; redirects: Redirect[] }

/** Nobody renames a page so often; what goes on longer grows for ever. */
const MAX_STEPS = 20
/** A path with more parts is nobody's old address. */
const MAX_PARTS = 20

/**
 * Walks from an address to where its redirects end, so that a shopper takes one step. Yields the place it
 * wants the redirect of and is given it: the same walk goes through a table and through a file.
 */
export function* walk(start: Place): Generator<Place, Way, Redirect | null> {
  const passed = new Map<string, number>()
  const redirects: Redirect[] = []
  let place = start
  let target = ''
  for (;;) {
    passed.set(toText(place), redirects.length)
    const redirect = yield place
    if (redirect === null) break
    const address = toAddress(redirect, place)
    const next = placeOf(address)
    // What leads to itself stays where it is, whatever else would lead it away.
    if (next !== null && isSame(next, place)) break
    redirects.push(redirect)
    target = address
    if (next === null) break
    const begin = passed.get(toText(next))
    if (begin !== undefined) return { kind: 'circle', redirects: redirects.slice(begin) }
    if (redirects.length > MAX_STEPS || partsOf(next.path).length > MAX_PARTS) {
      return { kind: 'circle', redirects: repeatedIn(redirects) }
    }
    place = next
  }
  if (redirects.length === 0) return { kind: 'none' }
  return { kind: 'leads', target, statusCode: statusOf(redirects), redirects }
}

/** The sources that could hold for a path, the one that says most first. */
export function sourcesFor(path: string): string[] {
  const parts = partsOf(path)
  if (path === '/' || parts.length > MAX_PARTS) return [path]
  const above = parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}${REST}`)
  return [path, ...above]
}

/** Of those that could hold: the longer source counts, then the one of the shop itself. */
export function chooseRedirect(
  candidates: readonly Redirect[],
  { shopId, path }: Place,
): Redirect | null {
  if (candidates.length === 0) return null
  const order = new Map(sourcesFor(path).map((source, index) => [source, index]))
  const [best] = candidates
    .filter((one) => order.has(one.source) && (one.shopId === shopId || one.shopId === EVERY_SHOP))
    .filter(({ target }) => isAllowedTarget(target))
    .toSorted(
      (left, right) =>
        (order.get(left.source) ?? 0) - (order.get(right.source) ?? 0) ||
        right.shopId - left.shopId,
    )
  return best ?? null
}

/** Where a redirect leads from this place: with its shop, its slash and the rest of the path. */
function toAddress({ source, target }: Redirect, { shopId, path }: Place): string {
  const whole = target.endsWith(REST) ? withoutRest(target) + restOf(source, path) : target
  if (!isOwnTarget(whole)) return whole
  const url = new URL(`http://shop.invalid/.${whole}`)
  const shop = findShopById(shopId)
  const isPage = liesInShop(url.pathname)
  const prefix = isPage && shop && !shopOfPath(url.pathname) ? `/${shop.path}` : ''
  const pathname = prefix + url.pathname.replace(/^\/+/, '/')
  return (plainAddressOf(pathname, url.search) ?? pathname + url.search) + url.hash
}

/** Written anew part by part, so that nothing a visitor types becomes another host or folder. */
function restOf(source: string, path: string): string {
  return path
    .slice(source.length - REST.length)
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/')
}

function placeOf(target: string): Place | null {
  const path = pathOf(target)
  const shop = isOwnTarget(path) ? shopOfPath(path) : undefined
  return shop ? { shopId: shop.shopId, path: toRedirectKey(path) } : null
}

/** Of several steps one is temporary: so is their sum. */
function statusOf([first, ...others]: readonly Redirect[]): RedirectStatus {
  const status = first?.statusCode ?? 302
  const isForNow = others.some(({ statusCode }) => statusCode === 302 || statusCode === 307)
  if (!isForNow) return status
  return status === 301 || status === 302 ? 302 : 307
}

function isSame(left: Place, right: Place): boolean {
  return toText(left) === toText(right)
}

function toText({ shopId, path }: Place): string {
  return `${shopId} ${path}`
}

function repeatedIn(redirects: readonly Redirect[]): Redirect[] {
  const repeated = redirects.filter((one, index) => redirects.indexOf(one) !== index)
  return [...new Set(repeated.length > 0 ? repeated : redirects)]
}

function partsOf(path: string): string[] {
  return path.split('/').slice(1)
}
