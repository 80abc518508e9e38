import { toCategoryPath } from '@saum/domain/category-path'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Origin } from './write-context.ts'

const REDIRECT = {
  table: 'redirect',
  columns: ['shop_id', 'source', 'target', 'status_code', 'origin'],
  skipBy: ['shop_id', 'source'],
} as const

const PERMANENT = 301

interface PathRow {
  shopId: number
  id: number
  parentId: number | null
  slug: string
}

/** The address of every category in every shop: shop number and category number → path. */
export type CategoryPaths = ReadonlyMap<string, { shopId: number; path: string }>

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
  for (const { shopId, from, to } of moves) {
    // What led here before leads on in one step, and nothing leads away from where it is now.
    await sql`update redirect set target = ${`${to}/`}
      where shop_id = ${shopId} and target in (${[from, `${from}/`]})`
    await sql`delete from redirect where shop_id = ${shopId} and source = ${to}`
  }
  await insertRows(
    sql,
    REDIRECT,
    moves
      .filter(({ shopId, from }) => !taken.has(toKey(shopId, from)))
      .map(({ shopId, from, to }) => ({
        shop_id: shopId,
        source: from,
        target: `${to}/`,
        status_code: PERMANENT,
        origin,
      })),
  )
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
