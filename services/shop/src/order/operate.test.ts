import { aCardHolder, balanceOf } from '@saum/testing/card-holder'
import { busyFor } from '@saum/testing/busy-database'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { cancelByCustomer } from './cancel-order.ts'
import { expirePrepayments } from './expire-prepayments.ts'
import {
  cancelByOperator,
  correctTracking,
  deliverOrder,
  markPaid,
  packOrder,
  readyToCollect,
  shipOrder,
} from './operate.ts'
import type { OrderDraft } from './order-draft.ts'
import { findOrder } from './order-storage.ts'
import { placeOrder } from './place-order.ts'
import {
  aBuyer,
  aDraft,
  aGiftCard,
  cardBalance,
  mailsIn,
  NOW,
  stockOf,
} from '@saum/testing/order-placing'

const MINUTE_MS = 60_000

describe.each(STORAGE_ENGINES)('an order on %s', (engine) => {
  it('goes its way with an event and a mail for every step', async () => {
    const { db, parts, orderId } = await aPlacedOrder(engine)

    await packOrder(parts, orderId)
    const shipped = await shipOrder(parts, { orderId, trackingNumber: '00340' })
    await deliverOrder(parts, orderId)

    const order = await findOrder(db.sql, orderId)
    const parcelId = order?.parcels[0]?.id
    expect(shipped).toMatchObject({ ok: true, value: { state: 'shipped' } })
    expect(order).toMatchObject({
      state: 'delivered',
      deliveredAt: NOW,
      parcels: [{ state: 'delivered', trackingNumber: '00340', invoiceNumber: 'R-DE-0000001' }],
      pieces: [{ state: 'delivered' }, { state: 'delivered' }],
    })
    expect(order?.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'packed',
      'shipped',
      'delivered',
    ])
    expect((await mailsIn(db)).toSorted()).toEqual([
      `delivered:${parcelId}`,
      `order-confirmation:${orderId}`,
      `shipped:${parcelId}`,
    ])
  })

  it('moves once, however many operators press at the same time', async () => {
    const { db, parts, orderId } = await aPlacedOrder(engine)
    await packOrder(parts, orderId)

    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => shipOrder(parts, { orderId, trackingNumber: null })),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({
      ok: false,
      refusal: { kind: 'not-allowed', state: 'shipped' },
    })
    const [row] = await db.sql<{ last: number }>`
      select last_number as last from number_sequence where kind = 'invoice'`
    expect(row?.last).toBe(1)
  })

  it('is not packed before the money of a prepayment is there', async () => {
    const { parts, orderId, db } = await aPlacedOrder(engine, { paymentMethod: 'prepayment' })

    const tooSoon = await packOrder(parts, orderId)
    await markPaid(parts, orderId)
    const inTime = await packOrder(parts, orderId)

    expect(tooSoon).toMatchObject({ ok: false, refusal: { kind: 'not-allowed' } })
    expect(inTime.ok).toBe(true)
    expect((await mailsIn(db)).toSorted()).toEqual([
      `order-confirmation:${orderId}`,
      `payment-pending:${orderId}`,
    ])
  })

  it('is waited for from the day its money came, and again from the day it left', async () => {
    const { db, orderId } = await aPlacedOrder(engine, { paymentMethod: 'prepayment' })
    const later = (days: number) => ({ db, now: () => NOW + days * DAY_MS })
    const expectedDays = async () => (await findOrder(db.sql, orderId))?.parcels[0]

    // A Monday; the money comes on Friday and the parcel leaves a week after that.
    const ordered = await expectedDays()
    await markPaid(later(4), orderId)
    const paid = await expectedDays()
    await packOrder(later(11), orderId)
    await shipOrder(later(11), { orderId, trackingNumber: null })

    expect(ordered).toMatchObject({ expectedTo: '2026-11-20' })
    expect(paid).toMatchObject({ expectedFrom: '2026-11-24', expectedTo: '2026-11-26' })
    expect(await expectedDays()).toMatchObject({
      expectedFrom: '2026-11-30',
      expectedTo: '2026-12-02',
    })
  })

  it('can be followed by another number while it is on its way, which is mailed once', async () => {
    const { db, parts, orderId } = await aPlacedOrder(engine)
    const correct = () => correctTracking(parts, { orderId, trackingNumber: '00342' })
    await packOrder(parts, orderId)
    const tooSoon = await correct()
    await shipOrder(parts, { orderId, trackingNumber: null })

    await correct()
    const corrected = await correct()
    await deliverOrder(parts, orderId)

    expect(tooSoon).toMatchObject({ refusal: { kind: 'not-allowed', state: 'packed' } })
    expect(corrected).toMatchObject({ value: { parcels: [{ trackingNumber: '00342' }] } })
    const told = (await mailsIn(db)).filter((key) => key.startsWith('shipped:'))
    expect(told).toHaveLength(2)
    expect(await correct()).toMatchObject({ refusal: { kind: 'not-allowed', state: 'delivered' } })
  })

  it('is paid once, also an invoice after the parcel has come', async () => {
    const { parts, orderId, db } = await aPlacedOrder(engine)
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: null })
    await deliverOrder(parts, orderId)

    const first = await markPaid(parts, orderId)
    const second = await markPaid(parts, orderId)

    expect(first).toMatchObject({ ok: true, value: { state: 'delivered' } })
    expect(second.ok).toBe(false)
    expect((await mailsIn(db)).filter((mail) => mail.startsWith('order-'))).toHaveLength(1)
  })

  it('waits in the branch only when it is collected there', async () => {
    const { parts, orderId } = await aPlacedOrder(engine)
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: null })

    expect((await readyToCollect(parts, orderId)).ok).toBe(false)
  })

  it('can be cancelled by the customer for half an hour and gives everything back', async () => {
    const { db, orderId, draft } = await aPlacedOrder(engine, {}, 3_000)
    const parts = { db, now: () => NOW + 29 * MINUTE_MS }

    const outcome = await cancelByCustomer(parts, orderId)

    expect(outcome).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await stockOf(db)).toBe(9)
    expect(await cardBalance(db, draft.giftCards[0]?.id ?? '')).toBe(3_000)
    expect(await mailsIn(db)).toContain(`order-cancelled:${orderId}`)
  })

  it('cannot be cancelled by the customer later, or once it is packed', async () => {
    const { db, parts, orderId } = await aPlacedOrder(engine)

    const late = await cancelByCustomer({ db, now: () => NOW + 30 * MINUTE_MS }, orderId)
    await packOrder(parts, orderId)
    const packed = await cancelByCustomer(parts, orderId)

    expect([late.ok, packed.ok]).toEqual([false, false])
    expect(await stockOf(db)).toBe(7)
  })

  it('that was paid by card is refunded through the provider when it is cancelled', async () => {
    const { db, parts, orderId, draft, paymentKey } = await aPlacedOrder(engine, {
      paymentMethod: 'card',
    })
    const paid = { paymentKey: paymentKey ?? '', outcome: 'paid', currencyCode: 'EUR' } as const
    await settlePayment(parts, { ...paid, amountCents: draft.cost.dueCents })

    const outcomes = await Promise.all([
      cancelByOperator(parts, orderId),
      cancelByOperator(parts, orderId),
    ])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(
      await db.sql`select payment_key as key, amount_cents as cents, state from refund`,
    ).toEqual([{ key: paymentKey, cents: draft.cost.dueCents, state: 'due' }])
  })

  it('nobody pays for until the end of the day we named is cancelled by itself', async () => {
    const { db, orderId } = await aPlacedOrder(engine, { paymentMethod: 'prepayment' })
    const midnight = Date.parse('2026-11-24T00:00:00+01:00')

    await expirePrepayments({ db, log: () => {}, now: () => midnight - 1 })
    const before = (await findOrder(db.sql, orderId))?.state
    await expirePrepayments({ db, log: () => {}, now: () => midnight })

    expect([before, (await findOrder(db.sql, orderId))?.state]).toEqual(['ordered', 'cancelled'])
    expect(await stockOf(db)).toBe(9)
    expect(await mailsIn(db)).toContain(`order-cancelled:${orderId}`)
  })

  it('whose transfer comes too late has it sent back, once', async () => {
    const { db, parts, orderId, draft } = await aPlacedOrder(engine, {
      paymentMethod: 'prepayment',
    })
    await cancelByOperator(parts, orderId)

    const marked = [await markPaid(parts, orderId), await markPaid(parts, orderId)]

    expect(marked).toMatchObject([
      { ok: true, value: { state: 'cancelled' } },
      { ok: true, value: { state: 'cancelled' } },
    ])
    expect(
      await db.sql`
        select refund_key as key, amount_cents as cents, method_key as method, state from refund`,
    ).toEqual([
      { key: `late-${orderId}`, cents: draft.cost.dueCents, method: 'prepayment', state: 'due' },
    ])
    expect(await stockOf(db)).toBe(9)
  })

  it('of a size that is sold without stock adds nothing to the stock when it is cancelled', async () => {
    const shopper = await aBuyer({ engine, variantId: 704 })
    const { db } = shopper.backend
    const parts = { db, now: () => NOW }
    const placed = await placeOrder(parts, await aDraft(shopper))
    if (!placed.ok) throw new Error(placed.refusal.kind)

    const cancelled = await cancelByOperator(parts, placed.value.orderId)

    expect(cancelled.ok).toBe(true)
    expect(await stockOf(db, 704)).toBe(0)
  })

  it('that was paid in advance and cancelled is not refunded again', async () => {
    const { db, parts, orderId } = await aPlacedOrder(engine, { paymentMethod: 'prepayment' })
    await markPaid(parts, orderId)
    await cancelByOperator(parts, orderId)

    const again = await markPaid(parts, orderId)

    expect(again).toMatchObject({ ok: false, refusal: { kind: 'not-allowed' } })
    expect(await db.sql`select refund_key from refund`).toHaveLength(1)
  })

  it('is moved on after the database has ended a transaction of two that met', async () => {
    const { db, orderId } = await aPlacedOrder(engine)

    const packed = await packOrder({ db: busyFor(2, db), now: () => NOW }, orderId)

    expect(packed).toMatchObject({ ok: true, value: { state: 'packed' } })
  })

  it('brings points two weeks after it was delivered', async () => {
    const { db, parts, orderId, shopper } = await aPlacedOrder(engine, { points: 79 })
    await shopper.backend.importCatalog({ customers: [aCardHolder('basic', { id: 55 })] })
    await db.transaction((sql) => sql`update customer_order set customer_id = 55`)
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: null })
    const whileUnderway = await balanceOf(db, 55, NOW + 60 * DAY_MS)

    await deliverOrder(parts, orderId)

    const days = [14 * DAY_MS - 1, 14 * DAY_MS].map((later) => balanceOf(db, 55, NOW + later))
    expect([whileUnderway, ...(await Promise.all(days))]).toEqual([0, 0, 79])
  })
})

async function aPlacedOrder(
  engine: 'sqlite' | 'postgres',
  overrides: Partial<OrderDraft> = {},
  cardCents = 0,
) {
  const shopper = await aBuyer({ engine })
  const { db } = shopper.backend
  const giftCards =
    cardCents === 0 ? [] : [{ ...(await aGiftCard(db, cardCents)), cents: cardCents }]
  const draft = await aDraft(shopper, { giftCards, ...overrides })
  const parts = { db, now: () => NOW }
  const placed = await placeOrder(parts, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  return { shopper, db, parts, draft, ...placed.value }
}
