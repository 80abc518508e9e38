import type { DateRange, NumericRange } from '../wire/facet.ts'
import { facetMaps } from './facet-maps.ts'
import { FACET_PARAMETERS, type FacetParameter, type Parameters } from './parameters.ts'
import { parseDateRange, parseNumericRange, toRangeText } from './range-text.ts'
import { parseSortText, toSortText } from './sort-text.ts'

/** Nobody selects more by hand; the rest of a longer address is not read. */
const MAX_VALUES = 1_000
const MAX_PER_PAGE = 1_000

/** A key of the address and all its values, as text that is not encoded yet. */
export type AddressPair = readonly [key: string, values: readonly string[]]

/** The parameters as text, in the one order in which they are always written. */
export function toAddressPairs(parameters: Parameters): AddressPair[] {
  const { q = '', page = 0, perPage = 0, sortCriteria } = parameters
  const pairs: AddressPair[] = []
  if (q.trim() !== '') pairs.push(['q', [q]])
  if (page > 0) pairs.push(['page', [String(page)]])
  if (perPage > 0) pairs.push(['perPage', [String(perPage)]])
  if (sortCriteria !== undefined) pairs.push(['sortCriteria', [toSortText(sortCriteria)]])
  for (const name of FACET_PARAMETERS) {
    for (const [facetId, values] of Object.entries(parameters[name] ?? {})) {
      if (values.length > 0) pairs.push([`${name}-${facetId}`, values.map(toText)])
    }
  }
  return pairs.filter((pair) => !isTypedInAsWell(pair, pairs))
}

function toText(value: string | NumericRange | DateRange): string {
  return typeof value === 'string' ? value : toRangeText(value)
}

/** The provider answers a range typed in by hand like any other, and it is written once. */
function isTypedInAsWell([key, values]: AddressPair, pairs: readonly AddressPair[]): boolean {
  return (
    key.startsWith('nf') &&
    pairs.some(([other, texts]) => other === `m${key}` && String(texts) === String(values))
  )
}

/** The map of facets a key belongs to and the facet's id; null for every other key. */
export function parseFacetKey(key: string): [name: FacetParameter, facetId: string] | null {
  const dash = key.indexOf('-')
  const name = FACET_PARAMETERS.find((one) => one === key.slice(0, Math.max(dash, 0)))
  return name === undefined || dash === key.length - 1 ? null : [name, key.slice(dash + 1)]
}

/** Reads keys with one decoded value each, and leaves out whatever makes no sense. */
export function parseAddressPairs(
  pairs: Iterable<readonly [key: string, value: string]>,
): Parameters {
  const parameters: Record<string, unknown> = {}
  const facets = facetMaps()
  let left = MAX_VALUES
  for (const [key, text] of pairs) {
    if (left-- === 0) break
    const facet = parseFacetKey(key)
    const value = facet === null ? parsePlain(key, text) : parseValue(facet[0], text)
    if (value === null) continue
    if (facet === null) parameters[key] = value
    else facets.add(...facet, [value])
  }
  // Each key is one of ours and its value what the parser of that key answered.
  return { ...parameters, ...facets.toParameters() }
}

function parsePlain(key: string, text: string): unknown {
  if (key === 'q') return text.trim() === '' ? null : text
  if (key === 'sortCriteria') return parseSortText(text)
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const isMeant = key === 'page' || (key === 'perPage' && number <= MAX_PER_PAGE)
  return isMeant && number > 0 ? number : null
}

function parseValue(name: FacetParameter, text: string): string | NumericRange | DateRange | null {
  const state = name.endsWith('Excluded') ? 'excluded' : 'selected'
  if (name.startsWith('df')) return parseDateRange(text, state)
  return name.includes('nf') ? parseNumericRange(text, state) : text
}
