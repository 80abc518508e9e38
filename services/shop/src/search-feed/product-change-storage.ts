import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'

const PRODUCT_CHANGE = {
  table: 'product_change',
  columns: ['product_id', 'change_number'],
  overwriteBy: ['product_id'],
} as const

/**
 * To be called in the transaction that creates, changes or removes products, as late as possible:
 * the next one that changes products waits from here on until this one ends.
 */
export async function noteProductChanges(sql: Sql, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  const ids = [...new Set(productIds)]
  const [counter] = await sql<{ last: number }>`
    update product_change_counter set change_number = change_number + ${ids.length} where id = 1
    returning change_number as last`
  const first = (counter?.last ?? 0) - ids.length + 1
  await insertRows(
    sql,
    PRODUCT_CHANGE,
    ids.map((id, index) => ({ product_id: id, change_number: first + index })),
  )
}

export interface ProductChanges {
  productIds: number[]
  /** Everything up to this number is among them or was before. */
  last: number
  hasMore: boolean
}

export async function listProductChanges(
  sql: Sql,
  after: number,
  limit: number,
): Promise<ProductChanges> {
  // Read first: a change that lands in between is then among the rows instead of lost.
  const latest = await loadChangeNumber(sql)
  const rows = await sql<{ id: number; number: number }>`
    select product_id as id, change_number as number from product_change
    where change_number > ${after} order by change_number limit ${limit + 1}`
  const page = rows.slice(0, limit)
  return {
    productIds: page.map(({ id }) => id),
    last: page.at(-1)?.number ?? latest,
    hasMore: rows.length > limit,
  }
}

async function loadChangeNumber(sql: Sql): Promise<number> {
  const [row] = await sql<{ last: number }>`
    select change_number as last from product_change_counter where id = 1`
  return row?.last ?? 0
}
