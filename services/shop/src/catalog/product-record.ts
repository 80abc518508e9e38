import type { Stock } from '@saum/domain/sellable'
import type { LocalizedText } from '../documents/localized-text.ts'
import type { StoredAdvancedAttributes, StoredAttributes } from '../import/product-attributes.ts'
import type { CampaignPeriod } from '../pricing/price-timeline.ts'
import type { AskedPrice } from '../pricing/unit-price.ts'

/** One product of one shop as the database knows it. */
export interface ProductRecord {
  id: number
  masterKey: string
  referenceKey: string
  brand: string
  name: string
  slug: string
  color: { id: number; key: string; hex: string; label: string }
  firstLiveAt: number
  sellableFrom: number | null
  sellableTo: number | null
  createdAt: number
  updatedAt: number
  attributes: StoredAttributes
  /** `null` for a product that is only there as the sibling of another. */
  advancedAttributes: StoredAdvancedAttributes | null
}

export interface VariantRecord {
  id: number
  productId: number
  referenceKey: string
  sizeLabel: string
  asked: AskedPrice & { pricedAt: number }
  stock: Stock
}

export interface ImageRecord {
  productId: number
  key: string
  assetName: string
  width: number
  height: number
  alt: LocalizedText
  averageColor: string | null
  thumbhash: string | null
}

export interface CampaignRecord {
  key: string
  /** The number its products wear. */
  attributeId: number
  startsAt: number
  endsAt: number
  /** What it takes off and when; `null` for a campaign that only shows a badge. */
  reduction: CampaignPeriod | null
  badgeLabel: LocalizedText
}
