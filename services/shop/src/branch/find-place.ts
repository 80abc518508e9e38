import { middleOf, type GeoPoint } from '@saum/domain/geo-distance'
import type { BranchDocument } from '../documents/branch-document.ts'
import { hasPhrase, toWords, townNames } from './place-words.ts'

type Places = readonly BranchDocument[]

/** With fewer digits in common two postcodes may lie hundreds of kilometres apart. */
const MIN_COMMON_DIGITS = 2

/** `D-10119` and `CH 8001` mean the postcode alone. */
const COUNTRY_MARKS = new Set(['d', 'de', 'a', 'at', 'ch'])

/**
 * Where an address typed by a shopper is, as far as our branches can tell: by postcode, town,
 * district, street or the name of a branch. Of towns with one name that of the home country is meant.
 */
export function findPlace(address: string, places: Places, homeCountry: string): GeoPoint | null {
  const words = toWords(address).filter((word) => !COUNTRY_MARKS.has(word))
  const named = namedBy(words, places)
  const zipCode = zipCodeIn(words)
  const coded = zipCode === null ? [] : codedBy(zipCode, named.length > 0 ? named : places)
  const [first, ...others] = inOneTown(coded.length > 0 ? coded : named, homeCountry)
  if (first === undefined) return null
  return middleOf([first.geoPoint, ...others.map(({ geoPoint }) => geoPoint)])
}

function namedBy(words: readonly string[], places: Places): Places {
  const letters = words.filter((word) => !/^\d+$/.test(word))
  if (letters.length === 0) return []
  const inTown = longestNamed(words, places)
  if (inTown.length > 0) return narrowedToDistrict(words, inTown)
  const begun = places.filter(({ address }) => beginsTown(letters, address.city))
  if (begun.length > 0) return begun
  const meant = [nameOf, descriptionOf]
    .map((textOf) => places.filter((place) => areBegun(letters, toWords(textOf(place)))))
    // «Altstadt» is in many towns and thus nowhere in particular.
    .find((found) => new Set(found.map(townOf)).size === 1)
  return meant ?? []
}

/** Places whose town is named in full; «Freiburg im Breisgau» says more than «Freiburg». */
function longestNamed(words: readonly string[], places: Places): Places {
  const lengths = places.map(({ address }) =>
    Math.max(
      0,
      ...townNames(address.city).map((name) => (hasPhrase(words, name) ? name.length : 0)),
    ),
  )
  const longest = Math.max(...lengths)
  return longest > 0 ? places.filter((_, index) => lengths[index] === longest) : []
}

function narrowedToDistrict(words: readonly string[], inTown: Places): Places {
  const inDistrict = inTown.filter(
    ({ address: { district } }) => district !== undefined && hasPhrase(words, toWords(district)),
  )
  return inDistrict.length > 0 ? inDistrict : inTown
}

function beginsTown(words: readonly string[], city: string): boolean {
  const typed = words.join(' ')
  return townNames(city).some((name) => name.join(' ').startsWith(typed))
}

function areBegun(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function nameOf({ name }: BranchDocument): string {
  return name
}

function descriptionOf({ name, address }: BranchDocument): string {
  return `${name} ${address.street} ${address.district ?? ''} ${address.city}`
}

/** Four or five digits, or nothing but the first digits of a postcode. */
function zipCodeIn(words: readonly string[]): string | null {
  const [only] = words.length === 1 ? words : []
  if (only !== undefined && /^\d{2,5}$/.test(only)) return only
  return words.find((word) => /^\d{4,5}$/.test(word)) ?? null
}

/** The places whose postcode has the most leading digits in common; Germany's have five. */
function codedBy(zipCode: string, places: Places): Places {
  const common = places.map(({ address }) =>
    zipCode.length >= 4 && zipCode.length !== address.zipCode.length
      ? 0
      : commonDigits(zipCode, address.zipCode),
  )
  const most = Math.max(...common)
  return most >= MIN_COMMON_DIGITS ? places.filter((_, index) => common[index] === most) : []
}

function commonDigits(left: string, right: string): number {
  let count = 0
  while (count < left.length && left[count] === right[count]) count += 1
  return count
}

/** One town of several: at home before abroad, then where we have the most branches. */
function inOneTown(places: Places, homeCountry: string): Places {
  const towns = [...Map.groupBy(places, townOf).values()]
  const atHome = (town: Places) => Number(town[0]?.address.countryCode === homeCountry)
  const [best] = towns.toSorted(
    (left, right) => atHome(right) - atHome(left) || right.length - left.length,
  )
  return best ?? []
}

function townOf({ address }: BranchDocument): string {
  return `${address.countryCode} ${address.city}`
}
