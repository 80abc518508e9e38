import type { Shopper } from '@saum/testing/basket-shopper'
import { aBuyer, aDraft, anotherBuyer, NOW } from '@saum/testing/order-placing'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import type { MailTransport } from './mail/mail-transport.ts'
import { findOrder } from './order/order-storage.ts'
import { placeOrder } from './order/place-order.ts'
import { createShopService } from './shop-service.ts'

const AFTER_A_WEEK = Date.parse('2026-11-24T00:00:00+01:00')

describe.each(STORAGE_ENGINES)('what the shop does by itself on %s', (engine) => {
  it('goes on with other orders and their mails when one cannot be dealt with', async () => {
    const shopper = await aBuyer({ engine })
    const { db } = shopper.backend
    const broken = await orderInAdvance(shopper)
    const sound = await orderInAdvance(await anotherBuyer(shopper))
    await db.transaction(
      (sql) => sql`update customer_order set document = '{' where id = ${broken}`,
    )
    const { run, sentIds, logged } = aService(shopper)

    await run()

    expect((await findOrder(db.sql, sound))?.state).toBe('cancelled')
    expect(sentIds).toHaveLength(2)
    expect(logged).toContainEqual(
      expect.objectContaining({
        message: 'A prepayment could not be ended',
        fields: expect.objectContaining({ orderId: broken }),
      }),
    )
  })

  it('sends mails whatever else fails', async () => {
    const shopper = await aBuyer({ engine })
    await orderInAdvance(shopper)
    await shopper.backend.db.transaction(async (sql) => {
      for (const table of ['guest_session', 'account_draft', 'order_code', 'stock_alert']) {
        await sql.statement(`alter table ${table} rename to ${table}_gone`)
      }
    })
    const { run, sentIds, logged } = aService(shopper)

    await run()

    expect(sentIds).toHaveLength(2)
    expect(logged.map(({ message }) => message)).toEqual([
      'What has expired was not forgotten',
      'The jobs of sent orders failed',
      'Old links of accounts were not forgotten',
      'Restocked sizes were not announced',
    ])
  })
})

async function orderInAdvance(shopper: Shopper): Promise<number> {
  const draft = await aDraft(shopper, { paymentMethod: 'prepayment' })
  const placed = await placeOrder({ db: shopper.backend.db, now: () => NOW }, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  return placed.value.orderId
}

/** A week later, when nobody has paid. */
function aService({ backend }: Shopper) {
  const sentIds: string[] = []
  const logged: LogEntry[] = []
  const transport: MailTransport = {
    send: async ({ id }) => void sentIds.push(id),
  }
  const service = createShopService(backend.db, {
    log: (entry) => logged.push(entry),
    mail: { transport, from: 'service@saum.example', publicOrigin: 'https://saum.example' },
    now: () => AFTER_A_WEEK,
  })
  return { run: service.runBackgroundWork, sentIds, logged }
}
