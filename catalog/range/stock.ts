import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { integerBetween, type Random, seededRandom, shuffled } from './seeded-random.ts'

type Variant = ProductDocumentInput['variants'][number]
type VariantStock = Pick<Variant, 'stock' | 'isSellableWithoutStock'>

export type StockCase = 'sold-out' | 'pre-order' | 'last-sizes' | 'gaps' | 'low' | 'full'

const CASES: readonly { stockCase: StockCase; upTo: number }[] = [
  { stockCase: 'sold-out', upTo: 0.025 },
  { stockCase: 'pre-order', upTo: 0.045 },
  { stockCase: 'last-sizes', upTo: 0.085 },
  { stockCase: 'gaps', upTo: 0.3 },
  { stockCase: 'low', upTo: 0.42 },
  { stockCase: 'full', upTo: 1 },
]

/** Switzerland has a warehouse of its own for some products. */
const SWISS_WAREHOUSE_SHARE = 0.12

const FULL = { least: 4, most: 36 }
const LOW = { least: 1, most: 3 }

/** Products somebody shows in an outfit can be bought. */
const NOT_IN_OUTFITS: ReadonlySet<StockCase> = new Set(['sold-out', 'last-sizes'])

export function stockCaseOf(productId: number, isInOutfit: boolean): StockCase {
  const drawn = seededRandom('stock-case', productId)()
  const found = CASES.find(({ upTo }) => drawn < upTo)?.stockCase ?? 'full'
  return isInOutfit && NOT_IN_OUTFITS.has(found) ? 'gaps' : found
}

/** Pieces of every size of a product. */
export function stockOf(productId: number, stockCase: StockCase, sizes: number): VariantStock[] {
  const random = seededRandom('stock', productId)
  if (stockCase === 'pre-order') {
    return Array.from({ length: sizes }, () => ({ stock: 0, isSellableWithoutStock: true }))
  }
  const pieces = drawPieces(random, stockCase, sizes)
  if (random() >= SWISS_WAREHOUSE_SHARE) return pieces.map((stock) => ({ stock }))
  return pieces.map((stock) => {
    const swiss = Math.min(stock, integerBetween(random, 0, 9))
    return { stock: { de: stock, at: stock, ch: swiss, 'fr-ch': swiss, en: stock } }
  })
}

function drawPieces(random: Random, stockCase: StockCase, sizes: number): number[] {
  if (stockCase === 'sold-out') return Array.from({ length: sizes }, () => 0)
  const pieces = Array.from({ length: sizes }, () => integerBetween(random, FULL.least, FULL.most))
  const order = shuffled(random, [...pieces.keys()])
  const low = () => integerBetween(random, LOW.least, LOW.most)
  const set = (count: number, amount: () => number) => {
    for (const index of order.slice(0, count)) pieces[index] = amount()
  }
  switch (stockCase) {
    case 'last-sizes':
      set(sizes, low)
      set(sizes - integerBetween(random, 1, 2), () => 0)
      return pieces
    case 'gaps':
      set(Math.max(1, Math.ceil(sizes / 2)), low)
      if (sizes > 1) set(integerBetween(random, 1, Math.max(1, Math.floor(sizes / 3))), () => 0)
      return pieces
    case 'low':
      set(Math.max(1, Math.ceil(sizes / 3)), low)
      return pieces
    default:
      return pieces
  }
}
