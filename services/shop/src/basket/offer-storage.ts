import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { Offer } from './fit-quantity.ts'
import { isInTimeframe } from './sellable-timeframe.ts'

/** An offer and the product it is a size of. */
interface FoundOffer extends Offer {
  productId: number
}

export type Offers = ReadonlyMap<number, FoundOffer>

interface OfferRow {
  id: number
  product_id: number
  is_active: number | null
  sellable_from: number | null
  sellable_to: number | null
  /** `null` for a size the shop has no price for. */
  stock_quantity: number | null
  is_sellable_without_stock: number | null
}

/** What the shop can sell of these variants; those it has never heard of are missing. */
export async function loadOffers(
  sql: Sql,
  shopId: ShopId,
  question: { variantIds: readonly number[]; now: number },
): Promise<Offers> {
  if (question.variantIds.length === 0) return new Map()
  const rows = await sql<OfferRow>`
    select v.id, v.product_id, ps.is_active, p.sellable_from, p.sellable_to,
      vs.stock_quantity, vs.is_sellable_without_stock
    from variant v
      join product p on p.id = v.product_id
      left join product_shop ps on ps.product_id = v.product_id and ps.shop_id = ${shopId}
      left join variant_shop vs on vs.variant_id = v.id and vs.shop_id = ${shopId}
    where v.id in (${question.variantIds})`
  return new Map(rows.map((row) => [row.id, toOffer(row, question.now)]))
}

function toOffer(row: OfferRow, now: number): FoundOffer {
  const isShown = row.is_active === 1 && row.stock_quantity !== null
  const timeframe = { sellableFrom: row.sellable_from, sellableTo: row.sellable_to }
  const stock = row.is_sellable_without_stock === 1 ? Infinity : (row.stock_quantity ?? 0)
  const isSold = isShown && isInTimeframe(timeframe, now)
  return { productId: row.product_id, isShown, available: isSold ? stock : 0 }
}
