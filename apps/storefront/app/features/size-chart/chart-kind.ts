import type { Product } from '@saum/contract/product'
import { attributeValue } from '#app/features/catalog/attribute.ts'
import type { ChartKind, Cut, GarmentFamily } from '#app/features/catalog/body-sizes.ts'

/** Parts of a category's key, by the family whose measurements count for what is in it. */
const FAMILY_OF_CATEGORY: ReadonlyMap<string, GarmentFamily> = new Map([
  ['dresses', 'dresses'],
  ['blouses-shirts', 'tops'],
  ['tops-tees', 'tops'],
  ['knitwear', 'tops'],
  ['blazers', 'blazers'],
  ['coats-jackets', 'blazers'],
  ['trousers', 'trousers'],
  ['jeans', 'trousers'],
  ['skirts', 'skirts'],
])

const CUT_OF_FIT: ReadonlyMap<string, Cut> = new Map([
  ['slim', 'narrow'],
  ['tailored', 'narrow'],
  ['oversized', 'wide'],
])

const LETTERS = /^(?:XXS|XS|S|M|L|XL|XXL)$/
const INCHES = /^\d\d\/\d\d$/
const NUMBERS = /^\d{2,3}$/

/** Belts are measured in centimetres, and no garment is that large. */
const SMALLEST_BELT = 65

/** The chart of a product by what its sizes look like and where it is filed; `null` for one size. */
export function chartKindOf(product: Product, sizes: readonly string[]): ChartKind | null {
  const writing = writingOf(sizes[0] ?? '')
  if (writing === null) return null
  const keys = categoryKeys(product)
  const family = keys.map((key) => FAMILY_OF_CATEGORY.get(key)).find((found) => found)
  const fit = attributeValue(product.attributes['fit'])
  return {
    sizes: writing,
    family: family ?? 'dresses',
    cut: CUT_OF_FIT.get(fit) ?? 'usual',
  }
}

function writingOf(size: string): ChartKind['sizes'] | null {
  if (LETTERS.test(size)) return 'letters'
  if (INCHES.test(size)) return 'inches'
  if (!NUMBERS.test(size)) return null
  return Number(size) >= SMALLEST_BELT ? 'belts' : 'numbers'
}

function categoryKeys({ categories }: Product): string[] {
  return categories.flat().flatMap(({ shopLevelCustomData }) => {
    const key = shopLevelCustomData['categoryKey']
    return typeof key === 'string' ? key.split('/') : []
  })
}
