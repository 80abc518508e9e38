import type { Log } from '@saum/thread/log'
import { createAccountService } from './account/account-service.ts'
import type { BasketService } from './basket/basket-service.ts'
import type { CategoryTrees } from './catalog/category-trees.ts'
import type { Kept } from './catalog/kept.ts'
import { createCheckoutService } from './checkout/checkout-service.ts'
import { createConsentService } from './consent/consent-service.ts'
import { createContactService } from './contact/contact-service.ts'
import type { Database } from './database/database.ts'
import { createDeclarationService } from './declaration/declaration-service.ts'
import type { BranchDocument } from './documents/branch-document.ts'
import { createNewsletterService } from './newsletter/newsletter-service.ts'
import { createOrderService } from './order/order-service.ts'
import { createReturnService } from './order-return/return-service.ts'
import { createPaperService } from './paper/paper-service.ts'
import { createPaymentService } from './payment/payment-service.ts'
import type { PurchaseParts } from './rpc/purchase-handlers.ts'
import type { LoginService } from './session/login-service.ts'
import type { PasswordWork } from './session/password-work.ts'
import type { FindOwner } from './session/session-owner.ts'
import { createCheckoutTokens } from './token/checkout-token.ts'
import { createOrderTokens } from './token/order-token.ts'
import { createTokens } from './token/signed-token.ts'
import { createTrackingService } from './tracking/tracking-service.ts'

interface ServiceParts {
  db: Database
  baskets: BasketService
  trees: CategoryTrees
  branches: Kept<void, readonly BranchDocument[]>
  findOwner: FindOwner
  logins: LoginService
  passwords: PasswordWork
  /** Signs checkouts and links. */
  secret: string
  hasPaymentProvider: boolean
  mayGuestsReorder: boolean
  log: Log
  now: () => number
}

/** Everything from the checkout on. */
export function createPurchaseServices(parts: ServiceParts): PurchaseParts {
  const { db, trees, logins, passwords, secret, now } = parts
  const orderTokens = createOrderTokens(createTokens(secret), now)
  const tokens = createCheckoutTokens(secret, now)
  return {
    db,
    now,
    checkouts: createCheckoutService({ ...parts, tokens, orderTokens }),
    orders: createOrderService({ db, tokens: orderTokens, now }),
    accounts: createAccountService({ db, tokens: orderTokens, logins, passwords, now }),
    payments: createPaymentService({ db, tokens: orderTokens, now }),
    tracking: createTrackingService({ db, tokens: orderTokens, now }),
    papers: createPaperService({ db, tokens: orderTokens }),
    returns: createReturnService({ db, trees, tokens: orderTokens, now }),
    declarations: createDeclarationService({ db, tokens: orderTokens, now }),
    newsletter: createNewsletterService({ db, secret, now }),
    contact: createContactService({ db, now }),
    consents: createConsentService({ db, now }),
  }
}
