import { addItemToBasket } from '@saum/contract/basket'
import type { Shopper } from '@saum/testing/basket-shopper'
import { aVoucher } from '@saum/testing/catalog-extras'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { findVoucher } from '../voucher/voucher-storage.ts'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { OrderDraft } from './order-draft.ts'
import { findOrder, findOrderByNumber } from './order-storage.ts'
import { placeOrder, type PlacedOrder } from './place-order.ts'
import {
  ADDRESS,
  aBuyer,
  aDraft,
  aGiftCard,
  anotherBuyer,
  cardBalance,
  countOf,
  mailsIn,
  NOW,
  stockOf,
} from '@saum/testing/order-placing'

describe.each(STORAGE_ENGINES)('[10*] placing an order on %s', (engine) => {
  it('takes the pieces out of stock, empties the basket, queues the mail and remembers all of it', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)

    const placed = await place(db, draft)

    const order = await findOrder(db.sql, placed.orderId)
    expect(order).toMatchObject({
      orderNumber: 'DE2600000017',
      state: 'ordered',
      email: 'marie@example.com',
      totalCents: draft.cost.totalCents,
      confirmedAt: NOW,
      pieces: [{ variantId: 701, isFromStock: true }, { variantId: 701 }],
      parcels: [{ state: 'open', carrierKey: 'dhl', expectedTo: '2026-11-20' }],
      events: [{ kind: 'ordered' }],
      payments: [],
    })
    expect(await stockOf(db)).toBe(7)
    expect((await shopper.basket()).items).toEqual([])
    expect(await mailsIn(db)).toEqual([`order-confirmation:${placed.orderId}`])
    expect(placed.paymentKey).toBeNull()
  })

  it('is tracked by the postcode of the buyer, not by that of the branch it is collected from', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const collectionPoint = { type: 'branch', key: '3001', description: 'Saum Berlin' } as const
    const branch = { ...ADDRESS, zipCode: '10115', collectionPoint }
    const draft = await aDraft(shopper, { shippingAddress: branch })

    await place(db, draft)

    expect(await db.sql`select zip_code as zip from customer_order`).toEqual([
      { zip: ADDRESS.zipCode },
    ])
  })

  it('is found by its number however it is typed, in its own shop only', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const { orderId } = await place(db, await aDraft(shopper))

    const typed = await findOrderByNumber(db.sql, 10_028, ' de26-0000001-7 ')
    const elsewhere = await findOrderByNumber(db.sql, 10_029, 'DE2600000017')

    expect(typed?.id).toBe(orderId)
    expect(elsewhere).toBeNull()
  })

  it('leads to one order however often the button is pressed, in however many tabs', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)

    const answers = await Promise.all(Array.from({ length: 8 }, () => place(db, draft)))

    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(new Set(answers.map(({ orderNumber }) => orderNumber))).toEqual(
      new Set(['DE2600000017']),
    )
    expect(await countOf(db, 'customer_order')).toBe(1)
    expect(await stockOf(db)).toBe(7)
    expect((await mailsIn(db)).length).toBe(1)
  })

  it('is refused for a basket that another device has changed since', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)
    await shopper.add({ variantId: 702, quantity: 1 })

    const outcome = await placeOrder({ db, now: () => NOW }, draft)

    expect(outcome).toEqual({ ok: false, refusal: { kind: 'basket-changed' } })
    await expectNothing(db)
  })

  it('is refused when stock has gone at the last step, and nothing of it is kept', async () => {
    const shopper = await aBuyer({ engine, stock: 2 })
    const { db } = shopper.backend
    await shopper.add({ variantId: 702, quantity: 1 })
    const draft = await aDraft(shopper)
    await db.transaction((sql) => sql`update variant_shop set stock_quantity = 1`)

    const outcome = await placeOrder({ db, now: () => NOW }, draft)

    expect(outcome).toEqual({ ok: false, refusal: { kind: 'sold-out', variantIds: [701] } })
    await expectNothing(db)
    expect([await stockOf(db), await stockOf(db, 702)]).toEqual([1, 1])
    expect((await shopper.basket()).items).toHaveLength(2)
  })

  it('takes nothing out of stock for what is sold without, and never goes below zero', async () => {
    const shopper = await aBuyer({ engine, variantId: 704, quantity: 3 })
    const { db } = shopper.backend

    const { orderId } = await place(db, await aDraft(shopper))

    expect(await stockOf(db, 704)).toBe(0)
    expect((await findOrder(db.sql, orderId))?.pieces.map((piece) => piece.isFromStock)).toEqual([
      false,
      false,
      false,
    ])
  })

  it('tells the search once a size is sold out by it', async () => {
    const shopper = await aBuyer({ engine, stock: 2 })
    const { db } = shopper.backend
    const before = await lastChange(db)

    await place(db, await aDraft(shopper))

    expect(await lastChange(db)).toBe(before + 1)
  })

  it('redeems a voucher as often as it may be, whoever is first', async () => {
    const shopper = await aBuyer({ engine })
    const { db, importCatalog } = shopper.backend
    await importCatalog({ vouchers: [aVoucher({ maxRedemptions: 1 })] })
    const voucher = { code: 'WINTER10', type: 'absolute', value: 1000, reducedCents: 1000 } as const
    const other = await anotherBuyer(shopper)
    const drafts = [await aDraft(shopper, { voucher }), await aDraft(other, { voucher })]

    const outcomes = await Promise.all(
      drafts.map((draft) => placeOrder({ db, now: () => NOW }, draft)),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, refusal: { kind: 'voucher-used-up' } })
    expect((await findVoucher(db.sql, DEFAULT_SHOP, 'WINTER10'))?.isUsedUp).toBe(true)
    expect(await countOf(db, 'customer_order')).toBe(1)
  })

  it('never takes more from a gift card than is on it, from two devices at once', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const card = await aGiftCard(db, 5_000)
    const other = await anotherBuyer(shopper)
    const giftCards = [{ ...card, cents: 3_000 }]
    const drafts = [await aDraft(shopper, { giftCards }), await aDraft(other, { giftCards })]

    const outcomes = await Promise.all(
      drafts.map((draft) => placeOrder({ db, now: () => NOW }, draft)),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({
      ok: false,
      refusal: { kind: 'gift-card-used-up', id: card.id },
    })
    expect(await cardBalance(db, card.id)).toBe(2_000)
  })

  it.each([
    ['prepayment', 'ordered', 'payment-pending'],
    ['invoice', 'ordered', 'order-confirmation'],
    [null, 'paid', 'order-confirmation'],
  ] as const)('paid by %s begins as %s with the mail %s', async (paymentMethod, state, mail) => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend

    const giftCards = paymentMethod === null ? [await aCardForAll(shopper)] : []

    const { orderId } = await place(db, await aDraft(shopper, { paymentMethod, giftCards }))

    expect((await findOrder(db.sql, orderId))?.state).toBe(state)
    expect(await mailsIn(db)).toEqual([`${mail}:${orderId}`])
  })

  it('keeps the basket and sends no mail while somebody pays elsewhere', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend

    const placed = await place(db, await aDraft(shopper, { paymentMethod: 'card' }))

    expect(await findOrder(db.sql, placed.orderId)).toMatchObject({
      state: 'pended',
      confirmedAt: null,
      payments: [{ paymentKey: placed.paymentKey, state: 'opening', methodKey: 'card' }],
    })
    expect(await mailsIn(db)).toEqual([])
    expect((await shopper.basket()).items).toMatchObject([{ quantity: 2 }])
    expect(await stockOf(db)).toBe(7)
  })

  it('pays for one basket once at a time, even from a second checkout', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    await place(db, await aDraft(shopper, { paymentMethod: 'card' }))

    const second = await placeOrder({ db, now: () => NOW }, await aDraft(shopper))

    expect(second).toEqual({ ok: false, refusal: { kind: 'basket-changed' } })
    expect(await countOf(db, 'customer_order')).toBe(1)
  })

  it('sells exactly the last 50 pieces to 200 shoppers', async () => {
    const shopper = await aBuyer({ engine, stock: 50, quantity: 1 })
    const { db } = shopper.backend
    const shoppers = [shopper]
    while (shoppers.length < 200) shoppers.push(await anotherBuyer(shopper))
    const drafts: OrderDraft[] = []
    for (const each of shoppers) drafts.push(await aDraft(each))

    const outcomes = await Promise.all(
      drafts.map((draft) => placeOrder({ db, now: () => NOW }, draft)),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50)
    expect(await stockOf(db)).toBe(0)
    expect(await countOf(db, 'order_item')).toBe(50)
    expect(await countOf(db, 'mail')).toBe(50)
  }, 60_000)

  it('keeps what somebody typed as it is, scripts and emoji and all', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)
    const street = `<script>alert(1)</script> '; drop table customer_order; -- 🧵 ${'ß'.repeat(60)}`

    const { orderId } = await place(db, {
      ...draft,
      shippingAddress: { ...draft.shippingAddress, street },
    })

    expect((await findOrder(db.sql, orderId))?.document.shippingAddress.street).toBe(street)
  })

  it('is refused whose parts are not its whole, whoever has counted', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)
    const cost = { ...draft.cost, totalCents: draft.cost.totalCents - 1 }

    const outcome = placeOrder({ db, now: () => NOW }, { ...draft, cost })

    await expect(outcome).rejects.toThrow('not its whole')
    await expectNothing(db)
  })

  it('lets the shopper begin a new basket, which is no part of the order', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const draft = await aDraft(shopper)
    await place(db, draft)

    await shopper.backend.postAs(shopper.sessionKey, addItemToBasket, {
      variantId: 702,
      quantity: 1,
    })
    const again = await place(db, draft)

    expect(again.orderNumber).toBe('DE2600000017')
    expect((await shopper.basket()).items).toMatchObject([{ quantity: 1 }])
  })
})

async function aCardForAll(shopper: Shopper) {
  const { cost } = await aDraft(shopper)
  const card = await aGiftCard(shopper.backend.db, cost.totalCents)
  return { ...card, cents: cost.totalCents }
}

async function place(db: Database, draft: OrderDraft): Promise<PlacedOrder> {
  const outcome = await placeOrder({ db, now: () => NOW }, draft)
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

async function expectNothing(db: Database): Promise<void> {
  for (const table of ['customer_order', 'order_item', 'order_parcel', 'order_event', 'mail']) {
    expect([table, await countOf(db, table)]).toEqual([table, 0])
  }
}

async function lastChange(db: Database): Promise<number> {
  const [row] = await db.sql<{ last: number }>`
    select change_number as last from product_change_counter`
  return row?.last ?? 0
}
