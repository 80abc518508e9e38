import type { Product } from '@saum/contract/product'
import { findShopByPath, type Shop, type ShopPath } from '@saum/domain/shops'
import { describeProduct } from './describe-product.ts'
import type { ProductFacts } from './product-facts.ts'

const TODAY_MS = Date.parse('2026-11-16T12:00:00Z')

/** The facts of a product as its page gets them, with nothing beside it. */
export function factsOf(product: Product, path: ShopPath = 'de'): ProductFacts {
  const shop = findShopByPath(path) as Shop
  return {
    ...describeProduct(product, shop, TODAY_MS),
    links: { delivery: `/${path}/lieferung/`, sizeGuide: `/${path}/groessenberatung/` },
    alternates: {},
    outfit: null,
    goesWith: null,
    similar: { tiles: [] },
  }
}
