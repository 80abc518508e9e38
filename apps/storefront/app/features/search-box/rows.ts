import { parseUrl } from '@saum/domain/parse-url'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import { categoryNames, pickCategories } from './pick-categories.ts'
import {
  rowId,
  searchHref,
  type AllRow,
  type PageRow,
  type ProductRow,
  type QueryRow,
  type Row,
  type RowGroup,
  type ScopeRow,
} from './row.ts'
import { matchPlaces, type Place, type SearchPlaces } from './search-places.ts'
import type { Suggestions } from './suggestions.ts'
import type { TypedPart } from './typed-parts.ts'

export interface Offer {
  /** Path of the shop with its slashes: `/de/`. */
  home: string
  query: string
  suggestions: Suggestions | null
  places: SearchPlaces
  recent: readonly string[]
  isWide: boolean
}

/** A list is for choosing at a glance; a phone has a keyboard over half of it. */
const LIMITS = {
  wide: { completions: 4, categories: 2, pages: 2, recent: 2, products: 4, rows: 10 },
  narrow: { completions: 3, categories: 1, pages: 1, recent: 1, products: 3, rows: 8 },
} as const

/** Popular searches stay in sight however much somebody has searched. */
const FEWEST_POPULAR = 3

/** What is offered, in the order of the arrow keys. */
export function toGroups(offer: Offer): RowGroup[] {
  const groups = offer.query === '' ? emptyFieldGroups(offer) : queryGroups(offer)
  return groups.filter(({ rows }) => rows.length > 0)
}

function emptyFieldGroups({ home, suggestions, recent, isWide }: Offer): RowGroup[] {
  const products = productRows(suggestions, isWide)
  const room = limitsOf(isWide).rows - products.length
  const popular = suggestions?.completions ?? []
  const shown = recent.slice(0, room - Math.min(popular.length, FEWEST_POPULAR))
  const others = popular.filter(({ text }) => !shown.includes(text))
  return [
    { kind: 'recent', rows: shown.map((text) => queryRow(home, 'recent', text)) },
    {
      kind: 'popular',
      rows: others.slice(0, room - shown.length).map(({ text }) => queryRow(home, 'popular', text)),
    },
    { kind: 'products', rows: products },
  ]
}

function queryGroups(offer: Offer): RowGroup[] {
  const { home, query, suggestions, isWide } = offer
  const total = suggestions?.total ?? 0
  const products = [
    ...productRows(suggestions, isWide),
    ...(total > 0 ? [allRow(home, query, total)] : []),
  ]
  const room = limitsOf(isWide).rows - products.length
  const [queries = [], scopes = [], pages = [], recent = []] = share(room, wordRows(offer))
  return [
    { kind: 'queries', rows: [...queries, ...scopes] },
    { kind: 'pages', rows: pages },
    { kind: 'recent', rows: recent },
    { kind: 'products', rows: products },
  ]
}

/** Words to search for, the same words in a category, pages, and what was searched for before. */
function wordRows(offer: Offer): readonly (readonly Row[])[] {
  const { home, query, suggestions, recent, isWide } = offer
  const limits = limitsOf(isWide)
  const completions = (suggestions?.completions ?? [])
    .filter(({ text }) => text !== query.toLowerCase())
    .slice(0, limits.completions)
  const texts = new Set(completions.map(({ text }) => text))
  const again = recent.filter((text) => text.startsWith(query.toLowerCase()) && !texts.has(text))
  return [
    completions.map(({ text, parts }) => queryRow(home, 'completion', text, parts)),
    scopeRows(offer, limits.categories),
    pageRows(offer, limits.pages),
    again.slice(0, limits.recent).map((text) => queryRow(home, 'recent', text)),
  ]
}

/** As many rows of every kind as there is room for, one of each in turn. */
function share(room: number, kinds: readonly (readonly Row[])[]): (readonly Row[])[] {
  const turns = kinds
    .flatMap((rows, kind) => rows.map((_, turn) => ({ kind, turn })))
    .toSorted((left, right) => left.turn - right.turn || left.kind - right.kind)
    .slice(0, room)
  return kinds.map((rows, own) => rows.slice(0, turns.filter(({ kind }) => kind === own).length))
}

function limitsOf(isWide: boolean) {
  return isWide ? LIMITS.wide : LIMITS.narrow
}

function queryRow(
  home: string,
  kind: QueryRow['kind'],
  text: string,
  parts: readonly TypedPart[] = [{ text, isNew: false }],
): QueryRow {
  return { kind, id: rowId(kind, text), text, parts, href: searchHref(home, text) }
}

function scopeRows(
  { home, query, suggestions, places }: Offer,
  limit: number,
): readonly ScopeRow[] {
  if (suggestions === null) return []
  const { categories, total } = suggestions
  const ids = new Map(places.categories.map(({ id, names }) => [names.join('/'), id]))
  return pickCategories(categories, total, limit).flatMap((value) => {
    const key = categoryNames(value).join('/')
    const categoryId = ids.get(key)
    if (categoryId === undefined) return []
    return {
      kind: 'category',
      id: rowId('category', String(categoryId)),
      text: query,
      href: searchHref(home, query, categoryId),
      category: value.displayValue,
      count: value.count,
    }
  })
}

/** Where the provider would send this query comes before what is only called alike. */
function pageRows({ query, suggestions, places }: Offer, limit: number): readonly PageRow[] {
  const target = suggestions?.redirect ? parseUrl(suggestions.redirect, 'http://shop') : null
  const meant = places.pages.filter(({ href }) => href === target?.pathname)
  const isMentionEnough = suggestions === null || suggestions.total === 0
  const found = new Set<Place>([...meant, ...matchPlaces(places.pages, query, { isMentionEnough })])
  return [...found].slice(0, limit).map(({ title, href }) => ({
    kind: 'page',
    id: rowId('page', href),
    text: title,
    href,
  }))
}

function productRows(suggestions: Suggestions | null, isWide: boolean): readonly ProductRow[] {
  const { products } = limitsOf(isWide)
  return (suggestions?.products ?? []).slice(0, products).map((product) => {
    const tile = toFoundTile(product)
    const { id, name, href } = tile
    return { kind: 'product', id: rowId('product', String(id)), text: name, href, tile }
  })
}

function allRow(home: string, query: string, count: number): AllRow {
  return { kind: 'all', id: rowId('all', ''), text: query, href: searchHref(home, query), count }
}
