import { aBuyer, aDraft, anotherBuyer, countOf, NOW } from '@saum/testing/order-placing'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { openInvoiceCents } from './open-invoices.ts'
import { cancelByOperator, markPaid } from './operate.ts'
import type { OrderDraft } from './order-draft.ts'
import { placeOrder } from './place-order.ts'

const LIMIT_CENTS = 15_000
const GUEST = { email: 'marie@example.com', customerId: null }

describe.each(STORAGE_ENGINES)('orders on account on %s', (engine) => {
  async function aShop() {
    const first = await aBuyer({ engine, stock: 50, quantity: 1 })
    const { db } = first.backend
    const parts = { db, now: () => NOW }
    async function draft(overrides: Partial<OrderDraft> = {}) {
      const buyer = await anotherBuyer(first)
      return aDraft(buyer, { invoiceLimitCents: LIMIT_CENTS, ...overrides })
    }
    async function order(overrides?: Partial<OrderDraft>) {
      const placed = await placeOrder(parts, await draft(overrides))
      if (!placed.ok) throw new Error(placed.refusal.kind)
      return placed.value.orderId
    }
    const open = (buyer: Parameters<typeof openInvoiceCents>[1]) => openInvoiceCents(db.sql, buyer)
    return { db, parts, draft, order, open }
  }

  it('keep to the limit together, however many are placed at the same moment', async () => {
    const { db, parts, draft, open } = await aShop()
    const drafts = [await draft(), await draft(), await draft(), await draft()]
    const each = drafts[0]?.cost.totalCents ?? 0
    const fitting = Math.floor(LIMIT_CENTS / each)

    const outcomes = await Promise.all(drafts.map((one) => placeOrder(parts, one)))

    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.refusal.kind))
    expect(fitting).toBeLessThan(drafts.length)
    expect(refusals).toEqual(Array(drafts.length - fitting).fill('over-invoice-limit'))
    expect(await countOf(db, 'customer_order')).toBe(fitting)
    expect(await open(GUEST)).toBe(fitting * each)
  })

  it('are open until they are paid or cancelled, without the pieces that came back', async () => {
    const { db, parts, order, open } = await aShop()
    const free = { invoiceLimitCents: Infinity }
    const [paid, cancelled, returned] = [await order(free), await order(free), await order(free)]
    const each = (await open(GUEST)) / 3
    const steps = [await open(GUEST)]

    await markPaid(parts, paid)
    steps.push(await open(GUEST))
    await cancelByOperator(parts, cancelled)
    steps.push(await open(GUEST))
    await db.transaction(
      (sql) => sql`update order_item set state = 'returned' where order_id = ${returned}`,
    )
    steps.push(await open(GUEST))

    expect(steps).toEqual([3 * each, 2 * each, each, 395])
  })

  it('are those of the e-mail address, however it is written, and those of the account', async () => {
    const { order, open } = await aShop()
    await order()
    const cents = await open(GUEST)

    expect(cents).toBeGreaterThan(0)
    expect(await open({ ...GUEST, email: 'Marie@Example.com' })).toBe(cents)
    expect(await open({ ...GUEST, email: 'lea@example.com' })).toBe(0)
    await order({ email: 'other@example.com', customerId: 91, visitorId: null })
    expect(await open({ email: 'lea@example.com', customerId: 91 })).toBe(cents)
    expect(await open({ ...GUEST, customerId: 91 })).toBe(2 * cents)
  })

  it('without an e-mail address are open for no visitor who has not typed one yet', async () => {
    const { db, order, open } = await aShop()
    await order()
    await db.transaction((sql) => sql`update customer_order set email = ''`)

    expect(await open({ email: '', customerId: null })).toBe(0)
  })

  it('do not count what is paid in advance', async () => {
    const { order, open } = await aShop()
    await order({ paymentMethod: 'prepayment' })
    await order({ paymentMethod: 'card' })

    expect(await open(GUEST)).toBe(0)
  })
})
