import type { CheckoutState } from '@saum/contract/checkout'
import { accept, refuse, type Result } from '@saum/domain/result'
import { beginCheckout } from './begin-checkout.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'
import { findOpenCheckout, type KeptCheckout } from './checkout-storage.ts'
import { tellState } from './checkout-telling.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import { findOrdered, tellOrdered, type Ordered } from './ordered-checkout.ts'
import { hasOrderable, readQuote } from './read-quote.ts'

/**
 * The checkout of the basket, begun if there is none. Whoever has ordered and put nothing in since is shown
 * that order, and an order that waits for its payment comes before anything else.
 */
export async function openCheckout(
  parts: CheckoutParts,
  visit: CheckoutVisit,
): Promise<Result<{ state: CheckoutState }, CheckoutRefusal>> {
  const { owner } = visit
  const open = await findOpenCheckout(parts.db.sql, owner.basketKey, parts.now())
  const ordered = open === null ? await findOrdered(parts, owner.basketKey) : null
  if (ordered?.order.isPending) {
    return accept({ state: await tellOrdered(parts, visit, ordered) })
  }
  const { basket } = await parts.baskets.get(owner)
  if (!hasOrderable(basket)) {
    const ended = open === null ? ordered : await findOrderedSince(parts, visit, open)
    if (ended === null || basket.items.length > 0) return refuse({ kind: 'nothing-to-order' })
    return accept({ state: await tellOrdered(parts, visit, ended) })
  }
  const checkout = open ?? (await beginCheckout(parts, owner))
  const quoted = await readQuote(parts, owner, checkout.document)
  return accept({ state: await tellState(parts, { visit, checkout, quoted, isShown: true }) })
}

/** The order another tab has made of it while this one looked. */
async function findOrderedSince(
  parts: CheckoutParts,
  { owner }: CheckoutVisit,
  { id }: KeptCheckout,
): Promise<Ordered | null> {
  const ordered = await findOrdered(parts, owner.basketKey)
  return ordered?.checkout.id === id ? ordered : null
}
