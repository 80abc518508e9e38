import { isDeepStrictEqual } from 'node:util'
import type { CheckoutChange, CheckoutState } from '@saum/contract/checkout'
import { joinChanges, newChanges, toSeen } from './checkout-changes.ts'
import { toCheckoutState } from './checkout-answer.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { claimCheckout, saveDocument, type KeptCheckout } from './checkout-storage.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import type { QuotedCheckout } from './read-quote.ts'

interface Telling {
  visit: CheckoutVisit
  checkout: KeptCheckout
  quoted: QuotedCheckout
  /** Whether this answer is what the shopper sees; else it may be one of several on the way. */
  isShown: boolean
  /** Besides what has changed by itself. */
  more?: readonly CheckoutChange[]
}

/**
 * The state for the shopper, who has seen it from now on. A change stays told until an answer that is
 * certain to be shown.
 */
export async function tellState(parts: CheckoutParts, telling: Telling): Promise<CheckoutState> {
  const { visit, checkout, quoted, isShown, more = [] } = telling
  const { untold, seen } = quoted.document
  const changes = joinChanges(untold, [...newChanges(quoted), ...more])
  const next = {
    seen: toSeen(quoted),
    untold: isShown ? [] : changes,
  }
  if (!isDeepStrictEqual(next, { seen, untold })) {
    await parts.db.transaction(async (sql) => {
      const document = await claimCheckout(sql, checkout.id, parts.now())
      if (document !== null) await saveDocument(sql, checkout.id, { ...document, ...next })
    })
  }
  const { expiresAt } = visit
  return toCheckoutState(quoted, { id: checkout.id, expiresAt, changes, order: null })
}
