import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aSubscriber, SUBSCRIBER } from '@saum/testing/subscriber'
import { expect, it } from 'vitest'
import { listSubscriptions } from './subscription-storage.ts'

it('the newest hundred subscriptions of a customer are listed', async () => {
  const { db } = await aSubscriber()
  await db.transaction(async (sql) => {
    for (let index = 0; index < 100; index++) {
      const key = `copy-${index}`
      await sql`
        insert into subscription (id, number, shop_id, customer_id, first_order_id, line_key,
          product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on,
          last_on, document, started_at, updated_at)
        select ${key}, ${key}, shop_id, customer_id, first_order_id, ${key}, product_id,
          variant_id, quantity, interval_months, unit_cents, 'ended', anchor_on, last_on,
          document, started_at - 1, updated_at
        from subscription where number = 'AB26000001-9'`
    }
  })

  const { shopId } = DEFAULT_SHOP
  const listed = await listSubscriptions(db.sql, { customerId: SUBSCRIBER.id, shopId })

  expect(listed).toHaveLength(100)
  expect(listed[0]).toMatchObject({ number: 'AB26000001-9' })
})
