import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { aCategory, aProduct, aVariant, daysAgo } from '@saum/testing/catalog-builders'
import {
  createTestFolder,
  openMigratedDatabase,
  STORAGE_ENGINES,
} from '@saum/testing/test-database'
import { exportCatalog, importContent, importPath, toNdjson } from '@saum/testing/test-import'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { ImportBusy, ImportRefusal } from './import-run.ts'
import { listRuns } from './import-run-storage.ts'
import { writeCatalog } from './write-catalog.ts'

const FIXTURE = fileURLToPath(new URL('./import-files.fixture.ts', import.meta.url))

function products(count: number): ProductDocument[] {
  return Array.from({ length: count }, (_, index) => aProduct({ id: index + 1 }))
}

async function aFile(documents: readonly object[]): Promise<string> {
  const path = join(await createTestFolder(), 'products.ndjson')
  await writeFile(path, toNdjson(documents))
  return path
}

async function aRange(engine: DatabaseEngine): Promise<Database> {
  const db = await openMigratedDatabase(engine)
  await writeCatalog(db, { categories: [aCategory()] }, { now: 1_000, origin: 'own' })
  return db
}

/** A range in a file that others can open, too. */
async function openRange(databasePath: string): Promise<Database> {
  const db = openSqliteDatabase(databasePath)
  onTestFinished(() => db.close())
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  await writeCatalog(db, { categories: [aCategory()] }, { now: 0, origin: 'own' })
  return db
}

async function countProducts(db: Database): Promise<number> {
  const [row] = await db.sql<{ count: number }>`select count(*) as count from product`
  return row?.count ?? 0
}

/** Ends the import after its first batch. */
function stopAtOnce(): AbortSignal {
  return AbortSignal.abort()
}

describe.each(STORAGE_ENGINES)('an import that was interrupted on %s', (engine) => {
  it('goes on after the last batch that is whole', async () => {
    const db = await aRange(engine)
    const path = await aFile(products(1_200))

    await expect(importPath(db, { kind: 'products', path, signal: stopAtOnce() })).rejects.toThrow(
      'The import was stopped after line 500; the same command goes on from there.',
    )
    expect(await countProducts(db)).toBe(500)
    const { report } = await importPath(db, { kind: 'products', path })

    expect(report).toMatchObject({ resumedAfterLine: 500, counts: { created: 1_200 } })
    expect(await countProducts(db)).toBe(1_200)
    expect(await listRuns(db.sql, 10)).toMatchObject([{ state: 'finished' }])
  })

  it('still knows the keys of its first part', async () => {
    const db = await aRange(engine)
    const path = await aFile([...products(600), aProduct({ id: 1 })])

    await importPath(db, { kind: 'products', path, signal: stopAtOnce() }).catch(() => {})
    const { faults } = await importPath(db, { kind: 'products', path, mode: 'delta' })

    expect(faults).toMatchObject([{ line: 601, field: 'id' }])
  })

  it('takes away nothing that its first part names', async () => {
    const db = await aRange(engine)
    const path = await aFile(products(600))
    await importContent(db, { content: [aProduct({ id: 601 })] })

    const full = { kind: 'products', path, mode: 'full' } as const
    await importPath(db, { ...full, signal: stopAtOnce() }).catch(() => {})
    const { report } = await importPath(db, full)

    expect(report.counts).toMatchObject({ created: 600, removed: 1 })
  })

  it('begins anew when told so, or when the file is another one', async () => {
    const db = await aRange(engine)
    const path = await aFile(products(600))
    await importPath(db, { kind: 'products', path, signal: stopAtOnce() }).catch(() => {})

    const other = await importContent(db, { content: products(3) })
    await importPath(db, { kind: 'products', path, signal: stopAtOnce() }).catch(() => {})
    const restarted = await importPath(db, { kind: 'products', path, isRestart: true })

    expect(other.report).toMatchObject({ resumedAfterLine: 0, counts: { unchanged: 3 } })
    expect(restarted.report).toMatchObject({
      resumedAfterLine: 0,
      counts: { created: 100, unchanged: 500 },
    })
  })
})

describe.each(STORAGE_ENGINES)('two imports at once on %s', (engine) => {
  it('are one too many while the other is heard of', async () => {
    const db = await aRange(engine)
    const path = await aFile(products(3))
    await db.transaction(
      (sql) => sql`insert into import_run values
        (7, 'outfits', 'looks.ndjson', 'y', 'delta', 'running', 0, 100000, null, 0, 0, 0, 0, 0, 0, 0)`,
    )
    const importAt = (now: number) => importPath(db, { kind: 'products', path, now: () => now })

    await expect(importAt(112_000)).rejects.toThrow(ImportBusy)
    await expect(importAt(112_000)).rejects.toThrow(
      'Another import is under way: run 7 (outfits from looks.ndjson), heard of 12 s ago. ' +
        'Wait for its end; if it was killed, try again in 18 s.',
    )
    expect(await countProducts(db)).toBe(0)
    expect((await importAt(130_001)).report.counts.created).toBe(3)
  })
})

describe('a database that fails while importing', () => {
  it('ends the run with words, keeps what is whole and goes on later', async () => {
    const db = await aRange('sqlite')
    const [page] = await db.sql<{ page_count: number }>`pragma page_count`
    const limit = (page?.page_count ?? 0) + 600
    await db.transaction((sql) => sql.script(`pragma max_page_count = ${limit}`))
    const path = await aFile(products(1_500))

    const failure = importPath(db, { kind: 'products', path })

    await expect(failure).rejects.toThrow(ImportRefusal)
    await expect(failure).rejects.toThrow(
      /^The import ended early: database or disk is full\. What was written is whole/,
    )
    const written = await countProducts(db)
    expect(written % 500).toBe(0)
    expect(written).toBeLessThan(1_500)
    await db.transaction((sql) => sql.script('pragma max_page_count = 1000000'))

    // The run may not even have been able to say that it failed.
    const later = () => Date.now() + 60_000
    const { report } = await importPath(db, { kind: 'products', path, now: later })

    expect(report.resumedAfterLine).toBe(written)
    expect(await countProducts(db)).toBe(1_500)
  })

  it('goes on later when it was lost in the middle', async () => {
    const databasePath = join(await createTestFolder(), 'shop.sqlite')
    const db = await openRange(databasePath)
    const path = await aFile(products(1_200))
    const failure = importPath(db, { kind: 'products', path, onProgress: () => void db.close() })
    await expect(failure).rejects.toThrow(/^The import ended early: The database is closed/)

    const again = openSqliteDatabase(databasePath)
    onTestFinished(() => again.close())
    const written = await countProducts(again)
    const later = () => Date.now() + 60_000
    const { report } = await importPath(again, { kind: 'products', path, now: later })

    expect(report.resumedAfterLine).toBe(written)
    expect(written % 500).toBe(0)
    expect(await countProducts(again)).toBe(1_200)
  })

  it('waits for another process that is writing', async () => {
    const databasePath = join(await createTestFolder(), 'shop.sqlite')
    const db = await openRange(databasePath)
    const other = openSqliteDatabase(databasePath)
    onTestFinished(() => other.close())
    const over = new AbortController()
    async function keepWriting(): Promise<void> {
      while (!over.signal.aborted) {
        await other.transaction(
          (sql) => sql`insert into setting values ('x', 'y')
            on conflict (key) do update set value = 'z'`,
        )
      }
    }
    const writing = keepWriting()

    const { report } = await importContent(db, { content: products(1_200) })
    over.abort()
    await writing

    expect(report.counts.created).toBe(1_200)
  })
})

describe('a process killed while importing', { timeout: 60_000 }, () => {
  it('leaves whole products only, and the next run ends as if nothing had happened', async () => {
    const databasePath = join(await createTestFolder(), 'shop.sqlite')
    const db = await openRange(databasePath)
    const documents = products(2_000)
    const path = await aFile(documents)

    const child = spawn(process.execPath, [FIXTURE, databasePath, path])
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const written = await countProducts(db)
    expect(written).toBeGreaterThanOrEqual(500)
    expect(written).toBeLessThan(2_000)
    expect(written % 500).toBe(0)
    const [sizes] = await db.sql<{ count: number }>`select count(*) as count from variant_shop`
    expect(sizes?.count).toBe(written * 2 * 5)

    const later = () => Date.now() + 31_000
    const { report } = await importPath(db, { kind: 'products', path, now: later })
    expect(report).toMatchObject({ resumedAfterLine: written, counts: { created: 2_000 } })

    const untouched = await aRange('sqlite')
    await importContent(untouched, { content: documents })
    const withoutTimes = async (one: Database) =>
      JSON.stringify((await exportCatalog(one)).products).replaceAll(/"since":"[^"]*"/g, '')
    expect(await withoutTimes(db)).toBe(await withoutTimes(untouched))
  })
})

describe('the memory of an import', { timeout: 60_000 }, () => {
  it('does not grow with the file', async () => {
    const db = await aRange('sqlite')
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const content = Array.from({ length: 5_000 }, (_, index) =>
      aProduct({
        id: index + 1,
        firstLiveAt: daysAgo(1),
        variants: [aVariant({ id: index + 1 })],
        description: { 'de-DE': 'x'.repeat(2_000), 'fr-CH': 'x', 'en-GB': 'x' },
      }),
    )
    const path = await aFile(content)
    content.length = 0
    const heaps: number[] = []

    await importPath(db, {
      kind: 'products',
      path,
      onProgress() {
        collectGarbage()
        heaps.push(process.memoryUsage().heapUsed)
      },
    })

    const growth = Math.max(...heaps.slice(2)) - (heaps[1] ?? 0)
    // More than ten megabytes went through; only the keys of the rows may stay.
    expect(growth / 1024 / 1024).toBeLessThan(8)
  })
})
