import type { ShopPath } from '@saum/domain/shops'
import { seededRandom } from './seeded-random.ts'

/** Some products are not sold everywhere: no delivery abroad, no Swiss labels, one shop only. */
const RESTRICTIONS: readonly { shops: readonly ShopPath[]; upTo: number }[] = [
  { shops: ['de', 'at', 'ch', 'fr-ch'], upTo: 0.02 },
  { shops: ['de', 'at', 'en'], upTo: 0.035 },
  { shops: ['de', 'ch', 'fr-ch', 'en'], upTo: 0.043 },
  { shops: ['ch', 'fr-ch'], upTo: 0.05 },
]

/** The shops that sell a product; `undefined` is all of them. */
export function activeShopsOf(productId: number, isInOutfit: boolean): ShopPath[] | undefined {
  if (isInOutfit) return undefined
  const drawn = seededRandom('shops', productId)()
  const found = RESTRICTIONS.find(({ upTo }) => drawn < upTo)
  return found ? [...found.shops] : undefined
}
