import {
  parseAddressPairs,
  parseFacetKey,
  toAddressPairs,
  type AddressPair,
} from './address-pairs.ts'
import type { Parameters } from './parameters.ts'

/** No browser writes a longer one. */
const MAX_LENGTH = 100_000

/** The parameters as the part of an address behind `#`: `q=rot&f-ec_color=Blau,Rot&nf-ec_price=3..5`. */
export function toFragment(parameters: Parameters): string {
  return writeFragment(toAddressPairs(parameters))
}

/** Each key with its values between commas. */
export function writeFragment(pairs: readonly AddressPair[]): string {
  return pairs
    .map(([key, values]) => `${escapeKey(key)}=${values.map(encoderOf(key)).join(',')}`)
    .join('&')
}

/** Never fails: what cannot be read is not there. */
export function parseFragment(text: string): Parameters {
  return parseAddressPairs(fragmentPairs(text, (key) => parseFacetKey(key) !== null))
}

/** The keys and decoded values of a fragment, with as many values as a key of a facet has. */
export function* fragmentPairs(
  text: string,
  isFacetKey: (key: string) => boolean,
): Iterable<[key: string, value: string]> {
  if (text.length > MAX_LENGTH) return
  for (const part of text.split('&')) {
    const equals = part.indexOf('=')
    if (equals < 0) continue
    const written = part.slice(0, equals)
    // Browsers encode whatever is not plain ASCII, in keys too.
    const key = decode(written) ?? written
    const value = part.slice(equals + 1)
    for (const one of isFacetKey(key) ? value.split(',') : [value]) {
      const decoded = decode(one)
      if (decoded !== null) yield [key, decoded]
    }
  }
}

/** Ranges are written as they are. */
function encoderOf(key: string): (value: string) => string {
  const isRange = /^(nf|mnf|df)(Excluded)?-/.test(key)
  return isRange ? String : (value) => encodeURIComponent(value.toWellFormed())
}

/** The name of a facet stays readable, except where it would end the key. */
function escapeKey(key: string): string {
  return key.replaceAll(/[%&=]/g, encodeURIComponent)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
