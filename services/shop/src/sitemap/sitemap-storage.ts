import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** The first id of every part, when the active products of a shop are cut into parts by id. */
export async function listPartStarts(
  sql: Sql,
  shopId: ShopId,
  partSize: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    select numbered.id from (
      select product_id as id, row_number() over (order by product_id) as place
      from product_shop where shop_id = ${shopId} and is_active = 1
    ) numbered
    where (numbered.place - 1) % ${partSize} = 0 order by numbered.id`
  return rows.map(({ id }) => id)
}

interface Part {
  shopId: ShopId
  from: number
  size: number
}

interface SlugRow {
  productId: number
  updatedAt: number
  shopId: number
  slug: string
}

/** One row per product and shop that sells it, by product. */
export function listPartSlugs(sql: Sql, { shopId, from, size }: Part): Promise<SlugRow[]> {
  return sql<SlugRow>`
    select p.id as "productId", p.updated_at as "updatedAt", s.shop_id as "shopId", s.slug
    from (
      select product_id from product_shop
      where shop_id = ${shopId} and is_active = 1 and product_id >= ${from}
      order by product_id limit ${size}
    ) part
    join product p on p.id = part.product_id
    join product_shop s on s.product_id = p.id and s.is_active = 1
    order by p.id, s.shop_id`
}

/** The pictures of the same products, in their order. */
export function listPartPictures(
  sql: Sql,
  { shopId, from, size }: Part,
): Promise<{ productId: number; pictureKey: string }[]> {
  return sql<{ productId: number; pictureKey: string }>`
    select i.product_id as "productId", i.picture_key as "pictureKey"
    from (
      select product_id from product_shop
      where shop_id = ${shopId} and is_active = 1 and product_id >= ${from}
      order by product_id limit ${size}
    ) part
    join product_image i on i.product_id = part.product_id
    order by i.product_id, i.position`
}

export interface ChangeRow {
  id: number
  updatedAt: number
}

/** The last change among the active products of each category. */
export function listCategoryChanges(sql: Sql, shopId: ShopId): Promise<ChangeRow[]> {
  return sql<ChangeRow>`
    select c.category_id as id, max(p.updated_at) as "updatedAt"
    from product_category c
    join product_shop s on s.product_id = c.product_id and s.shop_id = ${shopId} and s.is_active = 1
    join product p on p.id = c.product_id
    group by c.category_id order by c.category_id`
}

/** The same for each outfit. */
export function listOutfitChanges(sql: Sql, shopId: ShopId): Promise<ChangeRow[]> {
  return sql<ChangeRow>`
    select o.outfit_id as id, max(p.updated_at) as "updatedAt"
    from outfit_product o
    join product_shop s on s.product_id = o.product_id and s.shop_id = ${shopId} and s.is_active = 1
    join product p on p.id = o.product_id
    group by o.outfit_id order by o.outfit_id`
}

export async function findRangeChange(sql: Sql, shopId: ShopId): Promise<number | null> {
  const [row] = await sql<{ updatedAt: number | null }>`
    select max(p.updated_at) as "updatedAt" from product_shop s
    join product p on p.id = s.product_id
    where s.shop_id = ${shopId} and s.is_active = 1`
  return row?.updatedAt ?? null
}
