import { getCheckoutToken, placeOrder } from './checkout.ts'

/**
 * With these the session gets another key, as it does with a login: who knew the session before knows neither
 * what is typed into the checkout nor the order.
 */
export const SESSION_CHANGING_CALLS: ReadonlySet<string> = new Set([
  getCheckoutToken.name,
  placeOrder.name,
])
