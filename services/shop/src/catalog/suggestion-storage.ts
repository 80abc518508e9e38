import type { ShopId } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import type { Sql } from '../database/database.ts'

/** A product by the words it is found by. */
export interface ProductName {
  id: number
  /** Name and color, as in an address. */
  text: string
}

/** Of everything the shop shows, the newest first. */
export async function listProductNames(sql: Sql, shopId: ShopId): Promise<ProductName[]> {
  const rows = await sql<{ id: number; name: string; color: string }>`
    select p.id, s.name, s.color_label as color
    from product_shop s join product p on p.id = s.product_id
    where s.shop_id = ${shopId} and s.is_active = 1
    order by p.first_live_at desc, p.id`
  return rows.map(({ id, name, color }) => ({ id, text: toSlug(`${name} ${color}`) }))
}

/** The product with this id or number, or with a size of this number. */
export async function findNumberedProduct(sql: Sql, term: string): Promise<number | null> {
  const id = /^[1-9]\d{0,14}$/.test(term) ? Number(term) : 0
  const [row] = await sql<{ id: number }>`
    select id from product where id = ${id} or reference_key = ${term}
    union select product_id as id from variant where reference_key = ${term}
    limit 1`
  return row?.id ?? null
}
