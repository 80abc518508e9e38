import { parseAddressPairs, parseFacetKey, toAddressPairs } from './address-pairs.ts'
import type { Parameters } from './parameters.ts'

const OWN_KEYS = ['q', 'page', 'perPage', 'sortCriteria']

/** The address's other keys, followed by the parameters with a key for each of their values. */
export function toSearchParams(parameters: Parameters, base: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...base].filter(([key]) => !isOwnKey(key)))
  for (const [key, values] of toAddressPairs(parameters)) {
    const written = base.getAll(key)
    // The order of values means nothing but in a path, and an address that says the same stays the same.
    const isWritten = !key.startsWith('cf-') && isSameSet(written, values)
    for (const value of isWritten ? written : values) params.append(key, value)
  }
  return params
}

/** Never fails: what cannot be read is not there. */
export function parseSearchParams(params: URLSearchParams): Parameters {
  const pairs: (readonly [key: string, value: string])[] = []
  for (const [key, value] of params) {
    pairs.push([key, key === 'sortCriteria' ? withoutEncoding(value) : value])
  }
  return parseAddressPairs(pairs)
}

function isOwnKey(key: string): boolean {
  return OWN_KEYS.includes(key) || parseFacetKey(key) !== null
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && right.every((value) => left.includes(value))
}

/** The public client encodes the sort twice, and its links are read as well. */
function withoutEncoding(sort: string): string {
  return sort.replaceAll('%20', ' ').replaceAll(/%2c/gi, ',')
}
