import {
  isShopChoice,
  SHOP_COOKIE,
  SHOP_COOKIE_MAX_AGE_SECONDS,
  withoutShopChoice,
} from '@saum/domain/locale-choice'
import { shopOfPath } from '@saum/domain/shop-url'

interface PageRequest {
  pathname: string
  search: string
  headers: Pick<Headers, 'get'>
  /** Whether shoppers reach us by https. */
  isSecure: boolean
}

export interface ShopChoice {
  /** The address of the page without the mark. */
  location: string
  /** `null` where the visitor has not chosen on a page of ours. */
  cookie: string | null
}

/**
 * What follows when a visitor chooses a shop in the shop switch: their choice is remembered. A mere visit
 * is not remembered.
 */
export function shopChoiceOf(request: PageRequest): ShopChoice | null {
  const { pathname, search, headers, isSecure } = request
  const shop = shopOfPath(pathname)
  if (!shop || !isShopChoice(search)) return null
  const site = headers.get('sec-fetch-site')
  const isOwnLink = site === null || site === 'same-origin'
  return {
    location: `${pathname}${withoutShopChoice(search)}`,
    cookie: isOwnLink ? shopCookie(shop.path, isSecure) : null,
  }
}

function shopCookie(path: string, isSecure: boolean): string {
  const attributes = `Max-Age=${SHOP_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
  return `${SHOP_COOKIE}=${path}; ${attributes}${isSecure ? '; Secure' : ''}`
}

/** Whether anything but the shop cookie, which the path says as well, came with the request. */
export function hasPersonalCookies(cookies: string | null | undefined): boolean {
  if (!cookies) return false
  return cookies.split(';').some((cookie) => {
    const name = cookie.split('=', 1)[0]?.trim()
    return name !== '' && name !== SHOP_COOKIE
  })
}
