import { accept, refuse, type Result } from '@saum/domain/result'
import type { OrderState, Parcel } from '@saum/contract/order'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { creditPoints, notePoints } from '../loyalty/points.ts'
import { queueMail, type MailKind } from '../mail/mail-outbox.ts'
import { refundLateTransfer } from '../payment/refunds.ts'
import { payOrder } from './confirm-order.ts'
import { expectAfterSending } from './expected-days.ts'
import type { KeptOrder } from './kept-order.ts'
import { nextPaperNumber } from './number-sequence.ts'
import { noteEvent } from './order-events.ts'
import { claimOrder, findOrder } from './order-storage.ts'
import { nextState, type OrderMove } from './order-transitions.ts'
import { toMoved } from './moved-order.ts'
import { findObjection, type Objection, type SendingWish } from './sending-objection.ts'
import { releaseOrder } from './release-order.ts'

export interface OperatingParts {
  db: Database
  now: () => number
}

export type MoveRefusal =
  | { kind: 'order-not-found' }
  /** With where the order is. */
  | { kind: 'not-allowed'; state: OrderState }
  | Objection

const UNDERWAY: ReadonlySet<Parcel['status']> = new Set(['shipped', 'ready-to-collect'])

type Moved = Promise<Result<KeptOrder, MoveRefusal>>

/** The money of a prepayment or an invoice has arrived; what came too late is to be transferred back. */
export function markPaid(parts: OperatingParts, orderId: number): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    if (order.state === 'pended') return false
    if (order.state === 'cancelled') return refundLateTransfer(sql, order, now)
    return payOrder(sql, { order, actor: 'operator', now })
  })
}

export function packOrder(parts: OperatingParts, orderId: number, wish: SendingWish = {}): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    const declared = await findObjection(sql, order, wish)
    if (declared !== null) return declared
    if (!(await advance(sql, order, { move: 'pack', now }))) return false
    await sql`update order_parcel set state = 'packed' where order_id = ${order.id}`
    await noteEvent(sql, { orderId: order.id, kind: 'packed', at: now, actor: 'operator' })
    return true
  })
}

interface Shipment extends SendingWish {
  orderId: number
  trackingNumber: string | null
}

/** On its way: with its invoice, and the points it will bring. */
export function shipOrder(
  parts: OperatingParts,
  { orderId, trackingNumber, ...wish }: Shipment,
): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    const declared = await findObjection(sql, order, wish)
    if (declared !== null) return declared
    if (!(await advance(sql, order, { move: 'ship', now }))) return false
    await expectAfterSending(sql, order, now)
    for (const { id } of order.parcels) {
      await sql`
        update order_parcel set state = 'shipped', tracking_number = ${trackingNumber},
          shipped_at = ${now}, invoice_number = ${await nextPaperNumber(sql, order.shop, 'invoice')}
        where id = ${id}`
      await tellOfParcel(sql, order, { id, kind: 'shipped', mail: 'shipped', now })
    }
    await notePoints(sql, order, now)
    return true
  })
}

/** Corrects the number of what is on its way; whoever has the wrong one gets the mail once more. */
export function correctTracking(
  parts: OperatingParts,
  { orderId, trackingNumber }: { orderId: number; trackingNumber: string },
): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    const sent = order.parcels.findLast(({ state }) => UNDERWAY.has(state))
    if (sent === undefined) return false
    await sql`update order_parcel set tracking_number = ${trackingNumber} where id = ${sent.id}`
    const { shop, email } = order
    const subjectId = String(sent.id)
    await queueMail(
      sql,
      { kind: 'shipped', shopId: shop.shopId, recipient: email, subjectId, slots: {} },
      { dedupeKey: `shipped:${subjectId}:${trackingNumber}`, now },
    )
    return true
  })
}

/** It waits in the branch the customer has chosen. */
export function readyToCollect(parts: OperatingParts, orderId: number): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    const waiting = order.parcels.filter(({ state }) => state === 'shipped')
    if (order.document.option !== 'collect' || waiting.length === 0) return false
    for (const { id } of waiting) {
      await setParcelState(sql, id, 'ready-to-collect')
      await tellOfParcel(sql, order, {
        id,
        kind: 'ready-to-collect',
        mail: 'ready-to-collect',
        now,
      })
    }
    return true
  })
}

export function deliverOrder(parts: OperatingParts, orderId: number): Moved {
  return move(parts, orderId, async (sql, order, now) => {
    if (!(await advance(sql, order, { move: 'deliver', now }))) return false
    await sql`update customer_order set delivered_at = ${now} where id = ${order.id}`
    await sql`
      update order_item set state = 'delivered' where order_id = ${order.id} and state = 'available'`
    await creditPoints(sql, order.id, now)
    // Of an exchange the first parcel has been there for long.
    for (const { id } of order.parcels.filter(({ deliveredAt }) => deliveredAt === null)) {
      await setParcelState(sql, id, 'delivered')
      await sql`update order_parcel set delivered_at = ${now} where id = ${id}`
      await tellOfParcel(sql, order, { id, kind: 'delivered', mail: 'delivered', now })
    }
    return true
  })
}

export function cancelByOperator(parts: OperatingParts, orderId: number): Moved {
  return move(parts, orderId, (sql, order, now) =>
    releaseOrder(sql, { order, move: 'cancel', actor: 'operator', now }),
  )
}

/** Everything of it or nothing; nobody else moves the same order meanwhile. */
export function move(
  { db, now }: OperatingParts,
  orderId: number,
  work: (sql: Sql, order: KeptOrder, now: number) => Promise<boolean | Objection>,
): Moved {
  return tryAgain(() =>
    db.transaction(async (sql) => {
      const moment = now()
      const order = await claimOrder(sql, orderId, moment)
      if (order === null) return refuse({ kind: 'order-not-found' })
      const done = await work(sql, order, moment)
      if (done === false) return refuse({ kind: 'not-allowed', state: order.state })
      if (done !== true) return refuse(done)
      return accept((await findOrder(sql, orderId)) ?? order)
    }),
  )
}

async function advance(
  sql: Sql,
  order: KeptOrder,
  { move: wanted, now }: { move: OrderMove; now: number },
): Promise<boolean> {
  const state = nextState(toMoved(order), wanted)
  if (state === null) return false
  await sql`
    update customer_order set state = ${state}, updated_at = ${now} where id = ${order.id}`
  return true
}

async function setParcelState(sql: Sql, id: number, state: Parcel['status']): Promise<void> {
  await sql`update order_parcel set state = ${state} where id = ${id}`
}

interface ParcelNews {
  id: number
  kind: 'shipped' | 'ready-to-collect' | 'delivered'
  mail: MailKind
  now: number
}

async function tellOfParcel(sql: Sql, order: KeptOrder, news: ParcelNews): Promise<void> {
  const { id, kind, mail, now } = news
  await noteEvent(sql, { orderId: order.id, kind, at: now, parcelId: id, actor: 'operator' })
  const { shopId } = order.shop
  const subjectId = String(id)
  await queueMail(
    sql,
    { kind: mail, shopId, recipient: order.email, subjectId, slots: {} },
    { now },
  )
}
