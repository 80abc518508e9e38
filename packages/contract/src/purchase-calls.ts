import { isCall } from './call.ts'
import * as checkoutCalls from './checkout.ts'
import * as returnCalls from './order-return.ts'
import * as orderCalls from './order.ts'
import * as declarationCalls from './withdrawal.ts'

/** Calls about buying something and about what was bought; many show who asks by a token. */
export const PURCHASE_CALLS: ReadonlySet<string> = new Set(
  [checkoutCalls, orderCalls, returnCalls, declarationCalls]
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isCall)
    .map(({ name }) => name),
)
