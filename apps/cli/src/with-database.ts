import { join } from 'node:path'
import type { Database } from '@saum/shop/database/database'
import { migrate } from '@saum/shop/database/migrate'
import { migrationFile, MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { closeDatabaseFile, makePrivateFolder } from '@saum/shop/database/private-files'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { dataFolder } from './data-folder.ts'
import { say, type Terminal } from './terminal.ts'

/**
 * Opens the database the server uses, brings it up to date, works, and closes it. A running server
 * is no obstacle: both keep their transactions short, and the engine lets one write at a time.
 */
export async function withDatabase<T>(
  terminal: Terminal,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(terminal)
  try {
    for (const migration of await migrate(db, await readMigrations(MIGRATIONS_PATH))) {
      say(terminal.err, `Applied migration ${migrationFile(migration)}`)
    }
    return await work(db)
  } finally {
    await db.close()
  }
}

/** The same two settings, with the same defaults, that the server reads. */
async function openDatabase(terminal: Terminal): Promise<Database> {
  const url = terminal.env['DATABASE_URL']?.trim()
  if (url) return openPostgresDatabase(url)
  const folder = dataFolder(terminal)
  makePrivateFolder(folder)
  const path = join(folder, 'shop.sqlite')
  const db = openSqliteDatabase(path)
  closeDatabaseFile(path)
  return db
}
