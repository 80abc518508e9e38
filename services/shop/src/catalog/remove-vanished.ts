import type { Sql } from '../database/database.ts'

const IDS_PER_STATEMENT = 512

/** Deletes the rows of a table whose ids the new range does not have any more. */
export async function removeVanished(
  sql: Sql,
  table: 'category' | 'product' | 'variant',
  kept: readonly { id: number }[],
): Promise<void> {
  const known = await sql.statement<{ id: number }>(`select id from ${table}`)
  const keptIds = new Set(kept.map(({ id }) => id))
  const vanished = known.map(({ id }) => id).filter((id) => !keptIds.has(id))
  for (let start = 0; start < vanished.length; start += IDS_PER_STATEMENT) {
    const ids = vanished.slice(start, start + IDS_PER_STATEMENT)
    const places = ids.map((_, index) => `$${index + 1}`)
    await sql.statement(`delete from ${table} where id in (${places.join(', ')})`, ids)
  }
}
