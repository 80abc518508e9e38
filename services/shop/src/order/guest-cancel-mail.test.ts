import { aBuyer, aDraft, anotherBuyer, mailsIn, NOW } from '@saum/testing/order-placing'
import { describe, expect, it } from 'vitest'
import { takeMailSlot } from '../mail/mail-limit.ts'
import { cancelByCustomer } from './cancel-order.ts'
import { cancelByOperator, type OperatingParts } from './operate.ts'
import { placeOrder } from './place-order.ts'

const EMAIL = 'marie@example.com'

type Cancel = (parts: OperatingParts, orderId: number) => Promise<unknown>

/** Orders five times with one address and cancels each; the answer is how many mails say so. */
async function cancelledMails(customerId: number | null, cancel: Cancel): Promise<number> {
  const first = await aBuyer({ stock: 50, quantity: 1 })
  const { db } = first.backend
  const parts = { db, now: () => NOW }
  await db.transaction(async (sql) => {
    for (let turn = 0; turn < 3; turn++) await takeMailSlot(sql, { email: EMAIL, now: NOW })
  })
  for (let turn = 0; turn < 5; turn++) {
    const draft = await aDraft(await anotherBuyer(first), { email: EMAIL, customerId })
    const placed = await placeOrder(parts, draft)
    if (placed.ok) await cancel(parts, placed.value.orderId)
  }
  const mails = await mailsIn(db)
  return mails.filter((mail) => mail.startsWith('order-cancelled')).length
}

describe('mails about orders a guest has cancelled', () => {
  it('reach an address three times an hour', async () => {
    expect(await cancelledMails(null, cancelByCustomer)).toBe(3)
  })

  it('all reach a customer, and a guest whose orders the shop has cancelled', async () => {
    expect(await cancelledMails(91, cancelByCustomer)).toBe(5)
    expect(await cancelledMails(null, cancelByOperator)).toBe(5)
  })
})
