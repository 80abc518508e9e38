import { accept, refuse, type Result } from '@saum/domain/result'
import { findOrderData } from '../basket/order-data.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { takeFromCard } from '../gift-card/gift-card-balance.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { requestNewsletter } from '../newsletter/newsletter-service.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { redeemOnce } from '../voucher/voucher-redemption.ts'
import { claimDelivery } from '../subscription/claim-delivery.ts'
import { startSubscriptions } from '../subscription/start-subscriptions.ts'
import { claimCheckout, claimQuotedBasket, rememberGuest } from './checkout-claim.ts'
import { endBeingNew } from './customer-group.ts'
import { toFirstState, isPaidElsewhere } from './first-state.ts'
import { newId } from './new-id.ts'
import { nextOrderNumber } from './number-sequence.ts'
import { fitsInvoiceLimit } from './open-invoices.ts'
import type { OrderDraft, PlacingConflict } from './order-draft.ts'
import { takeStock } from './take-stock.ts'
import { mayOweMore } from './unpaid-limit.ts'
import { writeOrder, writePayment } from './write-order.ts'

export interface PlacingParts {
  db: Database
  now: () => number
}

export interface PlacedOrder {
  orderId: number
  orderNumber: string
  /** Of the payment elsewhere that it waits for; `null` where there is none. */
  paymentKey: string | null
}

/** Thrown so that everything before it is taken back. */
class Conflict extends Error {
  readonly conflict: PlacingConflict

  constructor(conflict: PlacingConflict) {
    super(conflict.kind)
    this.conflict = conflict
  }
}

/**
 * Makes an order of a draft, all of it or nothing: stock, voucher, gift cards, basket, mail. A checkout
 * that has led to an order is answered with that one, however often and from wherever it is asked.
 */
export async function placeOrder(
  { db, now }: PlacingParts,
  draft: OrderDraft,
): Promise<Result<PlacedOrder, PlacingConflict>> {
  checkSums(draft)
  try {
    return accept(await tryAgain(() => db.transaction((sql) => place({ db, sql }, draft, now()))))
  } catch (error) {
    if (error instanceof Conflict) return refuse(error.conflict)
    throw error
  }
}

/** Whatever was quoted: nothing is ordered whose parts are not its whole. */
function checkSums({ pieces, giftCards, paymentMethod, cost }: OrderDraft): void {
  const sum = (parts: readonly { cents: number }[]) =>
    parts.reduce((total, { cents }) => total + cents, 0)
  const isWhole =
    sum(pieces) === cost.goodsCents &&
    cost.goodsCents + cost.deliveryCents === cost.totalCents &&
    sum(giftCards) === cost.giftCardCents &&
    cost.giftCardCents + cost.dueCents === cost.totalCents &&
    (cost.dueCents === 0) === (paymentMethod === null)
  if (!isWhole) throw new Error('The parts of an order are not its whole')
}

async function place(
  { db, sql }: { db: Database; sql: Sql },
  draft: OrderDraft,
  now: number,
): Promise<PlacedOrder> {
  const orderId = newId()
  const orderData = await findOrderData(sql, draft.basketKey)
  const placed = await claimSource(sql, { orderId, draft, now })
  if (placed !== null) return placed
  if (draft.paymentMethod === 'prepayment' && !(await mayOweMore(db, sql, draft))) {
    throw new Conflict({ kind: 'too-many-unpaid' })
  }
  if (draft.paymentMethod === 'invoice' && !(await fitsInvoiceLimit(db, sql, draft))) {
    throw new Conflict({ kind: 'over-invoice-limit' })
  }
  const { unstockedIds, missingIds, soldOutProductIds } = await takeStock(
    sql,
    draft.shop.shopId,
    draft.pieces,
  )
  if (missingIds.length > 0) throw new Conflict({ kind: 'sold-out', variantIds: missingIds })
  await takeReductions(sql, { orderId, draft, now })
  const order = { orderId, draft, unstockedIds, orderData, now }
  await writeOrder(sql, order)
  const paymentKey = await writePayment(sql, order)
  await rememberGuest(sql, { orderId, draft, now })
  await tellCustomer(sql, { orderId, draft, now })
  // Both keep others waiting until the end, so they come last.
  await noteProductChanges(sql, soldOutProductIds)
  const orderNumber = await nextOrderNumber(sql, draft.shop, now)
  await sql`update customer_order set order_number = ${orderNumber} where id = ${orderId}`
  const { isConfirmed } = toFirstState(draft.paymentMethod)
  if (isConfirmed) await startSubscriptions(sql, toStarted(orderId, draft), now)
  return { orderId, orderNumber, paymentKey }
}

interface Placing {
  orderId: number
  draft: OrderDraft
  now: number
}

/** Checkout and basket, or the delivery that is due, are nobody else's; the answer is an order there is. */
async function claimSource(
  sql: Sql,
  { orderId, draft, now }: Placing,
): Promise<PlacedOrder | null> {
  if (draft.renewal !== undefined) {
    const isClaimed = await claimDelivery(sql, { ...draft, ...draft.renewal, orderId, now })
    if (!isClaimed) throw new Conflict({ kind: 'basket-changed' })
    return null
  }
  const claim = await claimCheckout(sql, draft.checkoutId, orderId)
  if (claim === 'unknown') throw new Conflict({ kind: 'basket-changed' })
  if (claim !== 'claimed') return claim
  const keepsBasket = isPaidElsewhere(draft.paymentMethod)
  if (!(await claimQuotedBasket(sql, draft, { keepsBasket, now }))) {
    throw new Conflict({ kind: 'basket-changed' })
  }
  return null
}

function toStarted(orderId: number, draft: OrderDraft) {
  const { shop, customerId, pieces, renewal } = draft
  return {
    id: orderId,
    shop,
    customerId,
    pieces,
    document: draft,
    subscriptionId: renewal?.subscriptionId,
  }
}

async function takeReductions(sql: Sql, { orderId, draft, now }: Placing): Promise<void> {
  if (draft.voucher !== null && !(await redeemOnce(sql, draft.voucher.code))) {
    throw new Conflict({ kind: 'voucher-used-up' })
  }
  // In one order for everybody, like stock.
  const cards = draft.giftCards.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id, cents } of cards) {
    const isTaken = await takeFromCard(sql, { giftCardId: id, orderId, cents, now })
    if (!isTaken) throw new Conflict({ kind: 'gift-card-used-up', id })
  }
}

async function tellCustomer(sql: Sql, { orderId, draft, now }: Placing): Promise<void> {
  const { mail, isConfirmed } = toFirstState(draft.paymentMethod)
  if (isConfirmed && draft.customerId !== null) await endBeingNew(sql, draft.customerId)
  if (isConfirmed && draft.wantsNewsletter) await requestNewsletter(sql, { ...draft, now })
  if (mail === null) return
  const { shopId } = draft.shop
  const subjectId = String(orderId)
  await queueMail(
    sql,
    { kind: mail, shopId, recipient: draft.email, subjectId, slots: {} },
    { now },
  )
}
