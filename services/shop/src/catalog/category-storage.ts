import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CategoryRecord, ProductInCategory } from './category-tree.ts'

interface CategoryRow {
  id: number
  category_key: string
  parent_id: number | null
  is_hidden: number
  is_sale: number
  shop_level_custom_data: string
  name: string
  slug: string
  description: string
  meta_description: string
}

/** Every category of the shop in display order, hidden ones included. */
export async function listCategories(sql: Sql, shopId: ShopId): Promise<CategoryRecord[]> {
  const rows = await sql<CategoryRow>`
    select c.id, c.category_key, c.parent_id, c.is_hidden, c.is_sale, c.shop_level_custom_data,
      t.name, t.slug, t.description, t.meta_description
    from category c join category_text t on t.category_id = c.id
    where t.shop_id = ${shopId}
    order by c.position, c.id`
  return rows.map(toCategoryRecord)
}

/** Which active product of the shop is in which category. */
export function listProductsInCategories(sql: Sql, shopId: ShopId): Promise<ProductInCategory[]> {
  return sql<ProductInCategory>`
    select pc.product_id as "productId", pc.category_id as "categoryId", p.master_key as style
    from product_category pc join product_shop ps on ps.product_id = pc.product_id
      join product p on p.id = pc.product_id
    where ps.shop_id = ${shopId} and ps.is_active = 1`
}

function toCategoryRecord(row: CategoryRow): CategoryRecord {
  return {
    id: row.id,
    key: row.category_key,
    parentId: row.parent_id,
    isHidden: row.is_hidden === 1,
    isSale: row.is_sale === 1,
    name: row.name,
    slug: row.slug,
    description: row.description,
    metaDescription: row.meta_description,
    shopLevelCustomData: JSON.parse(row.shop_level_custom_data) as Record<string, unknown>,
  }
}
