import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

export interface StockedPiece {
  variantId: number
  productId: number
}

interface TakenStock {
  /** Sold without stock, so that nothing was taken. */
  unstockedIds: ReadonlySet<number>
  missingIds: number[]
  /** Products of which a size is gone now. */
  soldOutProductIds: number[]
}

/**
 * Takes pieces out of stock, as far as they are there. Always in the order of the variants, so that no
 * two who want the same ones wait for each other.
 */
export async function takeStock(
  sql: Sql,
  shopId: ShopId,
  pieces: readonly StockedPiece[],
): Promise<TakenStock> {
  const unstockedIds = new Set<number>()
  const missingIds: number[] = []
  const soldOutProductIds: number[] = []
  for (const { variantId, productId, quantity } of countVariants(pieces)) {
    const [left] = await sql<{ stock: number; isUnstocked: number }>`
      update variant_shop set stock_quantity = stock_quantity - ${quantity}
      where variant_id = ${variantId} and shop_id = ${shopId} and stock_quantity >= ${quantity}
      returning stock_quantity as stock, is_sellable_without_stock as "isUnstocked"`
    if (left === undefined) {
      const isUnstocked = await isSoldWithoutStock(sql, shopId, variantId)
      if (isUnstocked) unstockedIds.add(variantId)
      else missingIds.push(variantId)
    } else if (left.stock === 0 && left.isUnstocked === 0) soldOutProductIds.push(productId)
  }
  return { unstockedIds, missingIds, soldOutProductIds }
}

/** The products of which a size can be had again are the answer. */
export async function giveStockBack(
  sql: Sql,
  shopId: ShopId,
  pieces: readonly StockedPiece[],
): Promise<number[]> {
  const backProductIds: number[] = []
  for (const { variantId, productId, quantity } of countVariants(pieces)) {
    const [row] = await sql<{ stock: number; isUnstocked: number }>`
      update variant_shop set stock_quantity = stock_quantity + ${quantity}
      where variant_id = ${variantId} and shop_id = ${shopId}
      returning stock_quantity as stock, is_sellable_without_stock as "isUnstocked"`
    if (row?.stock === quantity && row.isUnstocked === 0) backProductIds.push(productId)
  }
  return backProductIds
}

async function isSoldWithoutStock(sql: Sql, shopId: ShopId, variantId: number): Promise<boolean> {
  const [row] = await sql`
    select variant_id from variant_shop
    where variant_id = ${variantId} and shop_id = ${shopId} and is_sellable_without_stock = 1`
  return row !== undefined
}

function countVariants(pieces: readonly StockedPiece[]) {
  const counted = new Map<number, StockedPiece & { quantity: number }>()
  for (const { variantId, productId } of pieces) {
    const quantity = (counted.get(variantId)?.quantity ?? 0) + 1
    counted.set(variantId, { variantId, productId, quantity })
  }
  return [...counted.values()].toSorted((one, other) => one.variantId - other.variantId)
}
