import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What an import of products writes, parents first. */
const TABLES = [
  'attribute_value',
  'picture',
  'product',
  'product_shop',
  'variant',
  'variant_shop',
  'product_image',
  'product_category',
] as const

const CATEGORY_TABLES = ['category', 'category_text'] as const

export async function countRows(countOf: (table: string) => Promise<number>): Promise<number> {
  const counts = await Promise.all(TABLES.map(countOf))
  return counts.reduce((total, count) => total + count, 0)
}

/** Copies the rows of a filled file into a migrated one: one prepared insert per table, one commit. */
export function insertPlainly(from: string, into: string): number {
  using source = new DatabaseSync(from, { readOnly: true })
  using target = new DatabaseSync(into)
  const tables = [...CATEGORY_TABLES, ...TABLES].map((table) => ({
    table,
    rows: source
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => Object.values(row)),
  }))
  target.exec('pragma journal_mode = wal; pragma synchronous = full; begin immediate')
  let startedAt = performance.now()
  for (const { table, rows } of tables) {
    if (table === TABLES[0]) startedAt = performance.now()
    const places = rows[0]?.map(() => '?').join(', ')
    if (places === undefined) continue
    const insert = target.prepare(`insert into ${table} values (${places})`)
    for (const row of rows) insert.run(...row)
  }
  target.exec('commit')
  return (performance.now() - startedAt) / 1_000
}

/** Writes the rows of a filled schema to files that COPY can read. */
export function copyOut(url: string, folder: string): void {
  for (const table of [...CATEGORY_TABLES, ...TABLES]) {
    psql(url, [`\\copy ${table} to '${join(folder, table)}'`])
  }
}

/** `COPY` into a migrated schema, all products in one transaction. */
export function copyIn(url: string, folder: string): number {
  psql(
    url,
    CATEGORY_TABLES.map((table) => `\\copy ${table} from '${join(folder, table)}'`),
  )
  const startedAt = performance.now()
  psql(url, [
    'begin',
    ...TABLES.map((table) => `\\copy ${table} from '${join(folder, table)}'`),
    'commit',
  ])
  return (performance.now() - startedAt) / 1_000
}

function psql(url: string, commands: readonly string[]): void {
  const args = commands.flatMap((command) => ['-c', command])
  // Only browsers read a plus as a space.
  execFileSync('psql', [url.replaceAll('+', '%20'), '-q', '-v', 'ON_ERROR_STOP=1', ...args], {
    stdio: 'pipe',
  })
}
