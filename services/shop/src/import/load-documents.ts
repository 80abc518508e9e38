import { findShopById } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import type { Redirect } from '../redirect/follow-redirects.ts'
import { keyOfStored } from '../redirect/redirect-storage.ts'
import type { Stored } from './stored-document.ts'
import type { Origin } from './write-context.ts'

interface DocumentRow {
  id: number | string
  document: string
  origin: Origin
}

export async function listStoredCampaigns(sql: Sql): Promise<Stored<CampaignDocument>[]> {
  const rows = await sql<DocumentRow>`select id, document, origin from campaign order by id`
  return rows.map((row) => toStored<CampaignDocument>(row))
}

export async function listStoredPromotions(sql: Sql): Promise<Stored<PromotionDocument>[]> {
  const rows = await sql<DocumentRow>`select id, document, origin from promotion order by id`
  return rows.map((row) => toStored<PromotionDocument>(row))
}

export async function listStoredVouchers(
  sql: Sql,
  codes: readonly string[],
): Promise<Stored<VoucherDocument>[]> {
  const rows = await sql<DocumentRow>`
    select code as id, document, origin from voucher where code in (${codes}) order by code`
  return rows.map((row) => toStored<VoucherDocument>(row))
}

/** Without those the shop has made for people: an import that knows none of them takes none away. */
export async function listVoucherCodes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ code: string }>`
    select code from voucher where issued_at is null order by code`
  return rows.map(({ code }) => code)
}

export async function listStoredOutfits(sql: Sql): Promise<Stored<OutfitDocument>[]> {
  const rows = await sql<DocumentRow>`select id, document, origin from outfit order by id`
  return rows.map((row) => toStored<OutfitDocument>(row))
}

export async function listStoredBranches(sql: Sql): Promise<Stored<BranchDocument>[]> {
  const rows = await sql<DocumentRow>`select id, document, origin from branch order by id`
  const stock = await sql<{ branchId: number; variantId: number; quantity: number }>`
    select branch_id as "branchId", variant_id as "variantId", quantity from branch_stock
    order by variant_id`
  const stockOf = Map.groupBy(stock, ({ branchId }) => branchId)
  return rows.map((row) => {
    const stored = toStored<BranchDocument>(row)
    const onRails = stockOf.get(stored.document.id) ?? []
    const pieces = onRails.map(({ variantId, quantity }) => ({ variantId, quantity }))
    return { ...stored, document: { ...stored.document, stock: pieces } }
  })
}

export async function listStoredCustomers(
  sql: Sql,
  ids: readonly number[],
): Promise<Stored<CustomerDocument>[]> {
  const rows = await sql<DocumentRow>`
    select id, document, origin from customer where id in (${ids}) order by id`
  return rows.map((row) => toStored<CustomerDocument>(row))
}

export async function listStoredRedirects(sql: Sql): Promise<Stored<RedirectDocument>[]> {
  const rows = await sql<Redirect & { origin: Origin }>`
    select shop_id as "shopId", source, target, status_code as "statusCode", origin
    from redirect where source <> target order by shop_id, source`
  return rows.map((redirect) => ({
    key: keyOfStored(redirect),
    origin: redirect.origin,
    document: toRedirectDocument(redirect),
  }))
}

function toRedirectDocument({ shopId, source, target, statusCode }: Redirect): RedirectDocument {
  const shopPath = findShopById(shopId)?.path ?? null
  // Kept decoded; an import decodes it again.
  return { shopPath, source: source.replaceAll('%', '%25'), target, statusCode }
}

function toStored<Document>({ id, document, origin }: DocumentRow): Stored<Document> {
  return { key: String(id), origin, document: JSON.parse(document) as Document }
}
