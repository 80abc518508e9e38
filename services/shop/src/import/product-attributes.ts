import type { Locale } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import { SIZE_ATTRIBUTE } from '../catalog/filter-groups.ts'
import { findList, listFor, textFor, type LocalizedText } from '../documents/localized-text.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import type { NamedValue } from './attribute-ids.ts'
import type { References } from './references.ts'

/** Kept with the product, told with each of its sizes. */
export const INTERVALS_ATTRIBUTE = 'subscriptionAvailableIntervals'

/** One value as tiles and filters see it: `value` is the same in every language. */
export interface StoredValue {
  id: number
  label: string
  value: string
}

/** The JSON of `product_shop.attributes`. */
export type StoredAttributes = Record<string, { values: StoredValue | StoredValue[] }>

/** The JSON of `product_shop.advanced_attributes`. */
export interface StoredAdvancedAttributes {
  shortDescription?: string
  freeTextBadge?: string
  description?: string
  details: string[]
  fitNote?: string
  materials: {
    part?: string
    fibres: { label: string; percent: number }[]
    text?: string
  }[]
  care: { symbol: string; label: string }[]
  maker?: ProductDocument['maker']
  /** Empty when none are needed; missing when nobody has said. */
  warnings?: string[]
  hasAnimalParts?: true
  videos?: { file: string; poster?: string; captions?: string; alt: string }[]
  combineWith: number[]
}

/** What the numbers of a product's attributes are found by. */
export interface AttributeNumbers {
  of(attributeKey: string, valueKey: string): number
  references: References
}

interface LocalizedValue {
  value: string
  label: LocalizedText
}

/** What of a document says which values it has. */
export type ValueSource = Pick<
  ProductDocument,
  'attributes' | 'brand' | 'color' | 'season' | 'storefrontBadge'
>

/** Every value of the product that needs a number of ours, but its sizes. */
export function namedValues(document: ValueSource): NamedValue[] {
  const { color } = document
  const named = Object.entries(labelledValues(document)).flatMap(([attributeKey, values]) =>
    [values].flat().map(({ value, label }) => ({ attributeKey, valueKey: value, label })),
  )
  // A color without a family is filtered as one of its own.
  if (color.family === undefined) {
    named.push({ attributeKey: 'colorFamily', valueKey: color.key, label: color.label })
  }
  return named.map((value) =>
    value.attributeKey === 'colorFamily' ? { ...value, colorHex: color.hex } : value,
  )
}

export function namedSizes(sizes: Iterable<string>): NamedValue[] {
  return [...new Set(sizes)].map((size) => ({ attributeKey: SIZE_ATTRIBUTE, valueKey: size }))
}

export function toStoredAttributes(
  document: ProductDocument,
  locale: Locale,
  { of, references }: AttributeNumbers,
): StoredAttributes {
  const { color, campaign, promotions, productSetItems, subscriptionIntervals } = document
  const attributes: StoredAttributes = {}
  for (const [key, values] of Object.entries(labelledValues(document))) {
    const toStored = ({ value, label }: LocalizedValue): StoredValue[] => {
      const text = textFor(label, locale)
      return text === undefined ? [] : [{ id: of(key, value), label: text, value }]
    }
    if (Array.isArray(values)) attributes[key] = { values: values.flatMap(toStored) }
    else for (const stored of toStored(values)) attributes[key] = { values: stored }
  }
  attributes['color'] = {
    values: { id: color.id, label: textFor(color.label, locale) ?? color.key, value: color.key },
  }
  if (campaign !== undefined) {
    const id = references.campaigns.get(campaign)
    if (id !== undefined) attributes['campaign'] = { values: unlabelled(id, campaign) }
  }
  if (promotions.length > 0) {
    attributes['promotion'] = { values: promotions.map((id) => unlabelled(id)) }
  }
  if (productSetItems.length > 0) {
    attributes['productSetItems'] = { values: productSetItems.map((id) => unlabelled(id)) }
  }
  if (subscriptionIntervals !== undefined) {
    attributes[INTERVALS_ATTRIBUTE] = {
      values: subscriptionIntervals.map((months) => unlabelled(months)),
    }
  }
  const [category = ''] = document.categories
  const categoryId = references.categories.get(category)?.id
  if (categoryId !== undefined)
    attributes['category'] = { values: unlabelled(categoryId, category) }
  return attributes
}

export function toStoredAdvancedAttributes(
  document: ProductDocument,
  locale: Locale,
): StoredAdvancedAttributes {
  const { shortDescription, freeTextBadge, description, fitNote, maker } = document
  return {
    ...texts(locale, { shortDescription, freeTextBadge, description, fitNote }),
    details: listFor(document.details ?? {}, locale),
    materials: document.materials.map(({ part, fibres, text }) => ({
      ...texts(locale, { part, text }),
      fibres: fibres.flatMap(({ label, percent }) => {
        const own = textFor(label, locale)
        return own === undefined ? [] : [{ label: own, percent }]
      }),
    })),
    care: document.care.flatMap(({ symbol, label }) => {
      const own = textFor(label, locale)
      return own === undefined ? [] : [{ symbol, label: own }]
    }),
    ...(maker === undefined ? {} : { maker }),
    ...safetyOf(document, locale),
    ...videosOf(document, locale),
    combineWith: document.combineWith,
  }
}

type Safety = Pick<StoredAdvancedAttributes, 'warnings' | 'hasAnimalParts'>

function safetyOf({ warnings, hasAnimalParts }: ProductDocument, locale: Locale): Safety {
  const list = findList(warnings ?? {}, locale)
  return {
    ...(list === undefined ? {} : { warnings: list }),
    ...(hasAnimalParts ? { hasAnimalParts } : {}),
  }
}

function videosOf(
  { videos = [] }: ProductDocument,
  locale: Locale,
): Pick<StoredAdvancedAttributes, 'videos'> {
  const stored = videos.flatMap(({ file, poster, captions, alt }) => {
    const text = textFor(alt, locale)
    if (text === undefined) return []
    const ofPoster = poster === undefined ? {} : { poster }
    return [{ file, ...ofPoster, ...texts(locale, { captions }), alt: text }]
  })
  return stored.length === 0 ? {} : { videos: stored }
}

/** Attributes whose values are words; their numbers are ours to give. */
function labelledValues(document: ValueSource): Record<string, LocalizedValue | LocalizedValue[]> {
  const { brand, color, season, storefrontBadge } = document
  return {
    ...document.attributes,
    brand: sameEverywhere(toSlug(brand) || brand, brand),
    ...(color.family === undefined ? {} : { colorFamily: color.family }),
    ...(storefrontBadge === undefined
      ? {}
      : { storefrontBadge: { value: badgeValue(storefrontBadge), label: storefrontBadge } }),
    ...(season === undefined
      ? {}
      : {
          seasonMonth: sameEverywhere(String(season.month)),
          seasonYear: sameEverywhere(String(season.year)),
        }),
  }
}

function sameEverywhere(value: string, label = value): LocalizedValue {
  return {
    value,
    label: { 'de-DE': label, 'de-CH': label, 'fr-CH': label, 'en-GB': label },
  }
}

function badgeValue(badge: LocalizedText): string {
  const [text = ''] = Object.values(badge)
  return toSlug(text) || text
}

/** Wording of campaigns, promotions and categories changes; it is looked up when asked for. */
function unlabelled(id: number, value = String(id)): StoredValue {
  return { id, label: value, value }
}

/** The members that are translated into this locale. */
function texts<Name extends string>(
  locale: Locale,
  members: Record<Name, LocalizedText | undefined>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(members) as Name[]) {
    const text = textFor(members[name] ?? {}, locale)
    if (text !== undefined) found[name] = text
  }
  return found
}
