import type { Sql, SqlValue } from './database.ts'

export interface InsertTarget<Column extends string> {
  table: string
  columns: readonly Column[]
  /** Rows that exist under these columns are overwritten instead of refused. */
  overwriteBy?: readonly Column[]
  /** Columns of an overwritten row that keep their value where the new row has none. */
  keepIfNull?: readonly Column[]
  /** Rows that exist under these columns stay as they are. */
  skipBy?: readonly Column[]
}

/** Writes many rows; no two of them may be the same by `overwriteBy`. */
export async function insertRows<Column extends string>(
  sql: Sql,
  target: InsertTarget<Column>,
  rows: readonly Record<Column, SqlValue>[],
): Promise<void> {
  if (rows.length === 0) return
  const { table, columns } = target
  await sql.insert({
    table,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column])),
    onConflict: conflictText(target),
  })
}

function conflictText<Column extends string>(target: InsertTarget<Column>): string {
  const { table, columns, overwriteBy, keepIfNull = [], skipBy } = target
  if (skipBy !== undefined) return `on conflict (${skipBy.join(', ')}) do nothing`
  if (overwriteBy === undefined) return ''
  const updates = columns
    .filter((column) => !overwriteBy.includes(column))
    .map((column) =>
      keepIfNull.includes(column)
        ? `${column} = coalesce(excluded.${column}, ${table}.${column})`
        : `${column} = excluded.${column}`,
    )
  const action = updates.length === 0 ? 'do nothing' : `do update set ${updates.join(', ')}`
  return `on conflict (${overwriteBy.join(', ')}) ${action}`
}
