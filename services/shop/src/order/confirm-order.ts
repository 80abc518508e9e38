import { emptyBasket, readBasket, saveItems, setVoucher } from '../basket/basket-storage.ts'
import type { KeptItem } from '../basket/basket-item.ts'
import { claimOf } from '../basket/subscription-claim.ts'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { requestNewsletter } from '../newsletter/newsletter-service.ts'
import { startSubscriptions } from '../subscription/start-subscriptions.ts'
import { endBeingNew } from './customer-group.ts'
import { expectAfterPayment } from './expected-days.ts'
import { isPaidElsewhere } from './first-state.ts'
import type { KeptOrder, KeptPiece } from './kept-order.ts'
import { noteEvent, type EventActor } from './order-events.ts'
import { waitsForMoney } from './order-status.ts'
import { nextState } from './order-transitions.ts'
import { toMoved } from './moved-order.ts'

interface Payment {
  /** Claimed in this transaction. */
  order: KeptOrder
  actor: EventActor
  now: number
}

/** The money is there. An order that waited for it is confirmed now; false where it waits for none. */
export async function payOrder(sql: Sql, { order, actor, now }: Payment): Promise<boolean> {
  const state = nextState(toMoved(order), 'pay')
  if (state === null) return false
  await sql`
    update customer_order set state = ${state}, updated_at = ${now},
      confirmed_at = coalesce(confirmed_at, ${now})
    where id = ${order.id}`
  if (order.state === 'pended') {
    await noteEvent(sql, { orderId: order.id, kind: 'ordered', at: now, actor })
  }
  await noteEvent(sql, { orderId: order.id, kind: 'paid', at: now, actor })
  if (isPaidElsewhere(order.document.paymentMethod)) await takeOutOfBasket(sql, order, now)
  if (order.confirmedAt !== null) return true
  if (waitsForMoney(order)) await expectAfterPayment(sql, order, now)
  if (order.customerId !== null) await endBeingNew(sql, order.customerId)
  await startSubscriptions(sql, order, now)
  const mail = { kind: 'order-confirmation', shopId: order.shop.shopId } as const
  const subjectId = String(order.id)
  await queueMail(sql, { ...mail, recipient: order.email, subjectId, slots: {} }, { now })
  if (order.document.wantsNewsletter) await requestNewsletter(sql, { ...order, now })
  return true
}

/** What was put in or changed while the shopper paid stays in it. */
async function takeOutOfBasket(sql: Sql, order: KeptOrder, now: number): Promise<void> {
  const { basketKey, document, pieces } = order
  const claimed = await sql`
    update basket set changed_at = ${now}, revision = revision + 1
    where basket_key = ${basketKey} and expires_at > ${now} returning revision`
  if (claimed.length === 0) return
  const basket = await readBasket(sql, basketKey, now)
  if (basket.revision - 1 === document.basketRevision) return emptyBasket(sql, basketKey)
  const after = withoutPieces(basket.items, pieces)
  await saveItems(sql, basketKey, { before: basket.items, after })
  if (basket.voucherCode === document.voucher?.code) await setVoucher(sql, basketKey, null)
}

/** Pieces are taken from the lines that were put in first; what comes again from no line bought once. */
function withoutPieces(
  items: readonly KeptItem[],
  pieces: readonly Pick<KeptPiece, 'variantId' | 'document'>[],
): KeptItem[] {
  const ordered = new Map<string, number>()
  for (const { variantId, document } of pieces) {
    const key = `${variantId} ${document.subscription?.intervalMonths ?? 'once'}`
    ordered.set(key, (ordered.get(key) ?? 0) + 1)
  }
  return items.flatMap((item) => {
    const key = `${item.variantId} ${claimOf(item)}`
    const wanted = ordered.get(key) ?? 0
    if (wanted === 0) return [item]
    const taken = Math.min(wanted, item.quantity)
    ordered.set(key, wanted - taken)
    return taken === item.quantity ? [] : [{ ...item, quantity: item.quantity - taken }]
  })
}
