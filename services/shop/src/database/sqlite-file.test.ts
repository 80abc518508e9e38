import { readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createTestFolder } from '@saum/testing/test-database'
import { readSqliteTemplate } from '@saum/testing/sqlite-template'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from './migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from './migrations.ts'
import { openSqliteDatabase } from './sqlite-database.ts'
import { refuseDamaged } from './sqlite-file.ts'

const PAGE_BYTES = 4096

async function aFile(): Promise<string> {
  const path = join(await createTestFolder(), 'shop.sqlite')
  await writeFile(path, await readSqliteTemplate())
  return path
}

function open(path: string) {
  const db = openSqliteDatabase(path)
  onTestFinished(() => db.close())
  return db
}

/** The page with which the products begin. */
async function overwriteProducts(path: string): Promise<void> {
  const database = new DatabaseSync(path)
  const row = database.prepare(`select rootpage from sqlite_master where name = 'product'`).get()
  database.close()
  const start = (Number(row?.['rootpage']) - 1) * PAGE_BYTES
  await writeFile(path, (await readFile(path)).fill(0xa5, start, start + PAGE_BYTES))
}

describe('the check of a database file', () => {
  it('accepts a whole one', async () => {
    const path = await aFile()

    await expect(refuseDamaged(open(path), path)).resolves.toBeUndefined()
  })

  it('refuses one with overwritten pages', async () => {
    const path = await aFile()
    await overwriteProducts(path)

    await expect(refuseDamaged(open(path), path)).rejects.toThrow(
      /^The database file .*shop\.sqlite cannot be used: .* Keep it and restore the last backup/,
    )
  })

  it('refuses one that was cut off', async () => {
    const path = await aFile()
    const { byteLength } = await readFile(path)
    await truncate(path, byteLength - 20 * PAGE_BYTES)

    const opened = async () => refuseDamaged(open(path), path)

    await expect(opened()).rejects.toThrow('Keep it and restore')
  })

  it('does not read a file that is too large to be read at every start', async () => {
    const path = await aFile()
    await overwriteProducts(path)

    await expect(refuseDamaged(open(path), path, 1_000)).resolves.toBeUndefined()
  })
})

describe('a database file that has lost its content', () => {
  it('is refused when it is empty', async () => {
    const path = await aFile()
    await truncate(path)

    expect(() => openSqliteDatabase(path)).toThrow(
      /is empty\. If this shop has had data, restore the last backup.*remove the empty file\.$/,
    )
  })

  it('is refused when it is missing beside its log', async () => {
    const path = await aFile()
    await rename(path, `${path}-wal`)

    expect(() => openSqliteDatabase(path)).toThrow(/is missing, but its log .*-wal is there\./)
  })
})

describe('a database file of another program', () => {
  it('gets no tables of ours', async () => {
    const path = join(await createTestFolder(), 'shop.sqlite')
    const foreign = new DatabaseSync(path)
    foreign.exec('create table recipe (name text)')
    onTestFinished(() => foreign.close())

    const migrated = migrate(open(path), await readMigrations(MIGRATIONS_PATH))

    await expect(migrated).rejects.toThrow('belongs to another program. Move it elsewhere')
    expect(foreign.prepare('select name from sqlite_master').all()).toEqual([{ name: 'recipe' }])
  })
})

describe('a database that is found damaged while it is used', () => {
  it('still reads what is whole and writes nothing any more', async () => {
    const path = await aFile()
    await overwriteProducts(path)
    const db = open(path)
    let hasRun = false

    await expect(db.sql`select * from product`).rejects.toMatchObject({
      kind: 'unavailable',
    })
    const written = db.transaction(async () => void (hasRun = true))

    await expect(written).rejects.toMatchObject({ kind: 'unavailable' })
    expect(hasRun).toBe(false)
    expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('is told apart from one whose statement is wrong', async () => {
    const db = open(await aFile())

    await expect(db.sql.statement('select nonsense')).rejects.toMatchObject({ kind: 'other' })

    await expect(db.transaction(async () => 'written')).resolves.toBe('written')
  })
})
