import type { Database, Sql } from './database.ts'

/** Any constant does, as long as nothing else in the database locks the same number. */
const ADVISORY_LOCK = 7_282_601

/** For work only one process may do at a time, and that may take as long as it needs. */
export async function takeExclusiveLock(db: Database, sql: Sql): Promise<void> {
  // On SQLite the transaction already is the lock.
  if (db.engine === 'sqlite') return
  await sql.script('set local statement_timeout = 0')
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`
}

/** For work about one thing that must not be done twice at once; it lasts as long as the transaction. */
export async function takeLockOf(db: Database, sql: Sql, thing: string): Promise<void> {
  if (db.engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}::int, hashtext(${thing}))`
}
