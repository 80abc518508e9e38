import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const NOON = Date.parse('2026-03-01T12:00:00Z')

describe.each(TEST_ENGINES)('[3.9] a product that was in a basket before, on %s', (engine) => {
  it('has the price and the stock of this moment, whoever changed them', async () => {
    const { add, basket, backend } = await aShopper({ engine, now: () => NOON })
    await add({ variantId: 701, quantity: 3 })

    await backend.db.transaction(async (sql) => {
      await sql`update variant_shop set price_cents = 4200 where variant_id = 701`
      await sql`update variant_shop set stock_quantity = 2 where variant_id = 701`
    })

    const { items } = await basket()
    expect(items).toMatchObject([
      { quantity: 2, wantedQuantity: 3, price: { unit: { withTax: 4_200 } } },
    ])
    expect(items[0]?.product.variants[0]).toMatchObject({
      price: { withTax: 4_200 },
      stock: { quantity: 2 },
    })
  })

  it('is gone as soon as the shop does not show it any more', async () => {
    const { add, basket, backend } = await aShopper({ engine, now: () => NOON })
    await add({ variantId: 701, quantity: 1 })

    await backend.db.transaction((sql) => sql`update product_shop set is_active = 0`)

    expect((await basket()).items).toEqual([])
  })

  it('costs less from the moment its campaign begins until the moment it ends', async () => {
    let time = NOON
    const campaign = aCampaign({
      reduction: 20,
      startsAt: '2026-03-01T12:00:30Z',
      endsAt: '2026-03-01T12:00:50Z',
    })
    const prices = inEveryShop({ amount: 10_000 }, { amount: 11_000 })
    const { add, basket, backend } = await aShopper({ engine, now: () => time })
    await backend.importCatalog({
      campaigns: [campaign],
      products: [aDress({ prices, campaign: campaign.key })],
    })
    await add({ variantId: 701, quantity: 1 })

    const costs: number[] = []
    for (const second of [29, 30, 49, 50]) {
      time = NOON + second * 1_000
      costs.push((await basket()).cost.withTax)
    }

    expect(costs).toEqual([10_000, 8_000, 8_000, 10_000])
  })
})
