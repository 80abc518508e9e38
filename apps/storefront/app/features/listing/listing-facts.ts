import type { Tile } from '#app/features/catalog/tile.ts'

export const SORT_KEYS = ['recommended', 'new', 'price_asc', 'price_desc'] as const

export type SortKey = (typeof SORT_KEYS)[number]

/** A value of a group; `count` is how many styles it would leave. */
export interface FilterValue {
  id: number
  label: string
  count: number
  isSelected?: true
  /** Of a color. */
  hex?: string
}

/** Values of which any may match: `filters[color]=12,15`. */
export interface ValueGroup {
  kind: 'values'
  key: string
  label: string
  look: 'sizes' | 'colors' | 'list'
  /** In the order they are shown; selected ones stay, also without a hit. */
  values: FilterValue[]
}

/** `filters[minPrice]=5000&filters[maxPrice]=20000`. */
export interface PriceGroup {
  kind: 'price'
  key: 'price'
  label: string
  /** What the products cost that match everything else. */
  lowestCents: number
  highestCents: number
  fromCents?: number
  toCents?: number
}

/** One thing that is wanted or not: `filters[sale]=true`. */
export interface SwitchGroup {
  kind: 'switch'
  key: string
  label: string
  count: number
  isSelected?: true
}

export type FilterGroup = ValueGroup | PriceGroup | SwitchGroup

/** One page of a listing or of a search, as a screen shows it; it travels with every page. */
export interface ListingFacts {
  tiles: Tile[]
  total: number
  /** Counted from one. */
  page: number
  perPage: number
  lastPage: number
  sort: SortKey
  groups: FilterGroup[]
  /** Of the provider's answer, for those who may be told what was opened of it. */
  responseId?: string
}
