import { findShopByPath, type Shop } from './shops.ts'

const MACHINE_PATH = /^\/(api|rest|assets|\.well-known)(\/|$)/
const FILE_PATH = /\.[a-z0-9]+$/i

/** The shop a path lies in, if any. */
export function shopOfPath(pathname: string): Shop | undefined {
  return findShopByPath(pathname.split('/', 2)[1] ?? '')
}

/** Pages end with a slash; calls, assets and files (`robots.txt`, `_.data`) do not. */
export function isPagePath(pathname: string): boolean {
  return !MACHINE_PATH.test(pathname) && !FILE_PATH.test(pathname)
}

/** Where a path without its slash belongs, or `null` when it is fine as it is. */
export function trailingSlashTarget(pathname: string, search: string): string | null {
  if (pathname.endsWith('/') || !isPagePath(pathname)) return null
  return `${withOneLeadingSlash(`${pathname}/`)}${search}`
}

/** The same page in another shop. */
export function switchShop(pathWithQuery: string, shop: Shop): string {
  const end = pathWithQuery.search(/[?#]/)
  const path = withOneLeadingSlash(end === -1 ? pathWithQuery : pathWithQuery.slice(0, end))
  const rest = end === -1 ? '' : pathWithQuery.slice(end)
  const current = shopOfPath(path)
  const inShop = current ? path.slice(current.path.length + 1) : path
  return `/${shop.path}${inShop === '' ? '/' : inShop}${rest}`
}

/** `//host` and `/\host` name another host to a browser. */
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}
