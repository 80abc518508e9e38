import type { Log } from '@saum/thread/log'
import type { BasketService } from '../basket/basket-service.ts'
import type { Kept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { OrderTokens } from '../token/order-token.ts'

/** What every part of the checkout works with. */
export interface CheckoutParts {
  db: Database
  baskets: BasketService
  branches: Kept<void, readonly BranchDocument[]>
  orderTokens: OrderTokens
  /** Without one nothing can be paid elsewhere. */
  hasPaymentProvider: boolean
  /** Whether a guest who has ordered may check out a basket filled again. */
  mayGuestsReorder: boolean
  log: Log
  now: () => number
}
