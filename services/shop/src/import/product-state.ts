import type { Sql } from '../database/database.ts'
import type { StandingPrice } from './price-plan.ts'
import type { Origin } from './write-context.ts'

export interface KnownProduct {
  id: number
  documentHash: string
  firstLiveAt: number
  createdAt: number
  origin: Origin
}

export interface KnownVariantOffer extends StandingPrice {
  variantId: number
  shopId: number
}

export function listKnownProducts(sql: Sql, ids: readonly number[]): Promise<KnownProduct[]> {
  return sql<KnownProduct>`
    select id, document_hash as "documentHash",
      first_live_at as "firstLiveAt", created_at as "createdAt", origin
    from product where id in (${ids})`
}

export async function listVariantIds(sql: Sql, productIds: readonly number[]): Promise<number[]> {
  const rows = await sql<{ id: number }>`select id from variant where product_id in (${productIds})`
  return rows.map(({ id }) => id)
}

export function listKnownOffers(
  sql: Sql,
  productIds: readonly number[],
): Promise<KnownVariantOffer[]> {
  return sql<KnownVariantOffer>`
    select s.shop_id as "shopId", s.variant_id as "variantId", s.price_cents as cents,
      s.reduced_from_cents as "reducedFromCents", s.priced_at as "pricedAt"
    from variant_shop s join variant v on v.id = s.variant_id
    where v.product_id in (${productIds})`
}
