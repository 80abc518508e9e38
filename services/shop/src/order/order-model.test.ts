import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aDress, visiting, type Shopper } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aVoucher } from '@saum/testing/catalog-extras'
import { aDraft, aGiftCard, NOW } from '@saum/testing/order-placing'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { cancelByCustomer } from './cancel-order.ts'
import { cancelByOperator, deliverOrder, markPaid, packOrder, shipOrder } from './operate.ts'
import type { OrderDraft } from './order-draft.ts'
import { placeOrder } from './place-order.ts'
import { brokenPromises } from './sound-orders.fixture.ts'

/** Few enough that shoppers run out of them now and then. */
const STOCK = 12
const CARD_CENTS = 100_000
const SHOPPERS = 3
const VOUCHER = { code: 'WINTER10', type: 'absolute', value: 1000, reducedCents: 1000 } as const

const ACTIONS = [
  'order',
  'order-again',
  'pay',
  'fail',
  'mark-paid',
  'pack',
  'ship',
  'deliver',
  'cancel',
  'cancel-by-operator',
] as const

type Action = (typeof ACTIONS)[number]

const METHODS = ['invoice', 'prepayment', 'card', 'wallet_redirect'] as const

const aStep = fc.record({
  action: fc.constantFrom('order', 'order', 'pack', 'ship', ...ACTIONS),
  who: fc.nat(SHOPPERS - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  method: fc.constantFrom(...METHODS),
  cardCents: fc.constantFrom(0, 500),
  hasVoucher: fc.boolean(),
  /** Together with the one before, as by two people at once. */
  isAtOnce: fc.boolean(),
})

type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never

/** What somebody has ordered last. */
interface Ordered {
  draft: OrderDraft
  orderId: number
  paymentKey: string | null
}

describe.each(STORAGE_ENGINES)('[10*] orders on %s', (engine) => {
  it('are sound after whatever shoppers, operators and the provider do, one by one or at once', async () => {
    const backend = await aSmallShop(engine)
    let supplied = 0

    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 30 }), async (steps) => {
        await supply(backend.db, STOCK)
        supplied += STOCK
        const shoppers = Array.from({ length: SHOPPERS }, () => visiting(backend))
        const ordered = new Map<number, Ordered>()
        let running: Promise<void> = Promise.resolve()
        for (const step of steps) {
          if (!step.isAtOnce) await running
          const shopper = shoppers[step.who]
          if (shopper) running = Promise.all([running, take(step, shopper, ordered)]).then(() => {})
        }
        await running
        expect(await brokenPromises(backend.db, supplied)).toEqual([])
      }),
      // What was sold in one run is missing in the next, so a smaller example would prove nothing.
      { numRuns: 20, endOnFailure: true },
    )
  }, 120_000)

  it.each([
    [
      'a cancelled order that has kept something of a gift card',
      `update gift_card set balance_cents = balance_cents - 500;
       delete from gift_card_entry where cents > 0`,
    ],
    ['a voucher that was redeemed more', 'update voucher_redemption set redemptions = 1'],
    ['money without an order', 'update refund set amount_cents = amount_cents - 1'],
  ])('are not called sound with %s', async (promise, loss) => {
    const backend = await aSmallShop(engine)
    const { db } = backend
    await supply(db, STOCK)
    const step = { quantity: 1, method: 'card', cardCents: 500, hasVoucher: true } as const
    const placed = await order(visiting(backend), step)
    if (placed === null) throw new Error('Nothing was ordered')
    const { orderId, paymentKey, draft } = placed
    const sum = { amountCents: draft.cost.dueCents, currencyCode: 'EUR' }
    const parts = { db, now: () => NOW }
    await settlePayment(parts, { paymentKey: paymentKey ?? '', outcome: 'paid', ...sum })
    await cancelByOperator(parts, orderId)
    const before = await brokenPromises(db, STOCK)

    await db.transaction((sql) => sql.script(loss))

    expect(before).toEqual([])
    expect(await brokenPromises(db, STOCK)).toEqual([expect.stringContaining(promise)])
  })
})

async function aSmallShop(engine: DatabaseEngine): Promise<TestBackend> {
  const catalog = { categories: [aCategory()], products: [aDress({}, { 701: 0 })] }
  const backend = await startTestBackend({ engine, catalog, now: () => NOW })
  await backend.importCatalog({ vouchers: [aVoucher({ maxRedemptions: 1_000 })] })
  return backend
}

async function supply(db: Database, pieces: number): Promise<void> {
  await db.transaction(
    (sql) => sql`
      update variant_shop set stock_quantity = stock_quantity + ${pieces}
      where variant_id = 701 and shop_id = ${DEFAULT_SHOP.shopId}`,
  )
}

async function take(step: Step, shopper: Shopper, ordered: Map<number, Ordered>): Promise<void> {
  const { db } = shopper.backend
  const parts = { db, now: () => NOW }
  const last = ordered.get(step.who)
  if (step.action === 'order') {
    const placed = await order(shopper, step)
    if (placed) ordered.set(step.who, placed)
    return
  }
  if (last === undefined) return
  const { orderId, draft, paymentKey } = last
  const moves: Record<Exclude<Action, 'order'>, () => Promise<unknown>> = {
    'order-again': () => placeOrder(parts, draft),
    pay: () => settle('paid'),
    fail: () => settle('failed'),
    'mark-paid': () => markPaid(parts, orderId),
    pack: () => packOrder(parts, orderId),
    ship: () => shipOrder(parts, { orderId, trackingNumber: null }),
    deliver: () => deliverOrder(parts, orderId),
    cancel: () => cancelByCustomer(parts, orderId),
    'cancel-by-operator': () => cancelByOperator(parts, orderId),
  }
  await moves[step.action]()

  async function settle(outcome: 'paid' | 'failed'): Promise<void> {
    if (paymentKey === null) return
    const sum = { amountCents: draft.cost.dueCents, currencyCode: 'EUR' }
    await settlePayment(parts, { paymentKey, outcome, ...sum })
  }
}

type Wish = Pick<Step, 'quantity' | 'method' | 'cardCents' | 'hasVoucher'>

async function order(shopper: Shopper, step: Wish): Promise<Ordered | null> {
  const { db } = shopper.backend
  await shopper.add({ variantId: 701, quantity: step.quantity })
  const { items } = await shopper.basket()
  if (items.every(({ status }) => status === 'unavailable')) return null
  const giftCards =
    step.cardCents === 0 ? [] : [{ ...(await aGiftCard(db, CARD_CENTS)), cents: step.cardCents }]
  const voucher = step.hasVoucher ? VOUCHER : null
  const draft = await aDraft(shopper, { paymentMethod: step.method, giftCards, voucher })
  const placed = await placeOrder({ db, now: () => NOW }, draft)
  if (!placed.ok) return null
  return { draft, orderId: placed.value.orderId, paymentKey: placed.value.paymentKey }
}
