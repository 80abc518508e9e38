import { getProductsByCategory, type Product } from '@saum/contract/product'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { productDocument } from '@saum/shop/documents/product-document'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { expect, it } from 'vitest'
import { buildRange } from './build-range.ts'
import { demoCampaigns } from './promotions.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const PER_PAGE = 100

/** Everything of the demo range that could announce a reduction, in the shop, without its pictures. */
function aDemoShop(): Promise<TestBackend> {
  const range = buildRange({ now: NOW })
  const campaigns = demoCampaigns({ now: NOW })
  const reducing = new Set(campaigns.flatMap(({ key, reduction }) => (reduction ? [key] : [])))
  const products = range.products
    .map(({ document }) => document)
    .filter(({ campaign = '', prices, variants }) =>
      [prices, ...variants.map((size) => size.prices ?? {})].some(
        (asked) =>
          reducing.has(campaign) || Object.values(asked).some((price) => price?.was !== undefined),
      ),
    )
  return startTestBackend({
    now: () => NOW,
    catalog: {
      categories: [...range.categories],
      campaigns,
      products: products.map((document) => v.parse(productDocument, document)),
    },
  })
}

async function listProducts(backend: TestBackend, shopId: ShopId): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await backend.post(getProductsByCategory, { page, perPage: PER_PAGE }, shopId)
    const { products, pagination } = body as v.InferOutput<typeof getProductsByCategory.result>
    found.push(...products)
    last = pagination.last
  }
  return found
}

it('[3.22] [4.3] the demo range announces no reduction without an earlier price, in any shop', async () => {
  const backend = await aDemoShop()

  for (const { shopId } of SHOPS) {
    const products = await listProducts(backend, shopId)
    const badged = products.filter(({ attributes }) =>
      labelOf(attributes['campaign']).includes('%'),
    )

    const unfounded = products.filter((product) => announcedOf(product).some(lacksComparison))
    const falsely = badged.filter(({ variants }) => variants.some(({ price }) => !isReduced(price)))
    expect(unfounded.map(({ id }) => id)).toEqual([])
    expect(falsely.map(({ id }) => id)).toEqual([])
    expect(products.some(({ priceRange }) => isReduced(priceRange.min))).toBe(true)
    expect(badged.length).toBeGreaterThan(0)
  }
}, 60_000)

interface Announced extends Pick<Product, 'lowestPriorPrice'> {
  price: Product['priceRange']['min']
}

function announcedOf({ variants, priceRange, lowestPriorPrice }: Product): Announced[] {
  const prices = [...variants, { price: priceRange.min, lowestPriorPrice }]
  return prices.filter(({ price }) => isReduced(price))
}

function isReduced({ appliedReductions }: Announced['price']): boolean {
  return appliedReductions.length > 0
}

/** In the Union the lowest price of thirty days has to be there, and above the present one. */
function lacksComparison({ price, lowestPriorPrice }: Announced): boolean {
  if (price.reductionsRelativeTo !== 'lowestPriorPrice') {
    return price.reductionsRelativeTo !== 'beforeReductions'
  }
  return (lowestPriorPrice.withTax ?? 0) <= price.withTax
}

function labelOf(group: Product['attributes'][string] | undefined): string {
  const [first] = [group?.values ?? []].flat()
  return first?.label ?? ''
}
