import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { toCountStatement, toPageStatement, type ListingPage } from './listing-query.ts'
import type { ListingQuestion } from './listing-question.ts'

export async function listPageIds(
  sql: Sql,
  question: ListingQuestion,
  page: ListingPage,
): Promise<number[]> {
  const { text, values } = toPageStatement(question, page)
  return (await sql.statement<{ id: number }>(text, values)).map(({ id }) => id)
}

export async function countListed(sql: Sql, question: ListingQuestion): Promise<number> {
  const { text, values } = toCountStatement(question)
  const [counted] = await sql.statement<{ total: number }>(text, values)
  return counted?.total ?? 0
}

/** How many products the shop shows. */
export async function countRange(sql: Sql, shopId: ShopId): Promise<number> {
  const [counted] = await sql<{ total: number }>`
    select count(*) as total from product_shop where shop_id = ${shopId} and is_active = 1`
  return counted?.total ?? 0
}

/** Other styles of the category that can be bought, each in its newest color, newest first. */
export async function listOtherStyles(
  sql: Sql,
  wanted: { shopId: ShopId; categoryId: number; masterKey: string; limit: number },
): Promise<number[]> {
  const { shopId, categoryId, masterKey, limit } = wanted
  const rows = await sql<{ id: number }>`
    select id from (
      select p.id, p.first_live_at,
        row_number() over (
          partition by p.master_key order by p.first_live_at desc, p.id desc) as place
      from product_category c cross join product p cross join product_shop s
      where c.category_id = ${categoryId} and p.id = c.product_id and p.master_key <> ${masterKey}
        and s.shop_id = ${shopId} and s.product_id = p.id and s.is_active = 1
        and exists (
          select 1 from variant v cross join variant_shop o
          where v.product_id = p.id and o.shop_id = ${shopId} and o.variant_id = v.id
            and (o.stock_quantity > 0 or o.is_sellable_without_stock = 1))
    ) styled
    where place = 1 order by first_live_at desc, id desc limit ${limit}`
  return rows.map(({ id }) => id)
}
