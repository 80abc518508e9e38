import { middleOf, type GeoPoint } from '@saum/domain/geo-distance'
import type { BranchDocument } from '../documents/branch-document.ts'
import { hasPhrase, toWords, townNames } from './place-words.ts'

/** What is known of a branch or of a town. */
export type Place = Pick<BranchDocument, 'name' | 'address' | 'geoPoint'>

type Places = readonly Place[]

/** With fewer digits in common two postcodes may lie hundreds of kilometres apart. */
const MIN_COMMON_DIGITS = 2

/** `A-4780` and `CH 8001` say in which country the postcode is. */
const COUNTRY_MARKS = new Map([
  ['d', 'DE'],
  ['de', 'DE'],
  ['a', 'AT'],
  ['at', 'AT'],
  ['ch', 'CH'],
])

/**
 * Where an address typed by a shopper is, as far as our branches and the larger towns can tell: by
 * postcode, town, district, street or the name of a branch. Of towns with one name that of the home country is meant.
 */
export function findPlace(address: string, places: Places, shopCountry: string): GeoPoint | null {
  const typed = toWords(address)
  const words = typed.filter((word) => !COUNTRY_MARKS.has(word))
  const homeCountry = COUNTRY_MARKS.get(typed[0] ?? '') ?? shopCountry
  const named = namedBy(words, places)
  const zipCode = zipCodeIn(words)
  const coded =
    zipCode === null ? [] : codedBy(zipCode, named.length > 0 ? named : places, homeCountry)
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

function nameOf({ name }: Place): string {
  return name
}

function descriptionOf({ name, address }: Place): string {
  return `${name} ${address.street} ${address.district ?? ''} ${address.city}`
}

/** Four or five digits, or nothing but the first digits of a postcode. */
function zipCodeIn(words: readonly string[]): string | null {
  const [only] = words.length === 1 ? words : []
  if (only !== undefined && /^\d{2,5}$/.test(only)) return only
  return words.find((word) => /^\d{4,5}$/.test(word)) ?? null
}

/**
 * Austria and Switzerland number alike: a whole postcode is one of the home country, if it resembles any
 * there. Its first digits are those of whatever begins with them.
 */
function codedBy(zipCode: string, places: Places, homeCountry: string): Places {
  const atHome = places.filter(({ address }) => address.countryCode === homeCountry)
  const begun =
    zipCode.length < 4 ? places.filter(({ address }) => address.zipCode.startsWith(zipCode)) : []
  if (begun.length > 0) return begun
  const home = mostDigitsInCommon(zipCode, atHome)
  const anywhere = home.length > 0 ? home : mostDigitsInCommon(zipCode, places)
  return inNextTown(zipCode, anywhere.length > 0 ? anywhere : sameRegion(zipCode, atHome))
}

/** The places whose postcode has the most leading digits in common; Germany's have five. */
function mostDigitsInCommon(zipCode: string, places: Places): Places {
  const common = places.map(({ address }) =>
    zipCode.length >= 4 && zipCode.length !== address.zipCode.length
      ? 0
      : commonDigits(zipCode, address.zipCode),
  )
  const most = Math.max(...common)
  return most >= MIN_COMMON_DIGITS ? places.filter((_, index) => common[index] === most) : []
}

/** The first digit of a four-digit postcode names a region of a small country. */
function sameRegion(zipCode: string, places: Places): Places {
  return places.filter(
    ({ address }) =>
      zipCode.length === 4 && address.zipCode.length === 4 && address.zipCode[0] === zipCode[0],
  )
}

/** Of postcodes that are equally similar the next number, with all we know of its town. */
function inNextTown(zipCode: string, places: Places): Places {
  const gap = ({ address }: Place) => Math.abs(Number(address.zipCode) - Number(zipCode))
  const [next] = places.toSorted((left, right) => gap(left) - gap(right))
  return next === undefined ? [] : places.filter((place) => townOf(place) === townOf(next))
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

function townOf({ address }: Place): string {
  return `${address.countryCode} ${address.city}`
}
