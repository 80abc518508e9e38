import { aVoucher } from '@saum/testing/catalog-extras'
import type { Shopper } from '@saum/testing/basket-shopper'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OrderDraft } from '../order/order-draft.ts'
import { findOrder } from '../order/order-storage.ts'
import { placeOrder } from '../order/place-order.ts'
import {
  aBuyer,
  aDraft,
  aGiftCard,
  cardBalance,
  countOf,
  mailsIn,
  NOW,
  stockOf,
} from '@saum/testing/order-placing'
import { findVoucher } from '../voucher/voucher-storage.ts'
import { listWaiting } from './payment-storage.ts'
import { abandonUnheard, settlePayment, type Outcome } from './settle-payment.ts'

describe.each(STORAGE_ENGINES)('[10*] what becomes of a payment on %s', (engine) => {
  it('confirms the order once it is paid, with its mail and an empty basket', async () => {
    const { shopper, db, orderId, settle } = await aPayingShopper(engine)

    const payment = await settle('paid')

    expect(payment?.state).toBe('paid')
    expect(await findOrder(db.sql, orderId)).toMatchObject({
      state: 'paid',
      confirmedAt: NOW,
      events: [{ kind: 'ordered' }, { kind: 'payment-pending' }, { kind: 'paid' }],
    })
    expect(await mailsIn(db)).toEqual([`order-confirmation:${orderId}`])
    expect((await shopper.basket()).items).toEqual([])
  })

  it('is the same when the webhook comes twice, late and before the return', async () => {
    const { db, orderId, settle } = await aPayingShopper(engine)

    await Promise.all([settle('paid'), settle('paid'), settle('paid')])
    const late = await settle('failed')

    expect(late?.state).toBe('paid')
    expect((await findOrder(db.sql, orderId))?.state).toBe('paid')
    expect(await countOf(db, 'mail')).toBe(1)
    expect(await countOf(db, 'refund')).toBe(0)
    expect(await stockOf(db)).toBe(7)
  })

  it.each(['failed', 'cancelled'] as const)(
    'gives everything back when it %s, and the basket is as it was',
    async (outcome) => {
      const { shopper, db, orderId, draft, before, settle } = await aPayingShopper(engine, {
        withReductions: true,
      })

      await settle(outcome)

      expect((await findOrder(db.sql, orderId))?.state).toBe('cancelled')
      expect(await stockOf(db)).toBe(9)
      expect(await cardBalance(db, draft.giftCards[0]?.id ?? '')).toBe(2_000)
      expect((await findVoucher(db.sql, DEFAULT_SHOP, 'WINTER10'))?.isUsedUp).toBe(false)
      expect(await shopper.basket()).toEqual(before)
      expect(await countOf(db, 'guest_session')).toBe(0)
      expect(await mailsIn(db)).toEqual([])
    },
  )

  it('tells the search that a size is gone with the order and back without it', async () => {
    const shopper = await aBuyer({ engine, stock: 2 })
    const { db } = shopper.backend
    const numbers = [await lastChange(db)]
    const { settle } = await payElsewhere(shopper)
    numbers.push(await lastChange(db))

    await settle('failed')

    numbers.push(await lastChange(db))
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
  })

  it('lets the same checkout be ordered again after it failed', async () => {
    const { db, draft, orderId, settle } = await aPayingShopper(engine)
    await settle('failed')

    const again = await placeOrder({ db, now: () => NOW }, draft)

    expect(again).toMatchObject({ ok: true, value: { orderNumber: 'DE2600000025' } })
    expect(again.ok && again.value.orderId).not.toBe(orderId)
    expect(await stockOf(db)).toBe(7)
  })

  it('refunds money for an order that was given up, once, however often it is told', async () => {
    const { db, orderId, draft, settle } = await aPayingShopper(engine)
    await settle('cancelled')

    await settle('paid')
    await settle('paid')

    expect((await findOrder(db.sql, orderId))?.state).toBe('cancelled')
    expect(await refundsIn(db)).toEqual([
      { cents: draft.cost.dueCents, reason: 'late-payment', state: 'due' },
    ])
    expect(await mailsIn(db)).toEqual([])
    expect(await stockOf(db)).toBe(9)
  })

  it('given up without the provider is to be cancelled there until that has had its say', async () => {
    const { db, orderId, paymentKey, settle } = await aPayingShopper(engine)

    const abandoned = await abandonUnheard({ db, now: () => NOW }, paymentKey)
    const waiting = await listWaiting(db.sql, { before: NOW, limit: 10 })
    const settled = await settle('cancelled')
    const after = await listWaiting(db.sql, { before: NOW, limit: 10 })

    expect(abandoned).toMatchObject({ state: 'cancelled', isCancelDue: 1 })
    expect((await findOrder(db.sql, orderId))?.state).toBe('cancelled')
    expect(waiting).toMatchObject([{ paymentKey }])
    expect(settled).toMatchObject({ state: 'cancelled', isCancelDue: 0 })
    expect(after).toEqual([])
  })

  it('given up without the provider leaves alone what was paid or cancelled already', async () => {
    const { db, paymentKey, settle } = await aPayingShopper(engine)
    await settle('paid')

    const abandoned = await abandonUnheard({ db, now: () => NOW }, paymentKey)

    expect(abandoned).toMatchObject({ state: 'paid', isCancelDue: 0 })
  })

  it('takes another sum than was asked for as no payment and gives it back', async () => {
    const { db, orderId, settle } = await aPayingShopper(engine)

    const payment = await settle('paid', { amountCents: 1 })

    expect(payment?.state).toBe('failed')
    expect((await findOrder(db.sql, orderId))?.state).toBe('cancelled')
    expect(await refundsIn(db)).toEqual([{ cents: 1, reason: 'wrong-amount', state: 'due' }])
  })

  it('leaves in the basket what was put in while somebody paid', async () => {
    const { shopper, settle } = await aPayingShopper(engine)
    await shopper.add({ variantId: 702, quantity: 1 })
    await shopper.add({ variantId: 701, quantity: 1 })

    await settle('paid')

    const { items } = await shopper.basket()
    expect(new Map(items.map(({ variant, quantity }) => [variant.id, quantity]))).toEqual(
      new Map([
        [701, 1],
        [702, 1],
      ]),
    )
  })

  it('knows nothing of a payment it never asked for', async () => {
    const { db } = await aPayingShopper(engine)
    const outcome = { paymentKey: 'forged', outcome: 'paid', amountCents: 1 } as const

    const payment = await settlePayment({ db, now: () => NOW }, { ...outcome, currencyCode: 'EUR' })

    expect(payment).toBeNull()
  })

  it('ends in one of two ways when paying and giving up meet', async () => {
    const { db, orderId, settle } = await aPayingShopper(engine)

    await Promise.all([settle('cancelled'), settle('paid')])

    const order = await findOrder(db.sql, orderId)
    const refunds = await countOf(db, 'refund')
    expect([
      ['paid', 0, 7, 1],
      ['cancelled', 1, 9, 0],
    ]).toContainEqual([order?.state, refunds, await stockOf(db), await countOf(db, 'mail')])
  })
})

async function aPayingShopper(
  engine: 'sqlite' | 'postgres',
  { withReductions = false }: { withReductions?: boolean } = {},
) {
  return payElsewhere(await aBuyer({ engine }), withReductions)
}

async function payElsewhere(shopper: Shopper, withReductions = false) {
  const { db, importCatalog } = shopper.backend
  const overrides: Partial<OrderDraft> = { paymentMethod: 'wallet_redirect' }
  if (withReductions) {
    await importCatalog({ vouchers: [aVoucher({ maxRedemptions: 1 })] })
    overrides.voucher = { code: 'WINTER10', type: 'absolute', value: 1000, reducedCents: 1000 }
    overrides.giftCards = [{ ...(await aGiftCard(db, 2_000)), cents: 1_500 }]
  }
  const before = await shopper.basket()
  const draft = await aDraft(shopper, overrides)
  const placed = await placeOrder({ db, now: () => NOW }, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  const { orderId, paymentKey } = placed.value
  const asked = { amountCents: draft.cost.dueCents, currencyCode: 'EUR' }

  return {
    shopper,
    db,
    before,
    draft,
    orderId,
    paymentKey: paymentKey ?? '',
    settle: (outcome: Outcome['outcome'], told: Partial<Outcome> = {}) =>
      settlePayment(
        { db, now: () => NOW },
        { paymentKey: paymentKey ?? '', outcome, ...asked, ...told },
      ),
  }
}

async function lastChange(db: Database): Promise<number> {
  const [row] = await db.sql<{ last: number }>`
    select change_number as last from product_change_counter`
  return row?.last ?? 0
}

async function refundsIn(db: Database) {
  return db.sql`select amount_cents as cents, reason, state from refund`
}
