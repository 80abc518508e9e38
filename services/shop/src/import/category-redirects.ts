import { toCategoryPath } from '@saum/domain/category-path'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { keepMoves } from '../redirect/keep-redirect.ts'
import type { Origin } from './write-context.ts'

interface PathRow {
  shopId: ShopId
  id: number
  parentId: number | null
  slug: string
}

/** The address of every category in every shop: shop number and category number → path. */
export type CategoryPaths = ReadonlyMap<string, { shopId: ShopId; path: string }>

export async function loadCategoryPaths(sql: Sql): Promise<CategoryPaths> {
  const rows = await sql<PathRow>`
    select t.shop_id as "shopId", c.id, c.parent_id as "parentId", t.slug
    from category c join category_text t on t.category_id = c.id`
  const byKey = new Map(rows.map((row) => [toKey(row.shopId, row.id), row]))
  return new Map(
    rows.map((row) => [
      toKey(row.shopId, row.id),
      { shopId: row.shopId, path: `/c${toCategoryPath(slugsOf(row, byKey))}` },
    ]),
  )
}

/** Whoever follows an old link finds the category where it is now. */
export async function redirectMovedCategories(
  sql: Sql,
  before: CategoryPaths,
  after: CategoryPaths,
  origin: Origin,
): Promise<void> {
  const taken = new Set(after.values().map(({ shopId, path }) => toKey(shopId, path)))
  const moves = [...before].flatMap(([key, { shopId, path }]) => {
    const now = after.get(key)?.path
    return now === undefined || now === path ? [] : [{ shopId, from: path, to: now }]
  })
  for (const [shopId, some] of Map.groupBy(moves, (move) => move.shopId)) {
    const isTaken = (path: string) => taken.has(toKey(shopId, path))
    await keepMoves(sql, { shopId, moves: some, origin, isTaken })
  }
}

function slugsOf(row: PathRow, byKey: ReadonlyMap<string, PathRow>): string[] {
  const slugs = [row.slug]
  let { parentId } = row
  while (parentId !== null) {
    const parent = byKey.get(toKey(row.shopId, parentId))
    if (parent === undefined) break
    slugs.unshift(parent.slug)
    parentId = parent.parentId
  }
  return slugs
}

function toKey(shopId: number, what: number | string): string {
  return `${shopId} ${what}`
}
