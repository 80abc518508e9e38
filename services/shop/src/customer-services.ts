import { createEmailService } from './account/email-service.ts'
import { createPasswordService } from './account/password-service.ts'
import { createResetService } from './account/reset-service.ts'
import { createAccountDataService } from './account-data/account-data-service.ts'
import { createOwnOrders } from './account-data/own-orders.ts'
import type { ProductService } from './catalog/product-service.ts'
import { createAddressBook } from './customer-address/address-book.ts'
import type { Database } from './database/database.ts'
import { createIdentityService } from './identity/identity-service.ts'
import type { IdentityProviderSettings } from './identity/identity-settings.ts'
import { createCardService } from './loyalty/card-service.ts'
import type { CustomerParts } from './rpc/customer-handlers.ts'
import type { LoginService } from './session/login-service.ts'
import type { OwnerKeys } from './session/owner-key.ts'
import type { PasswordWork } from './session/password-work.ts'
import { createDeviceService } from './session/device-service.ts'
import { createSubscriptionService } from './subscription/subscription-service.ts'
import { createOrderTokens } from './token/order-token.ts'
import { createTokens } from './token/signed-token.ts'
import { createUserService } from './user/user-service.ts'
import type { Log } from '@saum/thread/log'

interface ServiceParts {
  db: Database
  products: ProductService
  logins: LoginService
  passwords: PasswordWork
  /** Of baskets and wishlists. */
  keys: OwnerKeys
  /** Signs links. */
  secret: string
  identityProvider: IdentityProviderSettings | null
  log: Log
  now: () => number
}

/** Everything about who somebody is and what is theirs. */
export function createCustomerServices(parts: ServiceParts): Omit<CustomerParts, 'accounts'> {
  const { db, logins, passwords, identityProvider: settings, log, now } = parts
  const tokens = createOrderTokens(createTokens(parts.secret), now)
  return {
    logins,
    addressBook: createAddressBook({ db, now }),
    ownOrders: createOwnOrders({ db, tokens }),
    accountData: createAccountDataService(parts),
    cards: createCardService({ db, now }),
    users: createUserService({ db, now }),
    subscriptions: createSubscriptionService({ db, products: parts.products, tokens, now }),
    devices: createDeviceService({ db, now }),
    ownPasswords: createPasswordService({ db, passwords, log, now }),
    resets: createResetService({ db, logins, passwords, log, now }),
    emails: createEmailService({ db, passwords, log, now }),
    identities: createIdentityService({ db, logins, settings, log, now }),
  }
}
