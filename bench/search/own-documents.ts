import type { IndexDocument } from '@saum/search/index/index-document'
import { CATEGORIES, listProducts, type BenchProduct } from './range.ts'

/** Numbers of category nodes by path, as a shop would have given them. */
const NODE_NUMBERS: ReadonlyMap<string, string> = new Map(
  [...new Set(CATEGORIES.flatMap(pathsOf))].map((path, number) => [path, String(number + 1)]),
)

/** The range as our index takes it, with the fields of a shop; a season stands in for an occasion. */
export function* listDocuments(products: number): Generator<IndexDocument> {
  for (const product of listProducts(products)) yield toDocument(product)
}

export function nodeNumberOf(path: readonly string[]): string {
  return NODE_NUMBERS.get(path.join('|')) ?? ''
}

function toDocument(product: BenchProduct): IndexDocument {
  const { id, style, name, brand, color, sizes, material, season, category, label } = product
  const numbers = pathsOf(category).map((path) => NODE_NUMBERS.get(path) ?? '')
  return {
    id,
    groupKey: String(style),
    texts: {
      name: [name],
      category,
      color: [color],
      brand: [brand],
      attributes: [material, season],
      description: [product.description],
    },
    keywords: {
      ec_brand: [brand],
      ec_color: [color],
      size: sizes,
      material: [material],
      occasion: [season],
      label: [label],
      ec_product_id: [String(id)],
      ec_item_group_id: [String(style)],
      category_id: numbers,
    },
    paths: { ec_category: [category] },
    numbers: { ec_price: product.price, ec_date: product.date, ec_reduction: null },
    merit: product.popularity,
    product: product.display,
    child: product.display,
  }
}

function pathsOf(category: readonly string[]): string[] {
  return category.map((_, depth) => category.slice(0, depth + 1).join('|'))
}
