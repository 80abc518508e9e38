import {
  PAGE_SIZE,
  SUGGESTION_LIMIT,
  type Engine,
  type EngineAnswer,
  type EngineSetting,
} from './engine.ts'
import { loadPeer } from './load-peer.ts'
import { type Filter, listPhrases } from './questions.ts'
import { listProducts } from './range.ts'
import { searchedTexts } from './sqlite-engine.ts'
import { toCoded } from './coded-product.ts'

/** What we use of the library. */
interface ItemsJs {
  default(items: readonly object[], configuration: object): ItemsIndex
}

interface ItemsIndex {
  search(question: object): {
    pagination: { total: number }
    data: {
      items: readonly { display?: string }[]
      aggregations: Record<string, { buckets: readonly { key: string; doc_count: number }[] }>
    }
  }
}

const FACETS = ['brand', 'color', 'size', 'material', 'season', 'label', 'price'] as const
const SORTS = {
  relevance: { field: ['popularity'], order: ['desc'] },
  'price-up': { field: ['amount'], order: ['asc'] },
  'price-down': { field: ['amount'], order: ['desc'] },
  new: { field: ['date'], order: ['desc'] },
}

/** ItemsJS counts disjunctive facets itself; it forgives no typing mistakes. */
export async function createItemsJsEngine({ products }: EngineSetting): Promise<Engine> {
  const library = await loadPeer<ItemsJs>('itemsjs/dist/index.module.js')
  const aggregations = {
    path: { size: 200, conjunction: true, hide_zero_doc_count: true },
    ...Object.fromEntries(
      FACETS.map((field) => [field, { size: 200, conjunction: false, hide_zero_doc_count: true }]),
    ),
  }
  const index = library.default(toItems(products), {
    sortings: SORTS,
    aggregations,
    searchableFields: ['name', 'rest'],
  })
  const phrases = library.default(
    [...listPhrases(products)].map(([phrase, asked], id) => ({ id: id + 1, phrase, asked })),
    { searchableFields: ['phrase'], aggregations: {} },
  )

  function answer(question: object, filter: Filter, path: readonly string[]): EngineAnswer {
    const { pagination, data } = index.search({
      ...question,
      per_page: PAGE_SIZE,
      filters: asFilters(filter, path),
    })
    const values = Object.values(data.aggregations).reduce(
      (sum, { buckets }) => sum + buckets.length,
      0,
    )
    return {
      total: pagination.total,
      products: data.items.map(({ display }) => display ?? ''),
      values,
    }
  }

  return {
    counts: 'colors',
    listing: ({ category, sort, filter }) => answer({ sort }, filter, category),
    search: ({ query, filter }) => answer({ query }, filter, []),
    suggest: (typed) =>
      phrases.search({ query: typed, per_page: SUGGESTION_LIMIT }).data.items.length,
    facetSearch({ field, start, category, filter }) {
      const { data } = index.search({ per_page: 1, filters: asFilters(filter, category) })
      const buckets = data.aggregations[field]?.buckets ?? []
      return buckets.filter(({ key }) => key.toLowerCase().startsWith(start)).length
    },
    close: () => {},
  }
}

function toItems(products: number): object[] {
  return Array.from(listProducts(products), (product) => {
    const { id, brand, color, sizes, material, season, label, date, popularity, display } = product
    const path = product.category.map((_, depth) => product.category.slice(0, depth + 1).join('|'))
    const price = String(toCoded(product).codes.price)
    const texts = searchedTexts(product)
    return {
      id,
      ...texts,
      path,
      brand,
      color,
      size: sizes,
      material,
      season,
      label,
      price,
      amount: product.price,
      date,
      popularity,
      display,
    }
  })
}

function asFilters(
  { keywords, prices }: Filter,
  path: readonly string[],
): Record<string, readonly string[]> {
  return {
    ...keywords,
    ...(prices.length > 0 ? { price: prices.map(String) } : {}),
    ...(path.length > 0 ? { path: [path.join('|')] } : {}),
  }
}
