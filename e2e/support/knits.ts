import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { isIn } from './basket.ts'
import { findProduct } from './range.ts'

/** Two of them start «Knitwear weeks»; the stock allows changes of quantity and size. */
function isKnit(product: Product): boolean {
  const sizes = product.variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && isIn('knitwear')(product) && !isIn('basics')(product)
}

export async function findKnits(origin: string, shop: Shop): Promise<readonly [Product, Product]> {
  const first = await findProduct(origin, shop, isKnit)
  const isOther = (product: Product) => isKnit(product) && product.id !== first.id
  return [first, await findProduct(origin, shop, isOther)]
}
