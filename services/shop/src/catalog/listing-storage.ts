import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

export interface ListingQuestion {
  shopId: ShopId
  /** `null` asks for the whole range. */
  categoryIds: readonly number[] | null
  perPage: number
  offset: number
}

export interface ListingPage {
  ids: number[]
  total: number
}

/** One page of active products, newest first. */
export async function loadListingPage(sql: Sql, question: ListingQuestion): Promise<ListingPage> {
  const { shopId, categoryIds, perPage, offset } = question
  const isWholeRange = categoryIds === null
  const wanted = categoryIds ?? []
  const [rows, counted] = await Promise.all([
    sql<{ id: number }>`
      select p.id from product p join product_shop s on s.product_id = p.id
      where s.shop_id = ${shopId} and s.is_active = 1
        and (${isWholeRange} = 1 or p.id in (
          select product_id from product_category where category_id in (${wanted})))
      order by p.first_live_at desc, p.id
      limit ${perPage} offset ${offset}`,
    sql<{ total: number }>`
      select count(*) as total from product_shop s
      where s.shop_id = ${shopId} and s.is_active = 1
        and (${isWholeRange} = 1 or s.product_id in (
          select product_id from product_category where category_id in (${wanted})))`,
  ])
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 }
}
