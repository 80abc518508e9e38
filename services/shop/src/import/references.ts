import type { Sql } from '../database/database.ts'

export interface CategoryReference {
  id: number
  /** The shops it has a name in. */
  shopIds: ReadonlySet<number>
}

/** What stands behind the keys that products and others name. */
export interface References {
  categories: ReadonlyMap<string, CategoryReference>
  /** By campaign key: the number its products wear. */
  campaigns: ReadonlyMap<string, number>
}

export async function loadReferences(sql: Sql): Promise<References> {
  const categories = await sql<{ key: string; id: number; shop_id: number | null }>`
    select c.category_key as key, c.id, t.shop_id
    from category c left join category_text t on t.category_id = c.id`
  const campaigns = await sql<{ key: string; document: string }>`
    select campaign_key as key, document from campaign`
  return {
    categories: new Map(
      Map.groupBy(categories, ({ key }) => key)
        .entries()
        .map(([key, rows]) => [key, toReference(rows)]),
    ),
    campaigns: new Map(campaigns.map(({ key, document }) => [key, attributeIdOf(document)])),
  }
}

function toReference(rows: readonly { id: number; shop_id: number | null }[]): CategoryReference {
  return {
    id: rows[0]?.id ?? 0,
    shopIds: new Set(rows.flatMap(({ shop_id: shopId }) => shopId ?? [])),
  }
}

function attributeIdOf(document: string): number {
  const { product } = JSON.parse(document) as { product: { attributeId: number } }
  return product.attributeId
}
