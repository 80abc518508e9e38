import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { toRedirect } from '../import-rules/redirect-rules.ts'
import { saveRedirects as storeRedirects } from '../redirect/redirect-storage.ts'
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
  handedOver: readonly CustomerDocument[],
  { origin, now }: WriteContext,
): Promise<void> {
  const documents = await withoutForgotten(sql, handedOver)
  await forgetProofOfOtherEmails(sql, documents)
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
  const ids = documents.map(({ id }) => id)
  const proven = documents.flatMap(({ id, isEmailVerified }) => (isEmailVerified ? [id] : []))
  await sql`update customer set updated_at = ${now} where id in (${ids})`
  await sql`update customer set created_at = ${now} where id in (${ids}) and created_at = 0`
  if (proven.length === 0) return
  await sql`
    update customer set email_verified_at = ${now}
    where id in (${proven}) and email_verified_at is null`
}

/** Whoever has deleted their account is not brought back by another system that still knows them. */
async function withoutForgotten(
  sql: Sql,
  documents: readonly CustomerDocument[],
): Promise<readonly CustomerDocument[]> {
  const rows = await sql<{ id: number }>`
    select customer_id as id from forgotten_customer
    where customer_id in (${documents.map(({ id }) => id)})`
  const forgotten = new Set(rows.map(({ id }) => id))
  return documents.filter(({ id }) => !forgotten.has(id))
}

/** That an address was somebody's says nothing about the next one. */
async function forgetProofOfOtherEmails(
  sql: Sql,
  documents: readonly CustomerDocument[],
): Promise<void> {
  const emails = new Map(documents.map(({ id, email }) => [id, email]))
  const known = await sql<{ id: number; email: string }>`
    select id, email from customer
    where id in (${[...emails.keys()]}) and email_verified_at is not null`
  const moved = known.flatMap(({ id, email }) => (emails.get(id) === email ? [] : [id]))
  if (moved.length === 0) return
  await sql`update customer set email_verified_at = null where id in (${moved})`
}

export async function saveRedirects(
  sql: Sql,
  documents: readonly RedirectDocument[],
  { origin }: WriteContext,
): Promise<void> {
  await storeRedirects(sql, documents.map(toRedirect), { origin })
}

function shopIdOf(path: ShopPath): number {
  return findShopByPath(path)?.shopId ?? 0
}
