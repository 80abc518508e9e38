import type { BranchDocument } from './branch-document.ts'
import type { CategoryDocument } from './category-document.ts'
import type { CustomerDocument } from './customer-document.ts'
import type { GroupPriceDocument } from './group-price-document.ts'
import type { OutfitDocument } from './outfit-document.ts'
import type { ProductDocument } from './product-document.ts'
import type { CampaignDocument, PromotionDocument } from './promotion-document.ts'
import type { RedirectDocument } from './redirect-document.ts'
import type { VoucherDocument } from './voucher-document.ts'

/** What one file of an import may hold, one document per line. */
export interface DocumentByKind {
  categories: CategoryDocument
  products: ProductDocument
  outfits: OutfitDocument
  branches: BranchDocument
  'group-prices': GroupPriceDocument
  promotions: PromotionDocument
  vouchers: VoucherDocument
  campaigns: CampaignDocument
  redirects: RedirectDocument
  customers: CustomerDocument
}

export type DocumentKind = keyof DocumentByKind

/** In the order in which they refer to each other. */
export const DOCUMENT_KINDS = [
  'categories',
  'campaigns',
  'products',
  'group-prices',
  'promotions',
  'vouchers',
  'outfits',
  'branches',
  'redirects',
  'customers',
] as const satisfies readonly DocumentKind[]

/** A small range in memory, for tests; a real one is streamed. */
export type Catalog = { [Kind in DocumentKind]: DocumentByKind[Kind][] }
