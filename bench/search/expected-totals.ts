import { type Filter, type KeywordField, type ListingQuestion, PRICE_ENDS } from './questions.ts'
import { listProducts, type BenchProduct } from './range.ts'

export interface ExpectedTotal {
  styles: number
  colors: number
}

/** What listings must hold, found by looking at every product: a fast wrong answer is worth nothing. */
export function expectTotals(
  products: number,
  questions: readonly ListingQuestion[],
): ExpectedTotal[] {
  const found = questions.map(() => ({ styles: new Set<number>(), colors: 0 }))
  for (const product of listProducts(products)) {
    questions.forEach((question, place) => {
      const entry = found[place]
      if (entry === undefined || !isListed(product, question)) return
      entry.styles.add(product.style)
      entry.colors += 1
    })
  }
  return found.map(({ styles, colors }) => ({ styles: styles.size, colors }))
}

function isListed(product: BenchProduct, { category, filter }: ListingQuestion): boolean {
  return (
    category.every((step, depth) => product.category[depth] === step) && isWanted(product, filter)
  )
}

function isWanted(product: BenchProduct, { keywords, prices }: Filter): boolean {
  const { brand, color, material, season, label, sizes, price } = product
  const has: Record<KeywordField, readonly string[]> = {
    brand: [brand],
    color: [color],
    material: [material],
    season: [season],
    label: [label],
    size: sizes,
  }
  const isAny = Object.entries(has).every(([field, values]) => {
    const selected = keywords[field as KeywordField] ?? []
    return selected.length === 0 || selected.some((value) => values.includes(value))
  })
  const place = PRICE_ENDS.findIndex((end) => price < end)
  return isAny && (prices.length === 0 || prices.includes(place))
}
