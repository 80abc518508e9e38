import { fragmentPairs, writeFragment } from '../address/fragment.ts'
import { parseDateRange, parseNumericRange, toRangeText } from '../address/range-text.ts'
import type { DateRange, NumericRange } from '../wire/facet.ts'

type ByFacet<Value> = Readonly<Record<string, readonly Value[]>>

/**
 * What a visitor has set in a classic search, in the form of an address: `f` values, `cf` category path,
 * `nf` numbers, `mnf` numbers typed in by hand, `df` dates, `sf` static filters, `af` automatic facets.
 */
export interface ClassicParameters {
  q?: string
  aq?: string
  cq?: string
  enableQuerySyntax?: boolean
  firstResult?: number
  numberOfResults?: number
  sortCriteria?: string
  debug?: boolean
  tab?: string
  f?: ByFacet<string>
  fExcluded?: ByFacet<string>
  cf?: ByFacet<string>
  nf?: ByFacet<NumericRange>
  df?: ByFacet<DateRange>
  sf?: ByFacet<string>
  af?: ByFacet<string>
  mnf?: ByFacet<NumericRange>
}

const PLAIN = [
  'q',
  'aq',
  'cq',
  'enableQuerySyntax',
  'firstResult',
  'numberOfResults',
  'sortCriteria',
  'debug',
  'tab',
] as const
const MAPS = ['f', 'fExcluded', 'cf', 'nf', 'df', 'sf', 'af', 'mnf'] as const
const FACET_KEY = /^(f|fExcluded|cf|nf|df|sf|af|mnf)-(.+)$/s

/** Nobody selects more by hand. */
const MAX_VALUES = 1000

type Pair = readonly [key: string, values: readonly string[]]

function toPairs(parameters: ClassicParameters): Pair[] {
  const pairs: Pair[] = []
  for (const key of PLAIN) {
    const value = parameters[key]
    if (value !== undefined) pairs.push([key, [String(value)]])
  }
  for (const name of MAPS) {
    const facets: ByFacet<string | NumericRange | DateRange> = parameters[name] ?? {}
    for (const [facetId, values] of Object.entries(facets)) {
      const texts = values.map((value) => (typeof value === 'string' ? value : toRangeText(value)))
      if (texts.length > 0) pairs.push([`${name}-${facetId}`, texts])
    }
  }
  return pairs
}

/** What cannot be read is not there. */
function parsePairs(pairs: Iterable<readonly [key: string, value: string]>): ClassicParameters {
  const plain: Record<string, unknown> = {}
  const maps = new Map<string, Map<string, unknown[]>>()
  let left = MAX_VALUES
  for (const [key, text] of pairs) {
    if (left-- === 0) break
    const [, name, facetId] = FACET_KEY.exec(key) ?? []
    if (name === undefined || facetId === undefined) {
      const value = parsePlain(key, text)
      if (value !== null) plain[key] = value
      continue
    }
    const value = parseValue(name, text)
    if (value === null) continue
    const facets = maps.get(name) ?? new Map<string, unknown[]>()
    maps.set(name, facets.set(facetId, [...(facets.get(facetId) ?? []), value]))
  }
  for (const [name, facets] of maps) plain[name] = Object.fromEntries(facets)
  // Each key is one of ours and its value what the parser of that key answered.
  return plain
}

function parsePlain(key: string, text: string): unknown {
  if (key === 'enableQuerySyntax' || key === 'debug') return text === 'true'
  if (key === 'firstResult' || key === 'numberOfResults') {
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  return PLAIN.some((one) => one === key) ? text : null
}

function parseValue(name: string, text: string): string | NumericRange | DateRange | null {
  if (name === 'df') return parseDateRange(text, 'selected')
  return name.endsWith('nf') ? parseNumericRange(text, 'selected') : text
}

/** The part of an address behind `#`: `q=mietwagen&f-author=Ann,Bob&nf-size=0..100`. */
export function toClassicFragment(parameters: ClassicParameters): string {
  return writeFragment(toPairs(parameters))
}

/** Never fails. */
export function parseClassicFragment(text: string): ClassicParameters {
  return parsePairs(fragmentPairs(text, (key) => FACET_KEY.test(key)))
}

/** The part of an address behind `?`, with a key for each value. */
export function toClassicSearchParams(parameters: ClassicParameters): URLSearchParams {
  const pairs = toPairs(parameters).flatMap(([key, values]) => values.map((value) => [key, value]))
  return new URLSearchParams(pairs)
}

export function parseClassicSearchParams(params: URLSearchParams): ClassicParameters {
  return parsePairs(params)
}
