import { aBuyer, aDraft, anotherBuyer, countOf, NOW, stockOf } from '@saum/testing/order-placing'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { OrderDraft } from './order-draft.ts'
import { placeOrder } from './place-order.ts'

describe.each(STORAGE_ENGINES)('prepayments that are placed at the same moment on %s', (engine) => {
  async function placeAtOnce(count: number, draftOf: (at: number) => Partial<OrderDraft>) {
    const first = await aBuyer({ engine, stock: 50, quantity: 1 })
    const { db } = first.backend
    const drafts: OrderDraft[] = []
    for (let at = 0; at < count; at++) {
      const buyer = at === 0 ? first : await anotherBuyer(first)
      drafts.push(await aDraft(buyer, { paymentMethod: 'prepayment', ...draftOf(at) }))
    }
    const outcomes = await Promise.all(
      drafts.map((draft) => placeOrder({ db, now: () => NOW }, draft)),
    )
    return { db, drafts, outcomes }
  }

  it('keep goods for three of them to one e-mail address', async () => {
    const { db, outcomes } = await placeAtOnce(8, () => ({}))

    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.refusal.kind))
    expect(refusals).toEqual(Array(5).fill('too-many-unpaid'))
    expect([await countOf(db, 'customer_order'), await stockOf(db)]).toEqual([3, 47])
  })

  it('keep goods for twenty of them from one network', async () => {
    const ofOneNetwork = (at: number) => ({ email: `anna${at}@saum.example`, clientKey: 'one' })

    const { db } = await placeAtOnce(24, ofOneNetwork)

    expect(await countOf(db, 'customer_order')).toBe(20)
  })

  it('answer a second click with the order there is, at the limit too', async () => {
    const { db, drafts, outcomes } = await placeAtOnce(3, () => ({}))

    const again = await Promise.all(
      drafts.map((draft) => placeOrder({ db, now: () => NOW }, draft)),
    )

    expect(again).toEqual(outcomes)
    expect(await countOf(db, 'customer_order')).toBe(3)
  })
})
