import type { Database } from '../database/database.ts'

/** Every table there is. */
export async function listTables({ sql, engine }: Database): Promise<string[]> {
  const rows =
    engine === 'sqlite'
      ? await sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables
          where table_schema = current_schema()`
  return rows.map(({ name }) => name).toSorted()
}

/** With their columns. */
export async function listColumns(db: Database, table: string): Promise<string[]> {
  const rows =
    db.engine === 'sqlite'
      ? await db.sql.statement<{ name: string }>(`select name from pragma_table_info('${table}')`)
      : await db.sql.statement<{ name: string }>(
          `select column_name as name from information_schema.columns
           where table_schema = current_schema() and table_name = '${table}'`,
        )
  return rows.map(({ name }) => name)
}

/** Wherever in the database one of these words stands, as `word in table.column`. */
export async function findTraces(db: Database, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await listTables(db)) {
    const rows = await db.sql.statement<Record<string, unknown>>(`select * from ${table}`)
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = String(value)
        for (const word of words)
          if (text.includes(word)) found.add(`${word} in ${table}.${column}`)
      }
    }
  }
  return [...found].toSorted()
}
