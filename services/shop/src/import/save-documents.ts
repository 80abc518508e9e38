import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { toRedirectKey } from '../redirect/redirect-rules.ts'
import { EVERY_SHOP } from '../redirect/redirect-storage.ts'
import { savePictures } from './save-pictures.ts'
import type { WriteContext } from './write-context.ts'

const CAMPAIGN = {
  table: 'campaign',
  columns: ['id', 'campaign_key', 'starts_at', 'ends_at', 'document', 'origin'],
  overwriteBy: ['id'],
} as const

const PROMOTION = {
  table: 'promotion',
  columns: ['id', 'priority', 'starts_at', 'ends_at', 'document', 'origin'],
  overwriteBy: ['id'],
} as const

const OUTFIT = {
  table: 'outfit',
  columns: ['id', 'position', 'document', 'origin'],
  overwriteBy: ['id'],
} as const

const OUTFIT_PRODUCT = {
  table: 'outfit_product',
  columns: ['outfit_id', 'product_id', 'position'],
} as const

const BRANCH = {
  table: 'branch',
  columns: ['id', 'country_code', 'latitude', 'longitude', 'document', 'origin'],
  overwriteBy: ['id'],
} as const

const BRANCH_STOCK = {
  table: 'branch_stock',
  columns: ['branch_id', 'variant_id', 'quantity'],
} as const

const CUSTOMER = {
  table: 'customer',
  columns: ['id', 'shop_id', 'email', 'document', 'origin'],
  overwriteBy: ['id'],
} as const

/** How often it was redeemed is not in here: no import changes that. */
const VOUCHER = {
  table: 'voucher',
  columns: ['code', 'starts_at', 'ends_at', 'max_redemptions', 'document', 'origin'],
  overwriteBy: ['code'],
} as const

const REDIRECT = {
  table: 'redirect',
  columns: ['shop_id', 'source', 'target', 'status_code', 'origin'],
  overwriteBy: ['shop_id', 'source'],
} as const

export async function saveCampaigns(
  sql: Sql,
  documents: readonly CampaignDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await insertRows(
    sql,
    CAMPAIGN,
    documents.map((document) => ({
      id: document.id,
      campaign_key: document.key,
      starts_at: Date.parse(document.startsAt),
      ends_at: Date.parse(document.endsAt),
      document: JSON.stringify(document),
      origin,
    })),
  )
}

export async function savePromotions(
  sql: Sql,
  documents: readonly PromotionDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await insertRows(
    sql,
    PROMOTION,
    documents.map((document) => ({
      id: document.id,
      priority: document.priority,
      starts_at: Date.parse(document.schedule.from),
      ends_at: Date.parse(document.schedule.to),
      document: JSON.stringify(document),
      origin,
    })),
  )
}

export async function saveVouchers(
  sql: Sql,
  documents: readonly VoucherDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await insertRows(
    sql,
    VOUCHER,
    documents.map((document) => ({
      code: document.code,
      starts_at: Date.parse(document.startsAt),
      ends_at: Date.parse(document.endsAt),
      max_redemptions: document.maxRedemptions ?? null,
      document: JSON.stringify(document),
      origin,
    })),
  )
}

export async function saveOutfits(
  sql: Sql,
  documents: readonly OutfitDocument[],
  { origin }: WriteContext,
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  await sql`delete from outfit_product where outfit_id in (${ids})`
  await insertRows(
    sql,
    OUTFIT,
    documents.map((document) => ({
      id: document.id,
      position: document.position,
      document: JSON.stringify(document),
      origin,
    })),
  )
  await insertRows(
    sql,
    OUTFIT_PRODUCT,
    documents.flatMap(({ id, productIds }) =>
      productIds.map((productId, position) => ({
        outfit_id: id,
        product_id: productId,
        position,
      })),
    ),
  )
  await savePictures(
    sql,
    documents.flatMap(({ images }) => images),
  )
}

/** Stock changes more often than the rest, so it is only in its own table. */
export async function saveBranches(
  sql: Sql,
  documents: readonly BranchDocument[],
  { origin }: WriteContext,
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  await sql`delete from branch_stock where branch_id in (${ids})`
  await insertRows(
    sql,
    BRANCH,
    documents.map((document) => ({
      id: document.id,
      country_code: document.address.countryCode,
      latitude: document.geoPoint.lat,
      longitude: document.geoPoint.lng,
      document: JSON.stringify({ ...document, stock: [] }),
      origin,
    })),
  )
  await insertRows(
    sql,
    BRANCH_STOCK,
    documents.flatMap(({ id, stock }) =>
      stock.map(({ variantId, quantity }) => ({ branch_id: id, variant_id: variantId, quantity })),
    ),
  )
}

export async function saveCustomers(
  sql: Sql,
  documents: readonly CustomerDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await insertRows(
    sql,
    CUSTOMER,
    documents.map((document) => ({
      id: document.id,
      shop_id: shopIdOf(document.shop),
      email: document.email,
      document: JSON.stringify(document),
      origin,
    })),
  )
}

export async function saveRedirects(
  sql: Sql,
  documents: readonly RedirectDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await insertRows(
    sql,
    REDIRECT,
    documents.map(({ shopPath, source, target, statusCode }) => ({
      shop_id: shopPath === null ? EVERY_SHOP : shopIdOf(shopPath),
      source: toRedirectKey(source),
      target,
      status_code: statusCode,
      origin,
    })),
  )
}

function shopIdOf(path: ShopPath): number {
  return findShopByPath(path)?.shopId ?? EVERY_SHOP
}
