import { shopOfPath } from '@saum/domain/shop-url'

const YEAR_SECONDS = 31_536_000

/** Remembers the shop of the page a visitor opens; null when the cookie already says so. */
export function shopCookieFor(
  pathname: string,
  cookies: string | null | undefined,
  isSecure: boolean,
): string | null {
  const shop = shopOfPath(pathname)
  if (!shop || cookieValue(cookies, 'shop') === shop.path) return null
  const secure = isSecure ? '; Secure' : ''
  return `shop=${shop.path}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** Whether anything but the shop cookie, which the path says as well, came with the request. */
export function hasPersonalCookies(cookies: string | null | undefined): boolean {
  if (!cookies) return false
  return cookies.split(';').some((cookie) => {
    const name = cookie.split('=', 1)[0]?.trim()
    return name !== '' && name !== 'shop'
  })
}

function cookieValue(cookies: string | null | undefined, name: string): string | null {
  if (!cookies) return null
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
