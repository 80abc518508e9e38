import { getProductById, type Product } from '@saum/contract/product'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, aVariant, inEveryShop } from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { CampaignDocument } from '../documents/promotion-document.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

const [de, at, ch, frCh, en] = SHOPS
const NOW = Date.parse('2026-03-01T12:00:00Z')
const ONE_SIZE = [aVariant({ id: 1 })]

function daysBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString()
}

/** Full price since `since` days, then on sale for `saleDays`. */
function onSale(saleDays: number, since: number): Partial<ProductDocument> {
  const full = { amount: 10_000, from: daysBefore(since), until: daysBefore(saleDays) }
  const sale = { amount: 8_000, was: 10_000, since: daysBefore(saleDays) }
  return {
    prices: inEveryShop(sale, sale),
    priceHistory: SHOPS.map(({ path }) => ({ shop: path, ...full })),
  }
}

describe.each(TEST_ENGINES)('prices on %s', (engine) => {
  async function aShopWith(
    product: Partial<ProductDocument>,
    campaign: Partial<CampaignDocument> = {},
  ): Promise<TestBackend> {
    const running = { startsAt: daysBefore(2), endsAt: daysBefore(-2), ...campaign }
    return startTestBackend({
      engine,
      now: () => NOW,
      catalog: {
        categories: [aCategory()],
        campaigns: [aCampaign({ key: 'spring', reduction: 20, ...running })],
        products: [aProduct({ id: 7, variants: ONE_SIZE, ...product })],
      },
    })
  }

  async function productIn(backend: TestBackend, shopId?: ShopId): Promise<Product> {
    const { body } = await backend.post(getProductById, { id: 7 }, shopId)
    return v.parse(getProductById.result, body)
  }

  it.each([
    [de, { withTax: 6_400, withoutTax: 5_378, tax: { vat: { rate: 0.19, amount: 1_022 } } }],
    [at, { withTax: 6_400, withoutTax: 5_333, tax: { vat: { rate: 0.2, amount: 1_067 } } }],
    [ch, { withTax: 7_200, withoutTax: 6_660, tax: { vat: { rate: 0.081, amount: 540 } } }],
    [frCh, { withTax: 7_200, withoutTax: 6_660, tax: { vat: { rate: 0.081, amount: 540 } } }],
    [en, { withTax: 6_400, withoutTax: 5_378, tax: { vat: { rate: 0.19, amount: 1_022 } } }],
  ])('[3.21] has the tax and the currency of the shop $path', async (shop, price) => {
    const backend = await aShopWith({ prices: inEveryShop({ amount: 6_400 }, { amount: 7_200 }) })

    const { variants } = await productIn(backend, shop.shopId)

    expect(variants[0]?.price).toEqual({
      ...price,
      currencyCode: shop.currency,
      appliedReductions: [],
    })
  })

  it('[3.22] lists the sale first and then the campaign that runs', async () => {
    const backend = await aShopWith({ ...onSale(5, 90), campaign: 'spring' })

    const { priceRange, reductionRange } = await productIn(backend)

    expect(priceRange.min).toMatchObject({
      withTax: 6_400,
      appliedReductions: [
        { category: 'sale', type: 'relative', amount: { absoluteWithTax: 2_000, relative: 0.2 } },
        {
          category: 'campaign',
          type: 'relative',
          amount: { absoluteWithTax: 1_600, relative: 0.2 },
        },
      ],
    })
    expect(reductionRange.max).toEqual({ absoluteWithTax: 3_600, relative: 0.36 })
  })

  it.each([
    ['has not begun', { startsAt: daysBefore(-1) }],
    ['is over', { endsAt: daysBefore(0) }],
    ['only shows a badge', { reduction: null }],
  ])('[3.22] is not lowered by a campaign that %s', async (_, campaign) => {
    const backend = await aShopWith({ campaign: 'spring' }, campaign)

    expect((await productIn(backend)).priceRange.min).toMatchObject({
      withTax: 7_999,
      appliedReductions: [],
    })
  })

  it('[3.16] measures a reduction in the Union by the lowest price of thirty days', async () => {
    const backend = await aShopWith(onSale(5, 90))

    const product = await productIn(backend)

    const lowestPriorPrice = { withTax: 10_000, relativeDifferenceToPrice: -0.2 }
    expect(product).toMatchObject({ lowestPriorPrice, variants: [{ lowestPriorPrice }] })
    expect(product.priceRange.min.reductionsRelativeTo).toBe('lowestPriorPrice')
  })

  it('[3.16] counts the campaigns of those days', async () => {
    const campaign = { startsAt: daysBefore(20), endsAt: daysBefore(15), reduction: 30 }
    const backend = await aShopWith({ ...onSale(5, 90), campaign: 'spring' }, campaign)

    const { lowestPriorPrice, priceRange } = await productIn(backend)

    expect(lowestPriorPrice).toEqual({ withTax: 7_000, relativeDifferenceToPrice: 0.1429 })
    expect(priceRange.min).toMatchObject({ withTax: 8_000, appliedReductions: [] })
    expect(priceRange.min.reductionsRelativeTo).toBeUndefined()
  })

  it('[3.16] learns from every import what was charged before', async () => {
    let now = NOW - 40 * DAY_MS
    const backend = await startTestBackend({ engine, now: () => now })
    const categories = [aCategory()]
    const price = async (amount: number, was?: number) => {
      const asked = was === undefined ? { amount } : { amount, was }
      const product = aProduct({ id: 7, prices: inEveryShop(asked, asked), variants: ONE_SIZE })
      await backend.importCatalog({ categories, products: [product] })
    }

    await price(10_000)
    now += 20 * DAY_MS
    await price(9_000)
    now += 15 * DAY_MS
    await price(8_000, 10_000)
    now += 5 * DAY_MS

    expect(await productIn(backend)).toMatchObject({
      lowestPriorPrice: { withTax: 9_000, relativeDifferenceToPrice: -0.1111 },
      priceRange: { min: { appliedReductions: [{ amount: { absoluteWithTax: 2_000 } }] } },
    })
  })

  it('[3.22] names the earlier price in Swiss shops as long as their law allows', async () => {
    const allowed = await aShopWith(onSale(9, 29))
    const overdue = await aShopWith(onSale(11, 31))
    const unlimited = await aShopWith(onSale(100, 130))
    const neverCharged = await aShopWith({ ...onSale(3, 90), priceHistory: [] })

    const reductionsIn = async (backend: TestBackend, shopId: ShopId) => {
      const { priceRange, lowestPriorPrice } = await productIn(backend, shopId)
      expect(lowestPriorPrice).toEqual({ withTax: null, relativeDifferenceToPrice: null })
      expect(priceRange.min.withTax).toBe(8_000)
      return [priceRange.min.appliedReductions.length, priceRange.min.reductionsRelativeTo]
    }
    for (const { shopId } of [ch, frCh]) {
      expect(await reductionsIn(allowed, shopId)).toEqual([1, 'beforeReductions'])
      expect(await reductionsIn(overdue, shopId)).toEqual([0, undefined])
      expect(await reductionsIn(unlimited, shopId)).toEqual([1, 'beforeReductions'])
      expect(await reductionsIn(neverCharged, shopId)).toEqual([0, undefined])
    }
    expect((await productIn(overdue)).priceRange.min.appliedReductions).toHaveLength(1)
  })

  it('[3.13] ranges over the sizes that can be bought', async () => {
    const charged = {
      shop: 'de' as const,
      amount: 7_000,
      from: daysBefore(90),
      until: daysBefore(3),
    }
    const sale = { amount: 6_000, was: 7_000, since: daysBefore(3) }
    const sizes = [
      aVariant({ id: 1, size: 'S', stock: 0, prices: { de: { amount: 5_000 } } }),
      aVariant({ id: 2, size: 'M', prices: { de: sale }, priceHistory: [charged] }),
      aVariant({ id: 3, size: 'L', prices: { de: { amount: 6_500 } } }),
    ]
    const backend = await aShopWith({ variants: sizes })
    const soldOut = await aShopWith({ variants: sizes.map((size) => ({ ...size, stock: 0 })) })

    expect(await productIn(backend)).toMatchObject({
      priceRange: { min: { withTax: 6_000 }, max: { withTax: 6_500 } },
      reductionRange: {
        min: { absoluteWithTax: 0, relative: 0 },
        max: { absoluteWithTax: 1_000, relative: 0.1429 },
      },
    })
    expect(await productIn(soldOut)).toMatchObject({ priceRange: { min: { withTax: 5_000 } } })
  })

  it('[3.18] holds siblings to the same rules', async () => {
    const backend = await aShopWith({ masterKey: 'anna' })
    const sibling = aProduct({
      id: 8,
      masterKey: 'anna',
      ...onSale(11, 31),
      variants: [aVariant()],
    })
    await backend.importCatalog({ products: [sibling] })

    const [inGermany] = (await productIn(backend)).siblings
    const [inSwitzerland] = (await productIn(backend, ch.shopId)).siblings

    expect(inGermany).toMatchObject({
      priceRange: { min: { appliedReductions: [{ category: 'sale' }] } },
      lowestPriorPrice: { withTax: 10_000 },
    })
    expect(inSwitzerland?.priceRange.min.appliedReductions).toEqual([])
  })
})
