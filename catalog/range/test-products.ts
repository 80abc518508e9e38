import type { ShopPath } from '@saum/domain/shops'
import { aProduct, aVariant } from '@saum/testing/catalog-builders'
import type { RangeProduct } from './range-product.ts'

interface Wish extends Partial<Omit<RangeProduct, 'document'>> {
  id: number
  sizes?: number
  stock?: number
  prices?: RangeProduct['document']['prices']
  shops?: ShopPath[]
}

/** A product of the range that is known only by what a test says about it. */
export function aRangeProduct(wish: Wish): RangeProduct {
  const { id, sizes = 6, stock = 3, prices, shops, ...known } = wish
  const variants = Array.from({ length: sizes }, (_, size) =>
    aVariant({ id: id * 100 + size, size: String(34 + size * 2), stock }),
  )
  return {
    document: aProduct({ id, variants, ...(prices && { prices }), ...(shops && { shops }) }),
    shape: 'tee-crew',
    fabric: 'jersey',
    family: 'tee',
    categories: [],
    ...known,
  }
}
