import { parsePageNumber } from '#app/features/catalog/page-number.ts'
import {
  encodeTerm,
  parseIds,
  parsePercent,
  parsePrices,
  parseTerm,
  sortedIds,
  toPriceRange,
} from './address-parts.ts'
import { SORT_KEYS, type SortKey } from './listing-facts.ts'

/** Groups of values, in the order in which an address names them. */
export const VALUE_KEYS = [
  'category',
  'size',
  'color',
  'material',
  'pattern',
  'fit',
  'length',
  'sleeve',
  'neckline',
  'occasion',
  'brand',
  'store',
] as const

export type ValueKey = (typeof VALUE_KEYS)[number]

/** What is wanted or not. */
export const SWITCH_KEYS = ['sale', 'new', 'available'] as const

/**
 * What the address of a listing or of a search asks for. Nothing else knows: to choose a filter is to
 * go to another address.
 */
export interface ListingAddress {
  /** Ids of which any may match, sorted, by group. */
  values: ReadonlyMap<string, readonly number[]>
  switches: ReadonlySet<string>
  minCents?: number
  maxCents?: number
  /** In percent. */
  minReduction?: number
  sort: SortKey
  /** Counted from one. */
  page: number
  searchTerm?: string
  /** What was typed is searched for as it is: nothing corrected, nothing chosen by itself. */
  isExact?: true
}

/** Reads any query of an address; what makes no sense is not there. */
export function parseListingAddress(params: URLSearchParams): ListingAddress {
  const searchTerm = parseTerm(params.get('searchTerm'))
  const minReduction = parsePercent(params.get('filters[minReduction]'))
  return {
    values: parseValues(params),
    switches: new Set(SWITCH_KEYS.filter((key) => params.get(`filters[${key}]`) === 'true')),
    ...parsePrices(params),
    ...(minReduction !== undefined && { minReduction }),
    sort: SORT_KEYS.find((key) => key === params.get('sort')) ?? 'recommended',
    page: parsePageNumber(params.get('page')),
    ...(searchTerm !== '' && { searchTerm }),
    ...(searchTerm !== '' && params.get('exact') === '1' && { isExact: true }),
  }
}

function parseValues(params: URLSearchParams): ReadonlyMap<string, readonly number[]> {
  const values = new Map<string, readonly number[]>()
  for (const key of VALUE_KEYS) {
    const ids = parseIds(params.getAll(`filters[${key}]`))
    if (ids.length > 0) values.set(key, ids)
  }
  return values
}

/** The one way to write an address, `''` or `?…`: what is the same is written the same. */
export function toListingSearch(address: ListingAddress): string {
  const { searchTerm = '', isExact, values, switches, sort, page } = address
  const parts = [
    pair('searchTerm', encodeTerm(searchTerm)),
    pair('exact', searchTerm !== '' && isExact ? '1' : ''),
    ...VALUE_KEYS.map((key) => pair(`filters[${key}]`, values.get(key)?.join(',') ?? '')),
    pair('filters[minPrice]', address.minCents ?? ''),
    pair('filters[maxPrice]', address.maxCents ?? ''),
    pair('filters[minReduction]', address.minReduction ?? ''),
    ...SWITCH_KEYS.map((key) => pair(`filters[${key}]`, switches.has(key) ? 'true' : '')),
    pair('sort', sort === 'recommended' ? '' : sort),
    pair('page', page > 1 ? page : ''),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function pair(key: string, text: string | number): string {
  return text === '' ? '' : `${key}=${text}`
}

/** Of categories there is one at a time: another one is another way down the same tree. */
export function toggleValue(address: ListingAddress, key: string, id: number): ListingAddress {
  const ids = address.values.get(key) ?? []
  if (ids.includes(id))
    return setValues(
      address,
      key,
      ids.filter((one) => one !== id),
    )
  return setValues(address, key, key === 'category' ? [id] : [...ids, id])
}

export function setValues(
  address: ListingAddress,
  key: string,
  ids: readonly number[],
): ListingAddress {
  const values = new Map(address.values)
  if (ids.length === 0) values.delete(key)
  else values.set(key, sortedIds(ids))
  return { ...address, values, page: 1 }
}

export function toggleSwitch(address: ListingAddress, key: string): ListingAddress {
  const switches = new Set(address.switches)
  if (!switches.delete(key)) switches.add(key)
  return { ...address, switches, page: 1 }
}

interface WantedPrices {
  fromCents?: number | undefined
  toCents?: number | undefined
}

export function setPriceRange(
  { minCents: _min, maxCents: _max, ...address }: ListingAddress,
  { fromCents, toCents }: WantedPrices,
): ListingAddress {
  return { ...address, ...toPriceRange(fromCents, toCents), page: 1 }
}

export function setSort(address: ListingAddress, sort: SortKey): ListingAddress {
  return { ...address, sort, page: 1 }
}

export function setPage(address: ListingAddress, page: number): ListingAddress {
  return { ...address, page }
}

/** Nothing is chosen any more; what is searched for and how it is sorted stays. */
export function clearFilters({ searchTerm, isExact, sort }: ListingAddress): ListingAddress {
  return {
    values: new Map(),
    switches: new Set(),
    sort,
    page: 1,
    ...(searchTerm !== undefined && { searchTerm }),
    ...(isExact && { isExact }),
  }
}

/** Nothing is chosen in the group any more, whatever kind it is. */
export function removeGroup(address: ListingAddress, key: string): ListingAddress {
  if (key === 'price') return setPriceRange(address, {})
  if (key === 'minReduction') {
    const { minReduction: _reduction, ...rest } = address
    return { ...rest, page: 1 }
  }
  return address.switches.has(key) ? toggleSwitch(address, key) : setValues(address, key, [])
}

export function hasFilters(address: ListingAddress): boolean {
  const { values, switches, minCents, maxCents, minReduction } = address
  const amounts = [minCents, maxCents, minReduction]
  return values.size > 0 || switches.size > 0 || amounts.some((amount) => amount !== undefined)
}
