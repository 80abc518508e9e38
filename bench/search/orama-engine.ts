import {
  PAGE_SIZE,
  SUGGESTION_LIMIT,
  type Engine,
  type EngineAnswer,
  type EngineSetting,
} from './engine.ts'
import { loadPeer } from './load-peer.ts'
import {
  type Filter,
  type KeywordField,
  listPhrases,
  type ListingQuestion,
  PRICE_ENDS,
} from './questions.ts'
import { listProducts } from './range.ts'
import { searchedTexts } from './sqlite-engine.ts'

/** What we use of the library. */
interface Orama {
  create(options: { schema: Record<string, string> }): OramaDatabase
  insertMultiple(db: OramaDatabase, documents: readonly object[], batch: number): Promise<unknown>
  search(db: OramaDatabase, question: OramaQuestion): Promise<OramaAnswer> | OramaAnswer
}

type OramaDatabase = object

interface OramaQuestion {
  term?: string
  properties?: readonly string[]
  where?: Record<string, object>
  facets?: Record<string, object>
  sortBy?: { property: string; order: 'ASC' | 'DESC' }
  boost?: Record<string, number>
  tolerance?: number
  threshold?: number
  limit: number
}

interface OramaAnswer {
  count: number
  hits: readonly { document: { display?: string } }[]
  facets?: Record<string, { values: Record<string, number> }>
}

const KEYWORDS = ['brand', 'color', 'size', 'material', 'season', 'label'] as const
const SCHEMA = {
  name: 'string',
  rest: 'string',
  path: 'enum[]',
  brand: 'enum',
  color: 'enum',
  size: 'enum[]',
  material: 'enum',
  season: 'enum',
  label: 'enum',
  price: 'number',
  date: 'number',
  popularity: 'number',
}
const FACETS: Record<string, object> = {
  ...Object.fromEntries([...KEYWORDS, 'path'].map((field) => [field, {}])),
  price: { ranges: PRICE_ENDS.map((to, place) => ({ from: PRICE_ENDS[place - 1] ?? 0, to })) },
}
const SORTS = {
  relevance: { property: 'popularity', order: 'DESC' },
  'price-up': { property: 'price', order: 'ASC' },
  'price-down': { property: 'price', order: 'DESC' },
  new: { property: 'date', order: 'DESC' },
} as const satisfies Record<ListingQuestion['sort'], OramaQuestion['sortBy']>

/** Orama counts facets under all selections, so each selected facet costs one more search. */
export async function createOramaEngine({ products }: EngineSetting): Promise<Engine> {
  const orama = await loadPeer<Orama>('@orama/orama/dist/esm/index.js')
  const db = orama.create({ schema: SCHEMA })
  await orama.insertMultiple(db, toDocuments(products), 1_000)
  const phrases = orama.create({ schema: { phrase: 'string', asked: 'number' } })
  const asked = [...listPhrases(products)].map(([phrase, count]) => ({ phrase, asked: count }))
  await orama.insertMultiple(phrases, asked, 1_000)

  async function answer(
    question: Omit<OramaQuestion, 'limit'>,
    filter: Filter,
    path?: string,
  ): Promise<EngineAnswer> {
    const {
      count,
      hits,
      facets = {},
    } = await orama.search(db, {
      ...question,
      ...asWhere(filter, path),
      facets: FACETS,
      limit: PAGE_SIZE,
    })
    let values = Object.values(facets).reduce(
      (sum, facet) => sum + Object.keys(facet.values).length,
      0,
    )
    for (const [field, others] of withoutEach(filter)) {
      const facet = { [field]: FACETS[field] ?? {} }
      const more = await orama.search(db, {
        ...question,
        ...asWhere(others, path),
        facets: facet,
        limit: 1,
      })
      values += Object.keys(more.facets?.[field]?.values ?? {}).length
    }
    return { total: count, products: hits.map(({ document }) => document.display ?? ''), values }
  }

  return {
    counts: 'colors',
    listing: ({ category, sort, filter }) =>
      answer({ sortBy: SORTS[sort] }, filter, category.join('|')),
    search: ({ query, filter }) =>
      answer(
        {
          term: query,
          properties: ['name', 'rest'],
          boost: { name: 8 },
          tolerance: 1,
          threshold: 0,
        },
        filter,
      ),
    async suggest(typed) {
      const { hits } = await orama.search(phrases, { term: typed, limit: SUGGESTION_LIMIT })
      return hits.length
    },
    async facetSearch({ field, start, category, filter }) {
      const others = { ...filter, keywords: { ...filter.keywords, [field]: [] } }
      const where = asWhere(others, category.join('|'))
      const { facets } = await orama.search(db, { ...where, facets: { [field]: {} }, limit: 1 })
      return Object.keys(facets?.[field]?.values ?? {}).filter((value) =>
        value.toLowerCase().startsWith(start),
      ).length
    },
    close: () => {},
  }
}

function toDocuments(products: number): object[] {
  return Array.from(listProducts(products), (product) => {
    const { id, brand, color, sizes, material, season, label, price, date, popularity, display } =
      product
    const path = product.category.map((_, depth) => product.category.slice(0, depth + 1).join('|'))
    const texts = searchedTexts(product)
    return {
      id: String(id),
      ...texts,
      path,
      brand,
      color,
      size: sizes,
      material,
      season,
      label,
      price,
      date,
      popularity,
      display,
    }
  })
}

function asWhere(filter: Filter, path: string | undefined): Pick<OramaQuestion, 'where'> {
  const where: Record<string, object> = path === undefined ? {} : { path: { containsAll: [path] } }
  for (const field of KEYWORDS) {
    const selected = filter.keywords[field] ?? []
    if (selected.length > 0)
      where[field] = field === 'size' ? { containsAny: selected } : { in: selected }
  }
  const [price] = filter.prices
  if (price !== undefined)
    where['price'] = { between: [PRICE_ENDS[price - 1] ?? 0, (PRICE_ENDS[price] ?? 0) - 0.01] }
  return Object.keys(where).length === 0 ? {} : { where }
}

/** Each facet that has a selection, with the filter as it is without it. */
function withoutEach(filter: Filter): [string, Filter][] {
  const fields = Object.keys(filter.keywords) as KeywordField[]
  const prices: [string, Filter][] =
    filter.prices.length === 0 ? [] : [['price', { ...filter, prices: [] }]]
  return [
    ...fields.map((field): [string, Filter] => [
      field,
      { ...filter, keywords: { ...filter.keywords, [field]: [] } },
    ]),
    ...prices,
  ]
}
