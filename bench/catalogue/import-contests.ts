import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@saum/shop/database/database'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { importFiles } from '@saum/shop/import/import-files'
import type { Contest } from '../harness/contest.ts'
import { copyIn, copyOut, countRows, insertPlainly } from './plain-rows.ts'

/** Two files of a range that is always the same. */
export interface RangeFiles {
  categories: string
  products: string
}

/** Rows per second into SQLite: our import against bare prepared inserts of the same rows. */
export async function sqliteContest(folder: string, files: RangeFiles): Promise<Contest> {
  const [empty, filled] = [join(folder, 'empty.sqlite'), join(folder, 'filled.sqlite')]
  await closed(openSqliteDatabase(empty), toNewestSchema)
  await copyFile(empty, filled)
  await importSeconds(openSqliteDatabase(filled), files)
  const rows = await closed(openSqliteDatabase(filled), countAll)
  let round = 0

  async function aCopy(): Promise<string> {
    round += 1
    const copy = join(folder, `round-${round}.sqlite`)
    await copyFile(empty, copy)
    return copy
  }

  return {
    title: 'import into SQLite against bare inserts',
    unit: 'rows/s',
    ours: async () => rows / (await importSeconds(openSqliteDatabase(await aCopy()), files)),
    peer: async () => rows / insertPlainly(filled, await aCopy()),
  }
}

/** Rows per second into PostgreSQL: our import against COPY of the same rows. */
export async function postgresContest(
  url: string,
  folder: string,
  files: RangeFiles,
): Promise<Contest> {
  const copies = join(folder, 'copies')
  await mkdir(copies)
  let round = 0

  /** A schema of its own for every round, with all tables and nothing in them. */
  async function aSchema(): Promise<string> {
    round += 1
    const own = new URL(url)
    own.searchParams.set('options', `-c search_path=bench_${round}`)
    await closed(await openPostgresDatabase(url), (db) =>
      db.sql.script(`drop schema if exists bench_${round} cascade; create schema bench_${round}`),
    )
    await closed(await openPostgresDatabase(own.href), toNewestSchema)
    return own.href
  }

  const filled = await aSchema()
  await importSeconds(await openPostgresDatabase(filled), files)
  const rows = await closed(await openPostgresDatabase(filled), countAll)
  copyOut(filled, copies)
  return {
    title: 'import into PostgreSQL against COPY',
    unit: 'rows/s',
    ours: async () =>
      rows / (await importSeconds(await openPostgresDatabase(await aSchema()), files)),
    peer: async () => rows / copyIn(await aSchema(), copies),
  }
}

/** Only the products count: there are a thousand times as many of them. */
function importSeconds(db: Database, { categories, products }: RangeFiles): Promise<number> {
  return closed(db, async () => {
    const how = { mode: 'delta', origin: 'own' } as const
    await importFiles(db, [{ ...how, kind: 'categories', path: categories }])
    const startedAt = performance.now()
    await importFiles(db, [{ ...how, kind: 'products', path: products }])
    return (performance.now() - startedAt) / 1_000
  })
}

async function countAll(db: Database): Promise<number> {
  const counts = await countRows(async (table) => {
    const [row] = await db.sql.statement<{ count: number }>(
      `select count(*) as count from ${table}`,
    )
    return row?.count ?? 0
  })
  return counts
}

async function toNewestSchema(db: Database): Promise<void> {
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
}

async function closed<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
