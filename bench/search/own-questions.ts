import { EVERYTHING } from '@saum/search/index/everything'
import type {
  FacetQuestion,
  IndexQuestion,
  SortKey,
  TextQuestion,
} from '@saum/search/index/index-question'
import { PAGE_SIZE } from './engine.ts'
import { nodeNumberOf } from './own-documents.ts'
import {
  type FacetSearchQuestion,
  type Filter,
  type KeywordField,
  type ListingQuestion,
  PRICE_ENDS,
  type SearchQuestion,
} from './questions.ts'

const FIELDS = {
  brand: 'ec_brand',
  color: 'ec_color',
  size: 'size',
  material: 'material',
  season: 'occasion',
  label: 'label',
} satisfies Record<KeywordField, string>

const KEYWORD_FIELDS = Object.keys(FIELDS) as KeywordField[]

const RANGES = PRICE_ENDS.map((end, place) => ({
  start: PRICE_ENDS[place - 1] ?? 0,
  end,
  endInclusive: false,
}))

const SORTS: Readonly<Record<ListingQuestion['sort'], SortKey>> = {
  relevance: { by: 'relevance' },
  'price-up': { by: 'number', field: 'ec_price', direction: 'asc' },
  'price-down': { by: 'number', field: 'ec_price', direction: 'desc' },
  new: { by: 'number', field: 'ec_date', direction: 'desc' },
}

const PLAIN: IndexQuestion = { ...EVERYTHING, size: PAGE_SIZE }

export function toListing({ category, sort, filter }: ListingQuestion): IndexQuestion {
  return { ...PLAIN, scope: scopeOf(category), facets: toFacets(filter), sort: [SORTS[sort]] }
}

export function toSearch({ filter }: SearchQuestion, text: TextQuestion | null): IndexQuestion {
  return { ...PLAIN, text, facets: toFacets(filter) }
}

/** Selections of other facets still count, so they are asked without being looked at. */
export function toFacetSearch({ field, category, filter }: FacetSearchQuestion): IndexQuestion {
  const asked: FacetQuestion = { ...keywordFacet(field, filter), selected: [] }
  const others = toFacets(filter).filter(
    (facet) => facet.field !== FIELDS[field] && facet.selected.length > 0,
  )
  return { ...PLAIN, scope: scopeOf(category), facets: [asked, ...others], size: 0 }
}

/** Counts by product number: every number that occurs is a product that was found. */
export function toFoundIds(text: TextQuestion | null): IndexQuestion {
  const facet: FacetQuestion = {
    kind: 'keyword',
    field: 'ec_product_id',
    selected: [],
    excluded: [],
    match: 'any',
  }
  return { ...PLAIN, text, facets: [facet], size: 0 }
}

function scopeOf(category: readonly string[]): NonNullable<IndexQuestion['scope']> {
  return { field: 'category_id', value: nodeNumberOf(category) }
}

function toFacets(filter: Filter): FacetQuestion[] {
  return [
    { kind: 'path', field: 'ec_category', selected: [], excluded: [] },
    ...KEYWORD_FIELDS.map((field) => keywordFacet(field, filter)),
    {
      kind: 'range',
      field: 'ec_price',
      selected: filter.prices.flatMap((place) => RANGES[place] ?? []),
      excluded: [],
      count: { kind: 'ranges', ranges: RANGES },
    },
  ]
}

function keywordFacet(
  field: KeywordField,
  { keywords }: Filter,
): Extract<FacetQuestion, { kind: 'keyword' }> {
  const selected = keywords[field] ?? []
  return { kind: 'keyword', field: FIELDS[field], selected, excluded: [], match: 'any' }
}
