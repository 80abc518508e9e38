import type { BranchDocument } from '@saum/shop/documents/branch-document'
import type { Store } from '../grammar/stores.ts'
import type { RangeProduct } from './range-product.ts'
import { integerBetween, seededRandom, shuffled } from './seeded-random.ts'

type Stock = BranchDocument['stock']

/** How many variants a branch has room for, and how many pieces of one at most. */
const ROOM = {
  s: { least: 300, most: 450, pieces: 2 },
  m: { least: 450, most: 650, pieces: 3 },
  l: { least: 650, most: 900, pieces: 5 },
} as const

const SHOP_IN = { DE: 'de', AT: 'at', CH: 'ch' } as const

/** A branch rarely has every size of what it shows. */
const SIZE_SHARE = 0.75

/** What the branch has on its rails: products its country sells, in most of their sizes. */
export function stockOf(store: Store, products: readonly RangeProduct[]): Stock {
  const random = seededRandom('branch stock', store.id)
  const { least, most, pieces } = ROOM[store.size]
  const room = integerBetween(random, least, most)
  const shop = SHOP_IN[store.address.countryCode]
  const stock: Stock = []
  for (const { document } of shuffled(random, products)) {
    if (document.prices[shop] === undefined || document.shops?.includes(shop) === false) continue
    for (const { id } of document.variants) {
      if (random() > SIZE_SHARE) continue
      stock.push({ variantId: id, quantity: integerBetween(random, 1, pieces) })
      if (stock.length === room) return stock
    }
  }
  return stock
}
