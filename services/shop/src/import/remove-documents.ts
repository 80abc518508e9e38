import { findShopByPath } from '@saum/domain/shops'
import { noteGoneProducts } from '../catalog/gone-product-storage.ts'
import type { Sql } from '../database/database.ts'
import { EVERY_SHOP } from '../redirect/follow-redirects.ts'
import { listNamed, removeSources } from '../redirect/redirect-storage.ts'
import type { Removal } from './import-kind.ts'

export async function removeProducts(sql: Sql, keys: readonly string[]): Promise<Removal> {
  const ids = keys.map(Number)
  await noteGoneProducts(sql, ids)
  await sql`delete from outfit_product where product_id in (${ids})`
  await sql`delete from product where id in (${ids})`
  return allOf(keys)
}

export async function removeCampaigns(sql: Sql, keys: readonly string[]): Promise<Removal> {
  await sql`delete from campaign where id in (${keys.map(Number)})`
  return allOf(keys)
}

export async function removePromotions(sql: Sql, keys: readonly string[]): Promise<Removal> {
  await sql`delete from promotion where id in (${keys})`
  return allOf(keys)
}

export async function removeOutfits(sql: Sql, keys: readonly string[]): Promise<Removal> {
  await sql`delete from outfit where id in (${keys.map(Number)})`
  return allOf(keys)
}

export async function removeBranches(sql: Sql, keys: readonly string[]): Promise<Removal> {
  await sql`delete from branch where id in (${keys.map(Number)})`
  return allOf(keys)
}

export async function removeVouchers(sql: Sql, keys: readonly string[]): Promise<Removal> {
  await sql`delete from voucher where code in (${keys})`
  return allOf(keys)
}

/** What moved pages have left behind stays: no file knows of it. */
export async function removeRedirects(sql: Sql, keys: readonly string[]): Promise<Removal> {
  const removed: string[] = []
  const sourcesByShop = Map.groupBy(keys, (key) => key.slice(0, key.indexOf(' ')))
  for (const [shopPath, some] of sourcesByShop) {
    const shopId = findShopByPath(shopPath)?.shopId ?? EVERY_SHOP
    const sources = some.map((key) => key.slice(key.indexOf(' ') + 1))
    const named = await listNamed(sql, shopId, sources)
    await removeSources(sql, shopId, named)
    removed.push(...named.map((source) => `${shopPath} ${source}`))
  }
  return allOf(removed)
}

/** A category that products are in, or that lies above such a one, stays. */
export async function removeCategories(sql: Sql, keys: readonly string[]): Promise<Removal> {
  const wanted = new Set(keys.map(Number))
  const parents = await sql<{ id: number; parentId: number | null }>`
    select id, parent_id as "parentId" from category`
  const parentOf = new Map(parents.map(({ id, parentId }) => [id, parentId]))
  const used = await sql<{ id: number }>`select distinct category_id as id from product_category`
  const reasons = new Map<number, string>()
  for (const { id } of used) {
    if (wanted.has(id)) reasons.set(id, 'products are still in it')
  }
  for (const start of parentOf.keys()) {
    if (wanted.has(start) && !reasons.has(start)) continue
    for (let id = parentOf.get(start) ?? null; id !== null; id = parentOf.get(id) ?? null) {
      if (wanted.has(id) && !reasons.has(id)) reasons.set(id, 'categories below it stay')
    }
  }
  const removed = [...wanted].filter((id) => !reasons.has(id))
  if (removed.length > 0) {
    await sql`update category set parent_id = null where id in (${removed})`
    await sql`delete from category where id in (${removed})`
  }
  return {
    removed: removed.map(String),
    kept: [...reasons].map(([id, reason]) => ({ key: String(id), reason })),
  }
}

function allOf(keys: readonly string[]): Removal {
  return { removed: [...keys], kept: [] }
}
