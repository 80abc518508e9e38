import type { IndexProduct } from '@saum/contract/search-feed'
import { isSellable } from '@saum/domain/sellable'
import { toColorSummary, toImage } from '../catalog/product-answer.ts'
import { wornCampaign } from '../catalog/product-campaign.ts'
import type { PricedVariant, PriceEnds, PriceView } from '../catalog/product-pricing.ts'
import type {
  CampaignRecord,
  ImageRecord,
  ProductRecord,
  VariantRecord,
} from '../catalog/product-record.ts'
import { textFor } from '../documents/localized-text.ts'
import type { StoredAdvancedAttributes, StoredAttributes } from '../import/product-attributes.ts'

const IMAGES = 2

/** Attributes that are something else than words about the product, or are said elsewhere. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set([
  'brand',
  'campaign',
  'category',
  'color',
  'colorFamily',
  'productSetItems',
  'promotion',
  'seasonMonth',
  'seasonYear',
  'storefrontBadge',
])

/** Everything known about one product of one shop. */
export interface FeedProduct extends PriceEnds<PricedVariant> {
  record: ProductRecord
  campaign: CampaignRecord | null
  /** From small to large. */
  sizes: readonly VariantRecord[]
  images: readonly ImageRecord[]
  categoryIds: number[]
  branchIds: number[]
}

export function toIndexProduct(product: FeedProduct, view: PriceView): IndexProduct {
  const { record, sizes } = product
  const { referenceKey, priceRange, lowestPriorPrice, ...summary } = toColorSummary(product, view)
  const { attributes, color } = record
  const [family] = labelsOf(attributes['colorFamily'])
  return {
    id: summary.id,
    masterKey: summary.masterKey,
    referenceKey,
    slug: summary.slug,
    name: record.name,
    brand: record.brand,
    color: { key: color.key, label: color.label, hex: color.hex, family: family ?? null },
    attributes: toWords(attributes),
    ...toTexts(record.advancedAttributes),
    badges: toBadges(product, view),
    categoryIds: product.categoryIds,
    isNew: summary.isNew,
    isSoldOut: summary.isSoldOut,
    firstLiveAt: record.firstLiveAt,
    priceRange,
    lowestPriorPrice,
    sizes: sizes.map(({ sizeLabel, referenceKey: key, stock }) => ({
      label: sizeLabel,
      referenceKey: key,
      isSellable: isSellable(stock),
    })),
    stock: sizes.reduce((pieces, { stock }) => pieces + stock.quantity, 0),
    images: product.images.slice(0, IMAGES).map((image) => toImage(image, record, view.shop)),
    branchIds: product.branchIds,
    combineWith: record.advancedAttributes?.combineWith ?? [],
  }
}

function toWords(attributes: StoredAttributes): IndexProduct['attributes'] {
  const words: IndexProduct['attributes'] = {}
  for (const [key, stored] of Object.entries(attributes)) {
    if (!SAID_ELSEWHERE.has(key)) words[key] = labelsOf(stored)
  }
  return words
}

function toTexts(
  stored: StoredAdvancedAttributes | null,
): Pick<IndexProduct, 'shortDescription' | 'description' | 'details' | 'materials' | 'care'> {
  return {
    shortDescription: stored?.shortDescription ?? null,
    description: stored?.description ?? null,
    details: stored?.details ?? [],
    materials: (stored?.materials ?? []).map(toMaterial),
    care: (stored?.care ?? []).map(({ label }) => label),
  }
}

function toMaterial({ part, fibres, text }: StoredAdvancedAttributes['materials'][number]): string {
  const shares = fibres.map(({ label, percent }) => `${percent} % ${label}`)
  const words = [...shares, ...(text === undefined ? [] : [text])].join(', ')
  return part === undefined ? words : `${part}: ${words}`
}

function toBadges(product: FeedProduct, { shop, now }: PriceView): string[] {
  const { record } = product
  const [own] = labelsOf(record.attributes['storefrontBadge'])
  const free = record.advancedAttributes?.freeTextBadge
  const campaign = wornCampaign(product, now)
  const worn = campaign === null ? undefined : textFor(campaign.badgeLabel, shop.locale)
  return [own, free, worn].filter((badge) => badge !== undefined && badge !== '') as string[]
}

function labelsOf(stored: StoredAttributes[string] | undefined): string[] {
  return [stored?.values ?? []].flat().map(({ label }) => label)
}
