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

/** Who may open a page: account pages want a customer, the checkout a customer with an account. */
export function guardRoute(request: GuardedRequest): GuardDecision {
  const { isProtected, isCheckout, customer, path } = request
  const home = `/${(shopOfPath(path) ?? DEFAULT_SHOP).path}/`
  if (isProtected && !customer) {
    return { kind: 'redirect', to: `${home}login/?redirectUrl=${encodeURIComponent(path)}` }
  }
  if (isCheckout && customer?.isGuestCustomer) {
    const to = safeReturnPath(request.redirectUrl, home)
    // Sent back to the checkout they would come here again, and again.
    return { kind: 'redirect', to: isSamePage(to, path) ? home : to }
  }
  return { kind: 'continue' }
}

function isSamePage(a: string, b: string): boolean {
  return pagePath(a) === pagePath(b)
}

function pagePath(path: string): string {
  return new URL(path, 'https://saum.invalid').pathname.replace(/\/$/, '')
}
