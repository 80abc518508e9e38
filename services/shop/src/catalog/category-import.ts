import { SHOPS } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { CategorySeed } from './catalog-seed.ts'
import { rootlineOf } from './catalog-seed-rules.ts'
import { removeVanished } from './remove-vanished.ts'

const CATEGORY = {
  table: 'category',
  columns: [
    'id',
    'category_key',
    'parent_id',
    'position',
    'is_hidden',
    'is_sale',
    'shop_level_custom_data',
    'origin',
  ],
  overwriteBy: ['id'],
} as const

const CATEGORY_TEXT = {
  table: 'category_text',
  columns: ['shop_id', 'category_id', 'name', 'slug', 'description', 'meta_description'],
} as const

/** Known categories keep their rows, so that whatever refers to them stays. */
export async function saveCategories(sql: Sql, seeds: readonly CategorySeed[]): Promise<void> {
  await sql`delete from category_text`
  await sql`update category set parent_id = null, category_key = '~' || cast(id as text)`
  await removeVanished(sql, 'category', seeds)
  await insertRows(sql, CATEGORY, toCategoryRows(seeds))
  await insertRows(sql, CATEGORY_TEXT, seeds.flatMap(toTextRows))
}

function toCategoryRows(seeds: readonly CategorySeed[]) {
  const byKey = new Map(seeds.map((seed) => [seed.key, seed]))
  const depthOf = (seed: CategorySeed) => rootlineOf(seed, byKey)?.length ?? 0
  const parentsFirst = seeds.toSorted((left, right) => depthOf(left) - depthOf(right))
  return parentsFirst.map((seed) => ({
    id: seed.id,
    category_key: seed.key,
    parent_id: seed.parentKey === null ? null : (byKey.get(seed.parentKey)?.id ?? null),
    position: seed.position,
    is_hidden: seed.isHidden,
    is_sale: seed.isSale,
    shop_level_custom_data: JSON.stringify(seed.shopLevelCustomData),
    origin: 'demo',
  }))
}

function toTextRows(seed: CategorySeed) {
  return SHOPS.map(({ shopId, locale }) => ({
    shop_id: shopId,
    category_id: seed.id,
    name: seed.name[locale],
    slug: seed.slug[locale],
    description: seed.description[locale],
    meta_description: seed.metaDescription[locale],
  }))
}
