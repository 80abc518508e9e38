import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { toKeptPromotion } from '../promotion/kept-promotion.ts'
import { listPromotionsByIds } from '../promotion/promotion-storage.ts'
import { findVoucher } from '../voucher/voucher-storage.ts'
import type { OrderReductions } from './lost-reductions.ts'

/** The rules an order was reduced by. What nobody knows any more has none: its reduction stays. */
export async function loadReductions(
  sql: Sql,
  trees: CategoryTrees,
  order: KeptOrder,
): Promise<OrderReductions> {
  const { shop, pieces, createdAt, document } = order
  const ids = pieces.flatMap(({ document: { promotionId, price } }) => {
    const isReduced = price.appliedReductions.some(({ category }) => category === 'promotion')
    return isReduced && promotionId !== null ? [promotionId] : []
  })
  const documents = await listPromotionsByIds(sql, [...new Set(ids)])
  const view = { shop, tree: await trees.of(shop), now: createdAt }
  const voucher = document.voucher && (await findVoucher(sql, shop, document.voucher.code))
  return {
    // One that was switched off since held when this was ordered.
    promotions: documents.flatMap((one) => toKeptPromotion({ ...one, isActive: true }, view) ?? []),
    voucher: voucher && { code: voucher.code, minimumCents: voucher.minimumCents },
  }
}
