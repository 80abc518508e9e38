import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder, openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { migrate, migrationStatus } from './migrate.ts'
import { MIGRATIONS_PATH, readMigrations, type Migration } from './migrations.ts'

async function migrationsOf(files: Record<string, string>): Promise<Migration[]> {
  const folder = await createTestFolder()
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return readMigrations(folder)
}

const FIRST = { '0001-first.sql': 'create table first (id bigint primary key);' }
const SECOND = { '0002-second.sql': 'create table second (id bigint primary key);' }

describe.each(STORAGE_ENGINES)('migrations on %s', (engine) => {
  it('applies the migrations of the shop once', async () => {
    const db = await openTestDatabase(engine)
    const migrations = await readMigrations(MIGRATIONS_PATH)

    expect(await migrate(db, migrations)).toEqual(migrations)
    expect(await migrate(db, migrations)).toEqual([])
  })

  it('applies only what is new, in order', async () => {
    const db = await openTestDatabase(engine)
    await migrate(db, await migrationsOf(FIRST))

    const ran = await migrate(db, await migrationsOf({ ...SECOND, ...FIRST }))

    expect(ran.map(({ name }) => name)).toEqual(['second'])
    expect(await db.sql`select * from second`).toEqual([])
  })

  it('tells what is applied and what is pending without changing anything', async () => {
    const db = await openTestDatabase(engine)
    const all = await migrationsOf({ ...FIRST, ...SECOND })

    expect(await migrationStatus(db, all)).toEqual({ applied: [], pending: all })
    await migrate(db, all.slice(0, 1))

    expect(await migrationStatus(db, all)).toMatchObject({
      applied: [{ number: 1, name: 'first' }],
      pending: [{ number: 2, name: 'second' }],
    })
  })

  it('leaves nothing behind when one of several breaks', async () => {
    const db = await openTestDatabase(engine)
    const broken = await migrationsOf({
      ...FIRST,
      '0002-broken.sql': 'create table half (id bigint); insert into nowhere values (1);',
    })

    const failure = migrate(db, broken)

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow(/0002-broken\.sql failed: .*nowhere/)
    expect(await migrationStatus(db, broken)).toMatchObject({ applied: [] })
    await expect(db.sql`select * from first`).rejects.toThrow('first')
    await expect(db.sql`select * from half`).rejects.toThrow('half')
  })

  it('refuses a file that was changed after it had been applied', async () => {
    const db = await openTestDatabase(engine)
    await migrate(db, await migrationsOf(FIRST))
    const edited = await migrationsOf({ '0001-first.sql': 'create table first (id text);' })

    await expect(migrate(db, edited)).rejects.toThrow(
      'The migration 0001-first.sql was changed after it had been applied.',
    )
  })

  it('refuses a database that is newer than the program', async () => {
    const db = await openTestDatabase(engine)
    await migrate(db, await migrationsOf({ ...FIRST, ...SECOND }))

    await expect(migrate(db, await migrationsOf(FIRST))).rejects.toThrow(
      'The database is newer than this program: it has the migration 0002-second.sql.',
    )
  })

  it('refuses a migration that comes late', async () => {
    const db = await openTestDatabase(engine)
    await migrate(db, await migrationsOf(SECOND))

    await expect(migrate(db, await migrationsOf({ ...FIRST, ...SECOND }))).rejects.toThrow(
      'The migration 0001-first.sql comes before migrations that are already applied.',
    )
  })

  it('lets one of many starting programs migrate and the others find it done', async () => {
    const db = await openTestDatabase(engine)
    const migrations = await migrationsOf({ ...FIRST, ...SECOND })

    const ran = await Promise.all([1, 2, 3].map(() => migrate(db, migrations)))

    expect(ran.flat()).toHaveLength(2)
  })
})

describe('migration files', () => {
  it('refuses a file name without a number', async () => {
    await expect(migrationsOf({ 'first.sql': '' })).rejects.toThrow(
      'The migration first.sql is not named like 0001-name.sql.',
    )
  })

  it('refuses two files with one number', async () => {
    await expect(migrationsOf({ '0001-a.sql': '', '0001-b.sql': '' })).rejects.toThrow(
      'Two migrations have the number 1.',
    )
  })

  it('knows a file again whatever its line endings', async () => {
    const [unix] = await migrationsOf({ '0001-a.sql': 'select 1;\nselect 2;\n' })
    const [windows] = await migrationsOf({ '0001-a.sql': 'select 1;\r\nselect 2;\r\n' })

    expect(windows?.sha256).toBe(unix?.sha256)
  })
})
