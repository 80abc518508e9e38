import type { Signals } from '../events/signals.ts'
import type { IndexDocument } from '../index/index-document.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { buildSegment } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'

export interface TestProduct {
  id: number
  style?: string
  /** From the root. */
  categories?: readonly string[]
  material?: string
  color?: string
  price?: number
  merit?: number
  isSoldOut?: boolean
}

/** An index of products of which only what matters is said. */
export function anIndexOf(products: readonly TestProduct[]): SearchIndex {
  return createMemoryIndex(
    SHOP_SCHEMA,
    buildSegment(SHOP_SCHEMA, products.map(toDocument), () => []),
  )
}

function toDocument(product: TestProduct): IndexDocument {
  const { id, style = `s${id}`, categories = ['damen'], material, color, price = 50 } = product
  return {
    id,
    groupKey: style,
    texts: {},
    keywords: {
      category_id: categories,
      ec_item_group_id: [style],
      ec_product_id: [String(id)],
      availability: [product.isSoldOut === true ? 'sold_out' : 'in_stock'],
      material: material === undefined ? [] : [material],
      ec_color: color === undefined ? [] : [color],
    },
    paths: {},
    numbers: { ec_price: price, ec_date: 0, ec_reduction: 0 },
    merit: product.merit ?? 0.5,
    product: `{"permanentid":"${id}"}`,
    child: `{"permanentid":"${id}"}`,
  }
}

/** A shop nobody has visited, but for what is said. */
export function someSignals(learned: Partial<Signals> = {}): Signals {
  return {
    product: () => null,
    popularity: () => 0,
    popularProducts: () => [],
    queries: () => [],
    zeroResultQueries: () => [],
    backedZeroResultQueries: () => [],
    viewedTogether: () => [],
    boughtTogether: () => [],
    viewedBy: () => [],
    ...learned,
  }
}
