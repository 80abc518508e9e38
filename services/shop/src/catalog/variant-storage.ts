import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { ListedPeriod } from '../pricing/price-timeline.ts'
import type { VariantRecord } from './product-record.ts'

interface VariantRow {
  id: number
  product_id: number
  reference_key: string
  size_label: string
  price_cents: number
  reduced_from_cents: number | null
  priced_at: number
  stock_quantity: number
  is_sellable_without_stock: number
}

interface HistoryRow {
  variant_id: number
  valid_from: number
  valid_to: number
  price_cents: number
  reduced_from_cents: number | null
}

/** The sizes of these products that have a price in the shop, from small to large. */
export async function listVariants(
  sql: Sql,
  shopId: ShopId,
  productIds: readonly number[],
): Promise<VariantRecord[]> {
  const rows = await sql<VariantRow>`
    select v.id, v.product_id, v.reference_key, v.size_label, s.price_cents, s.reduced_from_cents,
      s.priced_at, s.stock_quantity, s.is_sellable_without_stock
    from variant v cross join variant_shop s
    where v.product_id in (${productIds}) and s.shop_id = ${shopId} and s.variant_id = v.id
    order by v.product_id, v.position`
  return rows.map(toVariantRecord)
}

/** What was asked for these variants before, by variant. */
export async function listPriceHistory(
  sql: Sql,
  shopId: ShopId,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, ListedPeriod[]>> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql<HistoryRow>`
    select variant_id, valid_from, valid_to, price_cents, reduced_from_cents from price_history
    where variant_id in (${variantIds}) and shop_id = ${shopId}`
  const history = new Map<number, ListedPeriod[]>()
  for (const row of rows) {
    const period = {
      from: row.valid_from,
      until: row.valid_to,
      cents: row.price_cents,
      reducedFromCents: row.reduced_from_cents,
    }
    const known = history.get(row.variant_id)
    if (known === undefined) history.set(row.variant_id, [period])
    else known.push(period)
  }
  return history
}

export async function listProductIdsOfVariants(
  sql: Sql,
  variantIds: readonly number[],
): Promise<number[]> {
  const rows = await sql<{ productId: number }>`
    select distinct product_id as "productId" from variant where id in (${variantIds})`
  return rows.map(({ productId }) => productId)
}

function toVariantRecord(row: VariantRow): VariantRecord {
  return {
    id: row.id,
    productId: row.product_id,
    referenceKey: row.reference_key,
    sizeLabel: row.size_label,
    asked: {
      cents: row.price_cents,
      reducedFromCents: row.reduced_from_cents,
      pricedAt: row.priced_at,
    },
    stock: {
      quantity: row.stock_quantity,
      isSellableWithoutStock: row.is_sellable_without_stock === 1,
    },
  }
}
