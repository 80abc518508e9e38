import { accountHandlers, type AccountHandlerParts } from './account-handlers.ts'
import { addressBookHandlers, type AddressBookHandlerParts } from './address-book-handlers.ts'
import { cardHandlers, type CardHandlerParts } from './fashion-card-handlers.ts'
import { loginHandlers, type LoginHandlerParts } from './login-handlers.ts'
import { providerHandlers, type ProviderHandlerParts } from './provider-handlers.ts'
import { subscriptionHandlers, type SubscriptionHandlerParts } from './subscription-handlers.ts'
import { userHandlers, type UserHandlerParts } from './user-handlers.ts'

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
