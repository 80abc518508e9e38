export const CHECKOUT_PATH = '/checkout-host'
export const PROVIDER_PATH = '/payment-provider'
export const WEBHOOK_PATH = `${CHECKOUT_PATH}/payment-webhook`
/** Who may come as often as they have to: their signature tells them apart. */
export const WEBHOOK_PATHS: ReadonlySet<string> = new Set([
  WEBHOOK_PATH,
  `${CHECKOUT_PATH}/logistics-webhook`,
])

/**
 * Whether it goes to the checkout host or to the test provider. Both may be asked from anywhere: what is
 * changed there needs a token, and the cookie of a visitor only decides what the way back from a payment
 * shows. Another site can do no more with a visitor's browser than without it.
 */
export function isCheckoutPath(pathname: string): boolean {
  return isBelow(pathname, CHECKOUT_PATH) || isBelow(pathname, PROVIDER_PATH)
}

export function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
