import type { Sql, SqlValue } from './database.ts'

const ROWS_PER_STATEMENT = 100

export interface InsertTarget<Column extends string> {
  table: string
  columns: readonly Column[]
  /** Rows that exist under these columns are overwritten instead of refused. */
  overwriteBy?: readonly Column[]
}

/** Writes many rows in few statements. */
export async function insertRows<Column extends string>(
  sql: Sql,
  target: InsertTarget<Column>,
  rows: readonly Record<Column, SqlValue>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT)
    const values = chunk.flatMap((row) => target.columns.map((column) => row[column]))
    await sql.statement(insertText(target, chunk.length), values)
  }
}

function insertText<Column extends string>(target: InsertTarget<Column>, rowCount: number): string {
  const { table, columns } = target
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const places = columns.map((_, column) => `$${row * columns.length + column + 1}`)
    return `(${places.join(', ')})`
  })
  return `insert into ${table} (${columns.join(', ')}) values ${rows.join(', ')} ${conflictText(target)}`
}

function conflictText<Column extends string>({
  columns,
  overwriteBy,
}: InsertTarget<Column>): string {
  if (overwriteBy === undefined) return ''
  const updates = columns
    .filter((column) => !overwriteBy.includes(column))
    .map((column) => `${column} = excluded.${column}`)
  const action = updates.length === 0 ? 'do nothing' : `do update set ${updates.join(', ')}`
  return `on conflict (${overwriteBy.join(', ')}) ${action}`
}
