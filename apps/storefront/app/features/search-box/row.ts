import type { Tile } from '#app/features/catalog/tile.ts'
import type { RowText } from './box-state.ts'
import type { TypedPart } from './typed-parts.ts'

interface RowBase extends RowText {
  /** Every row is a link, so that it also opens in another tab. */
  href: string
}

/** A search for other words; Enter searches for them like for any that are typed. */
export interface QueryRow extends RowBase {
  kind: 'completion' | 'recent' | 'popular'
  parts: readonly TypedPart[]
}

/** The same words in one category only. */
export interface ScopeRow extends RowBase {
  kind: 'category'
  category: string
  count: number
}

export interface PageRow extends RowBase {
  kind: 'page'
}

export interface ProductRow extends RowBase {
  kind: 'product'
  tile: Tile
}

export interface AllRow extends RowBase {
  kind: 'all'
  count: number
}

export type Row = QueryRow | ScopeRow | PageRow | ProductRow | AllRow

export type GroupKind = 'queries' | 'pages' | 'recent' | 'popular' | 'products'

export interface RowGroup {
  kind: GroupKind
  rows: readonly Row[]
}

export function searchHref(home: string, query: string, categoryId?: number): string {
  const scope = categoryId === undefined ? '' : `&filters[category]=${categoryId}`
  return `${home}search/?${new URLSearchParams({ searchTerm: query })}${scope}`
}

/** Names of elements may not have spaces in them. */
export function rowId(kind: Row['kind'], name: string): string {
  return `search-${kind}-${encodeURIComponent(name)}`
}
