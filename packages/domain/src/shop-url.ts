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

/**
 * The one address of a page, or `null` when it is asked for by that: with its slash at the end, no empty
 * parts, and nothing encoded that needs no encoding (RFC 3986, 6.2.2). Every other way to write a path would
 * be rendered and cached as a page of its own.
 */
export function plainAddressOf(pathname: string, search: string): string | null {
  const path = withPlainEncoding(withOneLeadingSlash(pathname).replace(/\/{2,}/g, '/'))
  const plain = path.endsWith('/') || !isPagePath(path) ? path : `${path}/`
  return plain === pathname ? null : `${plain}${search}`
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

const UNRESERVED = /[\w.~-]/

/** Letters and digits as they are; what stays encoded, such as `%2F` and `%C3%BC`, in capital letters. */
function withPlainEncoding(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(sign) ? sign : code.toUpperCase()
  })
}

/** `//host` and `/\host` name another host to a browser. */
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}
