import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { CheckoutChange, FieldFault, placeOrder } from '@saum/contract/checkout'
import { accept, refuse, type Result } from '@saum/domain/result'
import { describeError } from '@saum/thread/log'
import { rememberAddresses } from '../customer-address/remember-addresses.ts'
import type { OrderDraft } from '../order/order-draft.ts'
import { placeOrder as placeDraft, type PlacedOrder } from '../order/place-order.ts'
import { tooMany } from '../session/attempts.ts'
import { findCustomer } from '../session/customer-storage.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { newChanges } from './checkout-changes.ts'
import { allFaults } from './checkout-faults.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { PlacingRefusal } from './checkout-refusal.ts'
import type { KeptCheckout } from './checkout-storage.ts'
import { tellState } from './checkout-telling.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import { choiceKeyOf } from './choice-key.ts'
import { toOrderDraft } from './order-draft-of.ts'
import { waitToPlace } from './placing-limit.ts'
import { hasOrderable, readQuote, type QuotedCheckout } from './read-quote.ts'

export type Wish = ParsedPayloadOf<typeof placeOrder> & {
  /** The network it comes from; `null` where it is unknown. */
  clientKey: string | null
  /** Whether another key is issued for the session that orders. */
  hasNextSession: boolean
}

export type PlacedAnswer = ResultOf<typeof placeOrder>

/** A guess: the shop does not know when another order will be paid or cancelled. */
const UNPAID_WAIT_MS = 60 * 60 * 1000

/**
 * Judges everything anew at the last click. Whatever is not as the shopper saw it is shown and has to be
 * confirmed once more.
 */
export async function placeCheckout(
  parts: CheckoutParts,
  { visit, checkout }: { visit: CheckoutVisit; checkout: KeptCheckout },
  wish: Wish,
): Promise<Result<PlacedAnswer, PlacingRefusal>> {
  const { owner } = visit
  const quoted = await readQuote(parts, owner, checkout.document)
  if (!hasOrderable(quoted.basket)) return refuse({ kind: 'nothing-to-order' })
  // Without a script the answer is a way back to the page: that is what the shopper sees.
  const tell = (now: QuotedCheckout, more: readonly CheckoutChange[] = []) =>
    tellState(parts, { visit, checkout, quoted: now, isShown: false, more })

  const faults = [...allFaults(owner.shop, checkout.document, quoted.quote), ...termsFaults(wish)]
  if (faults.length > 0) {
    return refuse({ kind: 'invalid-fields', faults, state: await tell(quoted) })
  }
  const differences = unseenOf(wish, quoted)
  if (newChanges(quoted).length > 0 || differences.length > 0) {
    return refuse({ kind: 'order-changed', state: await tell(quoted, differences) })
  }
  const draft = await draftOf(parts, { checkout, quoted, wish })
  const waitMs = await waitToPlace(parts.db, draft, parts.now())
  if (waitMs > 0) return refuse(tooMany(waitMs))
  const placed = await placeDraft(parts, draft)
  if (!placed.ok) {
    if (placed.refusal.kind === 'too-many-unpaid') return refuse(tooMany(UNPAID_WAIT_MS))
    const now = await readQuote(parts, owner, checkout.document)
    if (!hasOrderable(now.basket)) return refuse({ kind: 'nothing-to-order' })
    return refuse({ kind: 'order-changed', state: await tell(now, unseenOf(wish, now)) })
  }
  await keepAddresses(parts, draft)
  return accept(toPlacedAnswer(parts, owner, placed.value))
}

export function toPlacedAnswer(
  { orderTokens }: CheckoutParts,
  { shop }: SessionOwner,
  { orderId, orderNumber, paymentKey }: PlacedOrder,
): PlacedAnswer {
  return {
    orderId,
    orderNumber,
    next:
      paymentKey === null
        ? { type: 'done', successUrl: orderTokens.successUrl(shop, orderId) }
        : { type: 'payment', paymentKey },
  }
}

function termsFaults({ hasAcceptedTerms }: Wish): FieldFault[] {
  return hasAcceptedTerms ? [] : [{ field: 'terms', reason: 'required' }]
}

/** Another tab may have seen it already, or may have brought it about; this one has not. */
function unseenOf(wish: Wish, quoted: QuotedCheckout): CheckoutChange[] {
  const { choiceKey = choiceKeyOf(quoted), expectedTotalCents: fromCents } = wish
  const { totalCents: toCents } = quoted.quote.cost
  const changes: CheckoutChange[] = []
  if (choiceKey !== choiceKeyOf(quoted)) changes.push({ kind: 'choices' })
  if (toCents !== fromCents) changes.push({ kind: 'total', fromCents, toCents })
  return changes
}

async function draftOf(
  { db }: CheckoutParts,
  confirmed: { checkout: KeptCheckout; quoted: QuotedCheckout; wish: Wish },
): Promise<OrderDraft> {
  const { checkout, quoted, wish } = confirmed
  const { customer } = quoted.owner
  const draft = toOrderDraft({
    checkoutId: checkout.id,
    quoted,
    customer: customer === null ? null : await findCustomer(db.sql, customer.id),
    wantsNewsletter: wish.wantsNewsletter,
    hasNextSession: wish.hasNextSession,
  })
  return { ...draft, clientKey: wish.clientKey }
}

/** The order is placed by now, and does not fail because of the address book. */
async function keepAddresses({ db, log, now }: CheckoutParts, draft: OrderDraft): Promise<void> {
  const { customerId, shippingAddress: shipping, billingAddress: billing } = draft
  if (customerId === null) return
  try {
    await db.transaction((sql) =>
      rememberAddresses(sql, customerId, { shipping, billing, now: now() }),
    )
  } catch (error) {
    const message = 'The addresses of an order could not be saved'
    log({ level: 'error', message, fields: { error: describeError(error) } })
  }
}
