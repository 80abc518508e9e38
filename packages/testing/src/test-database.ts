import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, DatabaseEngine } from '@saum/shop/database/database'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { onTestFinished } from 'vitest'

/** Both engines when a PostgreSQL is at hand, SQLite alone otherwise. */
export const TEST_ENGINES: readonly DatabaseEngine[] =
  process.env['TEST_DATABASE_URL'] === undefined ? ['sqlite'] : ['sqlite', 'postgres']

/** A real, empty database of this test alone; it goes when the test ends. */
export async function openTestDatabase(engine: DatabaseEngine = 'sqlite'): Promise<Database> {
  if (engine === 'postgres') {
    const url = await createTestSchema()
    return closedAfterTest(await openPostgresDatabase(url))
  }
  return closedAfterTest(openSqliteDatabase(join(await createTestFolder(), 'shop.sqlite')))
}

export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The address of a PostgreSQL schema of this test alone. */
export async function createTestSchema(): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url.href, `create schema ${schema}`)
  onTestFinished(() => onServer(url.href, `drop schema ${schema} cascade`))
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = await openPostgresDatabase(url)
  await server.sql.script(statement)
  await server.close()
}

function closedAfterTest(db: Database): Database {
  onTestFinished(() => db.close())
  return db
}
