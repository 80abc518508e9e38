import { StartupError } from '@saum/domain/startup-error'
import type { Database, Sql } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { takeExclusiveLock } from './exclusive-lock.ts'
import { migrationFile, type Migration } from './migrations.ts'

export interface AppliedMigration {
  number: number
  name: string
  sha256: string
  appliedAt: number
}

export interface MigrationStatus {
  applied: AppliedMigration[]
  pending: Migration[]
}

/** Brings the database to the newest schema, all or nothing, and tells which migrations ran. */
export function migrate(db: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  return db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    await refuseForeignFile(db, sql)
    await sql.script(`create table if not exists migration (
      number integer primary key, name text not null, sha256 text not null, applied_at bigint not null)`)
    const pending = pendingMigrations(await listApplied(sql), migrations)
    for (const migration of pending) await apply(sql, migration)
    return pending
  })
}

/** A schema of PostgreSQL may be shared with extensions; a file is ours alone. */
async function refuseForeignFile(db: Database, sql: Sql): Promise<void> {
  if (db.engine !== 'sqlite' || (await hasMigrationTable(db, sql))) return
  const tables = await sql`select 1 from sqlite_master where type = 'table'`
  if (tables.length === 0) return
  throw new StartupError(
    `${db.place} belongs to another program. Move it elsewhere or set DATA_DIR to another folder.`,
  )
}

export async function migrationStatus(
  db: Database,
  migrations: readonly Migration[],
): Promise<MigrationStatus> {
  const applied = await db.transaction(async (sql) => {
    return (await hasMigrationTable(db, sql)) ? listApplied(sql) : []
  })
  return { applied, pending: pendingMigrations(applied, migrations) }
}

/** Refuses a history that is not the beginning of ours: edited, unknown or out of order. */
function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const done of applied) {
    const ours = known.get(done.number)
    if (ours === undefined) {
      throw new StartupError(
        `The database is newer than this program: it has the migration ${migrationFile(done)}. ` +
          'Start the newer version of the program.',
      )
    }
    if (ours.sha256 !== done.sha256) {
      throw new StartupError(
        `The migration ${migrationFile(ours)} was changed after it had been applied. ` +
          'Restore the file and put the change into a new migration.',
      )
    }
    known.delete(done.number)
  }
  return refuseOutOfOrder(applied, [...known.values()])
}

function refuseOutOfOrder(applied: readonly AppliedMigration[], pending: Migration[]): Migration[] {
  const newest = Math.max(0, ...applied.map((done) => done.number))
  const late = pending.find((migration) => migration.number < newest)
  if (late !== undefined) {
    throw new StartupError(
      `The migration ${migrationFile(late)} comes before migrations that are already applied. ` +
        'Give it the next free number.',
    )
  }
  return pending
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  try {
    await sql.script(migration.text)
  } catch (error) {
    // A full disk or a damaged file is not about the migration.
    if (error instanceof DatabaseError && error.kind === 'unavailable') throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The migration ${migrationFile(migration)} failed: ${reason}. Nothing was changed.`,
      { cause: error },
    )
  }
  await sql`insert into migration (number, name, sha256, applied_at)
    values (${migration.number}, ${migration.name}, ${migration.sha256}, ${Date.now()})`
}

async function hasMigrationTable(db: Database, sql: Sql): Promise<boolean> {
  const rows =
    db.engine === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'migration'`
      : await sql`select 1 where to_regclass('migration') is not null`
  return rows.length > 0
}

function listApplied(sql: Sql): Promise<AppliedMigration[]> {
  return sql<AppliedMigration>`
    select number, name, sha256, applied_at as "appliedAt" from migration order by number`
}
