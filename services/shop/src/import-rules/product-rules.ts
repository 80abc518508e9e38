import { LOCALES, type Locale, type Shop } from '@saum/domain/shops'
import { textFor, type Localized } from '../documents/localized-text.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { offersOf, variantOffersOf, type ShopOffer } from '../import/product-offers.ts'
import { findHistoryFaults, findPriceFaults } from './price-rules.ts'
import { findMissingTexts, type NeededText } from './translation-rules.ts'
import type { FieldFault } from './fault.ts'

/** Attributes that have a field of their own or are worked out. */
const RESERVED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'name',
  'brand',
  'color',
  'colorHex',
  'colorDetail',
  'colorFamily',
  'size',
  'shopSize',
  'campaign',
  'promotion',
  'storefrontBadge',
  'seasonMonth',
  'seasonYear',
  'productSetItems',
  'category',
])

/** Everything that is wrong with a product by itself although each of its fields is well formed. */
export function findProductFaults(document: ProductDocument): FieldFault[] {
  const offers = offersOf(document)
  const active = offers.flatMap(({ shop, isActive }) => (isActive ? [shop] : []))
  return [
    ...findShopFaults(document, offers),
    ...findPriceFaults(document),
    ...findHistoryFaults(document),
    ...findVariantFaults(document, offers),
    ...findTimeFaults(document),
    ...findAttributeFaults(document),
    ...findMissingTexts(neededTexts(document), active),
    ...findMissingDetails(document, active),
    ...findMissingWarnings(document, active),
    ...findPosterFaults(document),
  ]
}

function findShopFaults(
  { shops = [] }: ProductDocument,
  offers: readonly ShopOffer[],
): FieldFault[] {
  if (offers.length === 0) {
    return [{ field: 'prices', reason: 'name no shop; a product needs a price in at least one' }]
  }
  return shops.flatMap((path, index) =>
    offers.some(({ shop }) => shop.path === path)
      ? []
      : [{ field: `shops.${index}`, reason: `${path} has no price; add prices.${path}.amount` }],
  )
}

function findVariantFaults(document: ProductDocument, offers: readonly ShopOffer[]): FieldFault[] {
  const first = new Map<string, number>()
  return document.variants.flatMap((variant, index) => {
    const { size } = variant
    const known = first.get(size)
    first.set(size, known ?? index)
    if (known !== undefined) {
      const reason = `${size} is also the size of variant ${known}`
      return [{ field: `variants.${index}.size`, reason }]
    }
    if (offers.length === 0 || variantOffersOf(document, variant).length > 0) return []
    return [{ field: `variants.${index}.prices`, reason: 'name no shop; every size needs a price' }]
  })
}

function findTimeFaults({ sellableFrom, sellableTo }: ProductDocument): FieldFault[] {
  if (sellableFrom === undefined || sellableTo === undefined) return []
  return Date.parse(sellableFrom) < Date.parse(sellableTo)
    ? []
    : [{ field: 'sellableTo', reason: 'must be later than sellableFrom' }]
}

function findAttributeFaults({ attributes }: ProductDocument): FieldFault[] {
  return Object.keys(attributes)
    .filter((key) => RESERVED_ATTRIBUTES.has(key))
    .map((key) => ({
      field: `attributes.${key}`,
      reason: 'is a name the shop uses itself; choose another',
    }))
}

/** The name and the color must be there; everything else must be there if it is there at all. */
function neededTexts(document: ProductDocument): NeededText[] {
  const { color, images, videos = [], materials, care, attributes } = document
  return [
    { field: 'name', texts: document.name },
    { field: 'color.label', texts: color.label },
    { field: 'color.family.label', texts: color.family?.label },
    { field: 'storefrontBadge', texts: document.storefrontBadge },
    { field: 'freeTextBadge', texts: document.freeTextBadge },
    { field: 'shortDescription', texts: document.shortDescription },
    { field: 'description', texts: document.description },
    { field: 'fitNote', texts: document.fitNote },
    ...images.map(({ alt }, index) => ({ field: `images.${index}.alt`, texts: alt })),
    ...videos.flatMap(({ alt, captions }, index) => [
      { field: `videos.${index}.alt`, texts: alt },
      { field: `videos.${index}.captions`, texts: captions },
    ]),
    ...materials.flatMap(({ part, text, fibres }, index) => [
      { field: `materials.${index}.part`, texts: part },
      { field: `materials.${index}.text`, texts: text },
      ...fibres.map(({ label }, fibre) => ({
        field: `materials.${index}.fibres.${fibre}.label`,
        texts: label,
      })),
    ]),
    ...care.map(({ label }, index) => ({ field: `care.${index}.label`, texts: label })),
    ...Object.entries(attributes).flatMap(([key, values]) =>
      Array.isArray(values)
        ? values.map(({ label }, index) => ({
            field: `attributes.${key}.${index}.label`,
            texts: label,
          }))
        : [{ field: `attributes.${key}.label`, texts: values.label }],
    ),
  ]
}

/** Lists are translated as a whole. */
function findMissingDetails({ details }: ProductDocument, active: readonly Shop[]): FieldFault[] {
  if (details === undefined) return []
  const present: Localized<string> = {}
  for (const locale of LOCALES) {
    if ((details[locale] ?? []).length > 0) present[locale] = locale
  }
  const hasAny = LOCALES.some((locale) => textFor(present, locale) !== undefined)
  return hasAny ? findMissingTexts([{ field: 'details', texts: present }], active) : []
}

/** Nobody is warned in one language and told in another that no warning is needed. */
function findMissingWarnings({ warnings }: ProductDocument, active: readonly Shop[]): FieldFault[] {
  if (warnings === undefined) return []
  const present: Localized<string> = {}
  const empty: Locale[] = []
  for (const locale of LOCALES) {
    const list = warnings[locale]
    if (list !== undefined) present[locale] = locale
    if (list?.length === 0) empty.push(locale)
  }
  const isNeeded = LOCALES.some((locale) => (warnings[locale] ?? []).length > 0)
  const contradictions = (isNeeded ? empty : []).map((locale) => ({
    field: `warnings.${locale}`,
    reason: 'is empty although another language has warnings; add them',
  }))
  return [...contradictions, ...findMissingTexts([{ field: 'warnings', texts: present }], active)]
}

function findPosterFaults({ videos = [], images }: ProductDocument): FieldFault[] {
  const keys = new Set(images.map(({ key }) => key))
  return videos.flatMap(({ poster }, index) =>
    poster === undefined || keys.has(poster)
      ? []
      : [{ field: `videos.${index}.poster`, reason: 'must be the key of a picture in images' }],
  )
}
