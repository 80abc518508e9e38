import type { CheckoutState } from '@saum/contract/checkout'
import { accept, refuse, type Result } from '@saum/domain/result'
import { listAddresses } from '../customer-address/address-storage.ts'
import type { CheckoutDocument } from './checkout-document.ts'
import type { CheckoutEntry } from './checkout-entry.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { CheckoutRefusal, FormRefusal } from './checkout-refusal.ts'
import { claimCheckout, findOpenCheckout, saveDocument } from './checkout-storage.ts'
import { tellState } from './checkout-telling.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import { findOrdered, tellOrdered } from './ordered-checkout.ts'
import { hasOrderable, readQuote, type QuotedCheckout } from './read-quote.ts'

interface Entered {
  state: CheckoutState
  quoted: QuotedCheckout
}

/** Keeps what was entered, right or wrong, and says what is not right about it. */
export async function enterInto(
  parts: CheckoutParts,
  visit: CheckoutVisit,
  entry: CheckoutEntry,
): Promise<Result<{ state: CheckoutState }, FormRefusal>> {
  const entered = await changeCheckout(parts, visit, entry.change)
  if (!entered.ok) return entered
  const { state, quoted } = entered.value
  const faults = entry.faults(quoted)
  return faults.length > 0 ? refuse({ kind: 'invalid-fields', faults, state }) : accept({ state })
}

/** The checkout with the change in it, judged anew. */
export async function changeCheckout(
  parts: CheckoutParts,
  visit: CheckoutVisit,
  change: CheckoutEntry['change'],
): Promise<Result<Entered, CheckoutRefusal>> {
  const { owner } = visit
  const checkout = await findOpenCheckout(parts.db.sql, owner.basketKey, parts.now())
  const document = checkout && (await saveChange(parts, visit, { id: checkout.id, change }))
  if (checkout === null || document === null) return refuse(await refusalWithout(parts, visit))
  const quoted = await readQuote(parts, owner, document)
  if (!hasOrderable(quoted.basket)) return refuse({ kind: 'nothing-to-order' })
  const state = await tellState(parts, { visit, checkout, quoted, isShown: false })
  return accept({ state, quoted })
}

/** Why there is nothing to enter anything into. */
async function refusalWithout(
  parts: CheckoutParts,
  visit: CheckoutVisit,
): Promise<CheckoutRefusal> {
  const ordered = await findOrdered(parts, visit.owner.basketKey)
  if (ordered === null) return { kind: 'checkout-not-found' }
  return { kind: 'already-ordered', state: await tellOrdered(parts, visit, ordered) }
}

/** `null` where another tab has ordered meanwhile. */
async function saveChange(
  { db, now }: CheckoutParts,
  { owner }: CheckoutVisit,
  { id, change }: { id: string; change: CheckoutEntry['change'] },
): Promise<CheckoutDocument | null> {
  const { customer } = owner
  const saved = customer === null ? [] : await listAddresses(db.sql, customer.id)
  return db.transaction(async (sql) => {
    const before = await claimCheckout(sql, id, now())
    if (before === null) return null
    const after = change(before, saved)
    await saveDocument(sql, id, after)
    return after
  })
}
