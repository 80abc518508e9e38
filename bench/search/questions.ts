import { createRandom, pickFrom, pickSkewed } from './random.ts'
import { BRANDS, CATEGORIES, productAt, type BenchProduct } from './range.ts'
import { COLORS, LABELS, MATERIALS, SEASONS, SIZES } from './words.ts'

/** Upper ends of the ranges the price facet counts; the first begins at nothing. */
export const PRICE_ENDS = [20, 30, 50, 75, 100, 150, 200, 1_000] as const

export const VALUES = {
  brand: BRANDS,
  color: COLORS,
  size: SIZES,
  material: MATERIALS,
  season: SEASONS,
  label: LABELS,
} satisfies Record<string, readonly string[]>

export type KeywordField = keyof typeof VALUES

/** What is selected; a facet without a selection is missing. */
export interface Filter {
  keywords: Readonly<Partial<Record<KeywordField, readonly string[]>>>
  /** Places in `PRICE_ENDS`. */
  prices: readonly number[]
}

export interface ListingQuestion {
  /** One to three steps. */
  category: readonly string[]
  sort: 'relevance' | 'price-up' | 'price-down' | 'new'
  filter: Filter
}

export interface SearchQuestion {
  query: string
  filter: Filter
}

export interface FacetSearchQuestion {
  field: KeywordField
  /** The first letters of a value, in lower case. */
  start: string
  category: readonly string[]
  filter: Filter
}

export interface Questions {
  listing: readonly ListingQuestion[]
  search: readonly SearchQuestion[]
  suggest: readonly string[]
  facetSearch: readonly FacetSearchQuestion[]
}

export const OPERATIONS = ['listing', 'search', 'suggest', 'facetSearch'] as const
export type Operation = (typeof OPERATIONS)[number]

const QUESTIONS_EACH = 400
const SORTS = ['relevance', 'relevance', 'price-up', 'price-down', 'new'] as const
const FILTER_FIELDS = ['brand', 'color', 'size', 'material', 'season', 'label', 'price'] as const
const SEARCHED_FIELDS = ['brand', 'color', 'material'] as const

/** The same questions for every engine and every run. */
export function askQuestions(products: number): Questions {
  const random = createRandom(4_711)
  const each = <T>(question: () => T): T[] => Array.from({ length: QUESTIONS_EACH }, question)
  return {
    listing: each(() => ({
      category: pickCategory(random),
      sort: pickFrom(random, SORTS),
      filter: pickFilter(random),
    })),
    search: each(() => pickSearch(random, products)),
    suggest: each(() => pickStart(random, pickPhrase(random, products))),
    facetSearch: each(() => {
      const field = pickFrom(random, SEARCHED_FIELDS)
      const value = pickFrom(random, VALUES[field]).toLowerCase()
      const start = value.slice(0, 1 + Math.floor(random() * 3))
      return { field, start, category: pickCategory(random), filter: pickFilter(random) }
    }),
  }
}

/** A fifth of the listings show a department, the others a group or a leaf. */
function pickCategory(random: () => number): readonly string[] {
  const path = pickFrom(random, CATEGORIES)
  const chance = random()
  return path.slice(0, chance < 0.2 ? 1 : chance < 0.6 ? 2 : 3)
}

function pickFilter(random: () => number): Filter {
  const keywords: Partial<Record<KeywordField, string[]>> = {}
  let prices: number[] = []
  const facets = Math.floor(random() * 4)
  for (let facet = 0; facet < facets; facet++) {
    const field = pickFrom(random, FILTER_FIELDS)
    const count = 1 + Math.floor(random() * 2)
    if (field === 'price') prices = [Math.floor(random() * 6)]
    else keywords[field] = pickSeveral(random, VALUES[field], count)
  }
  return { keywords, prices }
}

function pickSeveral(random: () => number, values: readonly string[], count: number): string[] {
  return [...new Set(Array.from({ length: count }, () => pickSkewed(random, values)))]
}

/** Words of one product, so that there is something to find; a third of them mistyped. */
function pickSearch(random: () => number, products: number): SearchQuestion {
  const product = productAt(Math.floor(random() * products))
  const [adjective = '', noun = ''] = product.name.split(' ')
  const { color, brand, material, season, category } = product
  const others = [color, adjective, material, brand, season, category[1], category[2]]
  const words = [random() < 0.5 ? noun : pickFrom(random, others)]
  while (words.length < 4 && random() < 0.45) words.push(pickFrom(random, [noun, ...others]))
  const chance = random()
  const [first = noun, last = noun] = [words[0], words.at(-1)]
  if (chance < 0.3) words[0] = mistype(random, first)
  else if (chance < 0.55) words[words.length - 1] = pickStart(random, last)
  return { query: words.join(' ').toLowerCase(), filter: pickOwnFilter(random, product) }
}

/** Shoppers filter by what they see, so the product they look for stays. */
function pickOwnFilter(random: () => number, product: BenchProduct): Filter {
  const keywords: Partial<Record<KeywordField, string[]>> = {}
  const facets = Math.floor(random() * 3)
  for (let facet = 0; facet < facets; facet++) {
    const field = pickFrom(random, ['brand', 'color', 'material', 'season', 'label'] as const)
    keywords[field] = [...new Set([product[field], pickFrom(random, VALUES[field])])]
  }
  return { keywords, prices: [] }
}

function mistype(random: () => number, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, after] = [word.slice(0, at), word.slice(at)]
  const kind = Math.floor(random() * 3)
  if (kind === 0) return before + after.slice(1)
  if (kind === 1) return `${before}e${after}`
  return before + after.charAt(1) + after.charAt(0) + after.slice(2)
}

function pickStart(random: () => number, word: string): string {
  return word.slice(0, 3 + Math.floor(random() * Math.max(1, word.length - 4)))
}

function pickPhrase(random: () => number, products: number): string {
  return phraseOf(Math.floor(random() * products))
}

/** What a shopper may type to find a product. */
function phraseOf(index: number): string {
  const { name, brand, color } = productAt(index)
  const noun = name.split(' ')[1] ?? name
  const second = index % 3 === 0 ? ` ${brand}` : index % 3 === 1 ? ` ${color}` : ''
  return `${noun}${second}`.toLowerCase()
}

const MAX_PHRASES = 30_000

/** Phrases with how often each was asked, the same for every engine. */
export function listPhrases(products: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let index = 0; index < products && counts.size < MAX_PHRASES; index++) {
    const phrase = phraseOf(index)
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return counts
}
