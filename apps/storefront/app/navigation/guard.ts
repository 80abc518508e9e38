import { safeReturnPath } from '@saum/domain/return-path'
import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'

interface GuardedRequest {
  isProtected: boolean
  isCheckout: boolean
  /** `null` for a guest. */
  customer: { isGuestCustomer: boolean } | null
  /** The wanted path with its query. */
  path: string
  /** The `redirectUrl` parameter of the request. */
  redirectUrl: string | null
}

export type GuardDecision = { kind: 'continue' } | { kind: 'redirect'; to: string }

/**
 * Who may open a page. Account pages want a customer with an account; who has ordered as a guest logs in
 * like everybody else, and has no business in the checkout.
 */
export function guardRoute(request: GuardedRequest): GuardDecision {
  const { isProtected, isCheckout, customer, path } = request
  const home = `/${(shopOfPath(path) ?? DEFAULT_SHOP).path}/`
  if (isProtected && (customer === null || customer.isGuestCustomer)) {
    return { kind: 'redirect', to: loginPath(path) }
  }
  if (isCheckout && customer?.isGuestCustomer) {
    const to = safeReturnPath(request.redirectUrl, home)
    // Sent back to the checkout they would come here again, and again.
    return { kind: 'redirect', to: isSamePage(to, path) ? home : to }
  }
  return { kind: 'continue' }
}

/** The login of the shop a path is in, with the way back. */
export function loginPath(path: string): string {
  const shop = shopOfPath(path) ?? DEFAULT_SHOP
  return `/${shop.path}/login/?redirectUrl=${encodeURIComponent(path)}`
}

function isSamePage(a: string, b: string): boolean {
  return pagePath(a) === pagePath(b)
}

function pagePath(path: string): string {
  return new URL(path, 'https://saum.invalid').pathname.replace(/\/$/, '')
}
