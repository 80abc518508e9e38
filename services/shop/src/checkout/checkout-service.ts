import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type * as calls from '@saum/contract/checkout'
import { accept, refuse, type Result } from '@saum/domain/result'
import { readBasket } from '../basket/basket-storage.ts'
import { createFindGiftCard } from '../gift-card/find-gift-card.ts'
import { findGuestOrder, hasOrderedAsGuest } from '../session/guest-session.ts'
import type { FindOwner, SessionOwner } from '../session/session-owner.ts'
import type { CheckoutTokens } from '../token/checkout-token.ts'
import { abandonPayment } from './abandon-payment.ts'
import { withCard, withoutCard, type CheckoutEntry } from './checkout-entry.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { CheckoutRefusal, PlacingRefusal } from './checkout-refusal.ts'
import { findOpenCheckout } from './checkout-storage.ts'
import { createOpenVisit, type AskedCheckout, type CheckoutVisit } from './checkout-visit.ts'
import { changeCheckout, enterInto } from './enter-into.ts'
import { openCheckout } from './open-checkout.ts'
import { findOrdered } from './ordered-checkout.ts'
import { placeCheckout, toPlacedAnswer, type PlacedAnswer, type Wish } from './place-checkout.ts'

type Answered = { state: calls.CheckoutState }
type CardPayload = ParsedPayloadOf<typeof calls.addGiftCard>
type InvalidToken = { kind: 'invalid-token' }

export interface CheckoutService {
  /** The key is the one its session has from then on. */
  token(
    owner: SessionOwner,
    changeKey: () => Promise<string>,
  ): Promise<
    Result<ResultOf<typeof calls.getCheckoutToken>, { kind: 'guest-customer' | 'nothing-to-order' }>
  >
  start(asked: AskedCheckout): ReturnType<typeof openCheckout>
  enter(asked: AskedCheckout, entry: CheckoutEntry): ReturnType<typeof enterInto>
  addGiftCard(
    asked: AskedCheckout,
    card: CardPayload & { clientKey: string | null },
  ): Promise<Result<Answered, CardRefusal>>
  removeGiftCard(asked: AskedCheckout, id: string): Promise<Result<Answered, CheckoutRefusal>>
  place(asked: AskedCheckout, wish: PlacingWish): Promise<Result<PlacedAnswer, PlacingRefusal>>
  abandon(asked: AskedCheckout, paymentKey: string): ReturnType<typeof abandonPayment>
}

type CardRefusal =
  | CheckoutRefusal
  | { kind: 'gift-card-not-found' | 'gift-card-empty' | 'too-many-requests' }

interface PlacingWish extends Wish {
  /** For the session that has ordered. */
  changeKey: (owner: SessionOwner) => Promise<string>
}

interface ServiceParts extends CheckoutParts {
  tokens: CheckoutTokens
  findOwner: FindOwner
}

export function createCheckoutService(parts: ServiceParts): CheckoutService {
  const { db, now } = parts
  const openVisit = createOpenVisit(parts)
  const findGiftCard = createFindGiftCard(parts)

  /** Does something as whoever the token was made for. */
  async function visiting<T, R>(
    asked: AskedCheckout,
    work: (visit: CheckoutVisit) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | InvalidToken>> {
    const visit = await openVisit(asked)
    return visit === null ? refuse({ kind: 'invalid-token' }) : work(visit)
  }

  async function place(
    visit: CheckoutVisit,
    wish: Wish,
  ): Promise<Result<PlacedAnswer, PlacingRefusal>> {
    const { owner } = visit
    const checkout = await findOpenCheckout(db.sql, owner.basketKey, now())
    const outcome = checkout && (await placeCheckout(parts, { visit, checkout }, wish))
    if (outcome?.ok) return outcome
    // Another click, tab or device was faster, perhaps only just now.
    const ordered = await findOrdered(parts, owner.basketKey)
    const isThis = ordered !== null && (checkout?.id ?? ordered.checkout.id) === ordered.checkout.id
    if (isThis) return accept(toPlacedAnswer(parts, owner, ordered.order))
    return outcome ?? refuse({ kind: 'checkout-not-found' })
  }

  async function changeCards(
    visit: CheckoutVisit,
    change: CheckoutEntry['change'],
  ): Promise<Result<Answered, CheckoutRefusal>> {
    const changed = await changeCheckout(parts, visit, change)
    return changed.ok ? accept({ state: changed.value.state }) : changed
  }

  return {
    token: (owner, changeKey) => giveToken(parts, owner, changeKey),
    start: (asked) => visiting(asked, (visit) => openCheckout(parts, visit)),
    enter: (asked, entry) => visiting(asked, (visit) => enterInto(parts, visit, entry)),
    addGiftCard: (asked, { number, pin, clientKey }) =>
      visiting(asked, async (visit): Promise<Result<Answered, CardRefusal>> => {
        const { shop, basketKey } = visit.owner
        const found = await findGiftCard({ shop, number, pin, basketKey, clientKey })
        if (!found.ok) return found
        const { id, lastDigits } = found.value
        return changeCards(visit, withCard({ id, lastDigits }))
      }),
    removeGiftCard: (asked, id) => visiting(asked, (visit) => changeCards(visit, withoutCard(id))),
    place: (asked, { changeKey, ...wish }) =>
      visiting(asked, async (visit) => {
        const placed = await place(visit, wish)
        if (placed.ok) await changeKey(visit.owner)
        return placed
      }),
    abandon: (asked, paymentKey) =>
      visiting(asked, (visit) => abandonPayment(parts, visit, paymentKey)),
  }
}

/** A guest who has just ordered gets no token for another checkout, unless the operator allows it. */
async function giveToken(
  { db, tokens, mayGuestsReorder, now }: ServiceParts,
  owner: SessionOwner,
  changeKey: () => Promise<string>,
): ReturnType<CheckoutService['token']> {
  const { shop, basketKey, customer } = owner
  const { items } = await readBasket(db.sql, basketKey, now())
  if (items.length === 0) {
    const isGuest = (await findGuestOrder(db.sql, owner, now())) !== null
    return refuse({ kind: isGuest ? 'guest-customer' : 'nothing-to-order' })
  }
  if (!mayGuestsReorder && customer === null && (await hasOrderedAsGuest(db.sql, owner, now()))) {
    return refuse({ kind: 'guest-customer' })
  }
  // What is typed from here on is out of reach of everybody who knew the session before.
  const sid = await changeKey()
  const claims = { basketId: basketKey, sid, customerId: customer?.id ?? null }
  const { checkoutJwt, expiresAt } = tokens.sign(shop, claims)
  return accept({ checkoutJwt, expiresAt: new Date(expiresAt).toISOString() })
}
