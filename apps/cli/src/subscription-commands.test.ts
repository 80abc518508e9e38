import { aCustomer } from '@saum/testing/catalog-extras'
import { anOperatedShop } from '@saum/testing/operated-shop'
import { findOrderByNumber } from '@saum/shop/order/order-storage'
import { startSubscriptions } from '@saum/shop/subscription/start-subscriptions'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const NUMBER = /AB\d{8}-\d/

describe('saum subscriptions', () => {
  it('lists, shows and cancels them without telling whose they are', async () => {
    const shop = await anOperatedShop(runCommandLine)
    const { run, said, backend } = shop
    await subscribe(shop)

    expect(await run('subscriptions', 'list')).toBe(0)
    const [number = ''] = NUMBER.exec(said.out) ?? []
    expect(await run('subscriptions', 'show', number.toLowerCase())).toBe(0)
    expect(said.out).toMatch(/price of a piece +EUR 71\.99/)
    expect(said.out).not.toContain('@')
    expect(await run('subscriptions', 'cancel', number)).toBe(0)
    expect(await run('subscriptions', 'cancel', number)).toBe(2)

    const [mail] = await backend.db.sql<{ recipient: string }>`
      select recipient from mail where kind = 'cancellation-receipt'`
    expect(mail?.recipient).toBe('customer-91@saum.example')
    expect(await run('subscriptions', 'show', 'AB26999999-9')).toBe(2)
    expect(said.err).toContain('There is no subscription')
  })
})

/** What the order of a customer would have begun. */
async function subscribe({ backend, buy }: Awaited<ReturnType<typeof anOperatedShop>>) {
  const { db } = backend
  await backend.importCatalog({ customers: [aCustomer()] })
  const order = await findOrderByNumber(db.sql, DEFAULT_SHOP.shopId, await buy())
  if (order === null) throw new Error('There is no order')
  const agreed = { intervalMonths: 3, unitCents: 7_199 } as const
  const pieces = order.pieces.map((piece) => ({
    ...piece,
    document: { ...piece.document, subscription: agreed },
  }))
  const subscribed = { ...order, customerId: aCustomer().id, pieces }
  await db.transaction((sql) => startSubscriptions(sql, subscribed, Date.now()))
}
