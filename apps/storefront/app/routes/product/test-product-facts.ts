import type { Product } from '@saum/contract/product'
import { findShopByPath, type Shop, type ShopPath } from '@saum/domain/shops'
import { describeProduct } from './describe-product.ts'
import type { ProductFacts } from './product-facts.ts'

/** The facts of a product as its page gets them, with nothing beside it. */
export function factsOf(product: Product, path: ShopPath = 'de'): ProductFacts {
  const shop = findShopByPath(path) as Shop
  return {
    ...describeProduct(product, shop),
    links: { delivery: `/${path}/lieferung/`, sizeGuide: `/${path}/groessenberatung/` },
    alternates: {},
    outfit: null,
    similar: [],
  }
}
