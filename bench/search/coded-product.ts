import { CATEGORIES, type BenchProduct } from './range.ts'
import { type Filter, type KeywordField, PRICE_ENDS, VALUES } from './questions.ts'

export const CODED_FIELDS = ['brand', 'color', 'material', 'season', 'label', 'price'] as const
export type CodedField = (typeof CODED_FIELDS)[number]

/** A product as numbers, the way columns and tables hold it. */
export interface CodedProduct {
  codes: Readonly<Record<CodedField, number>>
  /** A bit per size. */
  sizes: number
  /** Place in `CATEGORIES`. */
  leaf: number
}

const PLACES: ReadonlyMap<string, number> = new Map(
  Object.entries(VALUES).flatMap(([field, values]) =>
    values.map((value, place): [string, number] => [`${field} ${value}`, place]),
  ),
)

const LEAVES: ReadonlyMap<string, number> = new Map(
  CATEGORIES.map((path, leaf) => [path.join('|'), leaf]),
)

export function placeOf(field: KeywordField, value: string): number {
  const place = PLACES.get(`${field} ${value}`)
  if (place === undefined) throw new RangeError(`${field} has no value ${value}`)
  return place
}

export function toCoded(product: BenchProduct): CodedProduct {
  return {
    codes: {
      brand: placeOf('brand', product.brand),
      color: placeOf('color', product.color),
      material: placeOf('material', product.material),
      season: placeOf('season', product.season),
      label: placeOf('label', product.label),
      price: PRICE_ENDS.findIndex((end) => product.price < end),
    },
    sizes: maskOf(product.sizes),
    leaf: LEAVES.get(product.category.join('|')) ?? -1,
  }
}

export function maskOf(sizes: readonly string[]): number {
  return sizes.reduce((mask, size) => mask | (1 << placeOf('size', size)), 0)
}

/** The selected places of a field, empty where nothing is selected. */
export function selectedPlaces(filter: Filter, field: CodedField): readonly number[] {
  if (field === 'price') return filter.prices
  return (filter.keywords[field] ?? []).map((value) => placeOf(field, value))
}

/** The leaves at or below a path. */
export function leavesBelow(path: readonly string[]): readonly number[] {
  return CATEGORIES.flatMap((category, leaf) =>
    path.every((step, depth) => category[depth] === step) ? [leaf] : [],
  )
}
