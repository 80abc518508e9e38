import type * as accountCalls from '@saum/contract/account'
import type * as addressBookCalls from '@saum/contract/address-book'
import type * as cardCalls from '@saum/contract/fashion-card'
import type * as loginCalls from '@saum/contract/login'
import type * as subscriptionCalls from '@saum/contract/subscription'
import type * as userCalls from '@saum/contract/user'
import { accountHandlers, type AccountHandlerParts } from './account-handlers.ts'
import { addressBookHandlers, type AddressBookHandlerParts } from './address-book-handlers.ts'
import { cardHandlers, type CardHandlerParts } from './fashion-card-handlers.ts'
import type { CallsIn } from './handler.ts'
import { loginHandlers, type LoginHandlerParts } from './login-handlers.ts'
import { providerHandlers, type ProviderHandlerParts } from './provider-handlers.ts'
import { subscriptionHandlers, type SubscriptionHandlerParts } from './subscription-handlers.ts'
import { userHandlers, type UserHandlerParts } from './user-handlers.ts'

export type CustomerCalls = CallsIn<typeof userCalls> &
  CallsIn<typeof loginCalls> &
  CallsIn<typeof addressBookCalls> &
  CallsIn<typeof accountCalls> &
  CallsIn<typeof cardCalls> &
  CallsIn<typeof subscriptionCalls>

export interface CustomerParts
  extends
    UserHandlerParts,
    LoginHandlerParts,
    ProviderHandlerParts,
    AddressBookHandlerParts,
    AccountHandlerParts,
    CardHandlerParts,
    SubscriptionHandlerParts {}

/** Calls about who somebody is and what only they may see and change. */
export function customerHandlers(parts: CustomerParts) {
  return {
    ...userHandlers(parts),
    ...loginHandlers(parts),
    ...providerHandlers(parts),
    ...addressBookHandlers(parts),
    ...accountHandlers(parts),
    ...cardHandlers(parts),
    ...subscriptionHandlers(parts),
  }
}
