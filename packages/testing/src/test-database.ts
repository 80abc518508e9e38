import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, DatabaseEngine } from '@saum/shop/database/database'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { onTestFinished } from 'vitest'
import { isDeep } from './depth.ts'
import { noteStatementsOf } from './note-statements.ts'
import { createPostgresSchema, takePostgresDatabase } from './test-postgres.ts'
import { readSqliteTemplate } from './sqlite-template.ts'

const isPostgresThere = process.env['TEST_DATABASE_URL'] !== undefined

/** For what the engines do differently: storage, locks, concurrency, crashes. */
export const STORAGE_ENGINES: readonly DatabaseEngine[] = isPostgresThere
  ? ['sqlite', 'postgres']
  : ['sqlite']

/** For rules and mappings over portable SQL: one engine, both in the deep run. */
export const TEST_ENGINES: readonly DatabaseEngine[] = isDeep ? STORAGE_ENGINES : ['sqlite']

/** A real, empty database for one test; removed when the test ends. */
export async function openTestDatabase(engine: DatabaseEngine = 'sqlite'): Promise<Database> {
  if (engine === 'postgres') {
    return closedAfterTest(await openPostgresDatabase(await createTestSchema()))
  }
  return closedAfterTest(openSqliteDatabase(join(await createTestFolder(), 'shop.sqlite')))
}

/** A database with the newest schema for one test: a copy of one that was migrated once. */
export async function openMigratedDatabase(engine: DatabaseEngine = 'sqlite'): Promise<Database> {
  if (engine === 'postgres') {
    const { url, release } = await takePostgresDatabase()
    onTestFinished(release)
    return closedAfterTest(await openPostgresDatabase(url))
  }
  const path = join(await createTestFolder(), 'shop.sqlite')
  await writeFile(path, await readSqliteTemplate())
  noteStatementsOf(path)
  return closedAfterTest(openSqliteDatabase(path))
}

export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The address of an empty PostgreSQL schema for one test. */
export async function createTestSchema(): Promise<string> {
  const { url, release } = await createPostgresSchema()
  onTestFinished(release)
  return url
}

/** Runs before the folder or database is removed: what is registered last runs first. */
function closedAfterTest(db: Database): Database {
  onTestFinished(() => db.close())
  return db
}
