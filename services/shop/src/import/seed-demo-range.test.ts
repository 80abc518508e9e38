import { existsSync } from 'node:fs'
import { StartupError } from '@saum/domain/startup-error'
import { aCatalog, aCategory, aProduct, aRedirect } from '@saum/testing/catalog-builders'
import { aCustomer, aGroupPrice, anOutfit, aVoucher } from '@saum/testing/catalog-extras'
import { aDemoModule } from '@saum/testing/demo-module'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Catalog } from '../documents/catalog-document.ts'
import { saveNewRun } from './import-run-storage.ts'
import { seedDemoRange } from './seed-demo-range.ts'
import { writeCatalog } from './write-catalog.ts'

const quietly = { now: Date.now, onProgress: () => {} }

async function seed(db: Database, catalog: Partial<Catalog>, fingerprint: string) {
  return seedDemoRange(db, await aDemoModule(catalog, { fingerprint }), quietly)
}

async function idsOf(db: Database, table: 'product' | 'category' | 'outfit' | 'customer') {
  const rows = await db.sql.statement<{ id: number }>(`select id from ${table} order by id`)
  return rows.map(({ id }) => id)
}

describe.each(TEST_ENGINES)('the demo range on %s', (engine) => {
  it('fills an empty database once', async () => {
    const db = await openMigratedDatabase(engine)

    expect(await seed(db, aCatalog({ outfits: [anOutfit()] }), 'one')).toBe('imported')
    expect(await seed(db, aCatalog(), 'one')).toBe('unchanged')
    expect(await idsOf(db, 'product')).toEqual([3301])
    expect(await idsOf(db, 'outfit')).toEqual([71])
  })

  it('is replaced by that of a newer version', async () => {
    const db = await openMigratedDatabase(engine)
    const old = aCatalog({
      categories: [aCategory(), aCategory({ id: 101 })],
      products: [aProduct(), aProduct({ id: 3302, categories: ['category-101'] })],
      customers: [aCustomer()],
    })
    await seed(db, old, 'one')

    const outcome = await seed(
      db,
      aCatalog({ categories: [aCategory(), aCategory({ id: 102 })], customers: [] }),
      'two',
    )

    expect(outcome).toBe('imported')
    expect(await idsOf(db, 'category')).toEqual([100, 102])
    expect(await idsOf(db, 'product')).toEqual([3301])
    expect(await idsOf(db, 'customer')).toEqual([91])
  })

  it.each<[string, Partial<Catalog>]>([
    ['category', { categories: [aCategory({ id: 9 })] }],
    ['product', { products: [aProduct({ id: 9 })] }],
    ['redirect', { redirects: [aRedirect()] }],
    ['voucher', { vouchers: [aVoucher()] }],
    ['group price', { 'group-prices': [aGroupPrice()] }],
  ])('never touches a range with a %s of its own', async (_, own) => {
    const db = await openMigratedDatabase(engine)
    await seed(db, aCatalog(), 'one')
    await writeCatalog(db, own, { now: 0, origin: 'own' })

    expect(await seed(db, aCatalog({ products: [aProduct({ id: 1 })] }), 'two')).toBe('kept')
    expect(await idsOf(db, 'product')).toContain(3301)
  })

  it('is written over when only customers have joined', async () => {
    const db = await openMigratedDatabase(engine)
    await writeCatalog(db, { customers: [aCustomer({ id: 7 })] }, { now: 0, origin: 'own' })

    expect(await seed(db, aCatalog(), 'one')).toBe('imported')
    expect(await idsOf(db, 'customer')).toEqual([7])
  })

  it('is written again when the last attempt was interrupted', async () => {
    const db = await openMigratedDatabase(engine)
    await writeCatalog(db, aCatalog(), { now: 0, origin: 'demo' })
    await db.transaction((sql) =>
      saveNewRun(sql, {
        kind: 'products',
        fileName: 'demo range',
        fingerprint: 'x',
        mode: 'full',
        startedAt: engine === 'sqlite' ? Date.now() : Date.now() - 31_000,
      }),
    )

    expect(await seed(db, aCatalog({ products: [aProduct({ id: 1 })] }), 'one')).toBe('imported')
    expect(await idsOf(db, 'product')).toEqual([1])
  })

  it('stops the start when it is wrong, and says where', async () => {
    const db = await openMigratedDatabase(engine)
    const wrong = aCatalog({ products: [aProduct({ categories: ['nowhere'] })] })

    await expect(seed(db, wrong, 'one')).rejects.toThrow(StartupError)
    await expect(seed(db, wrong, 'one')).rejects.toThrow(
      /products\):\n {2}line 1, categories\.0: “nowhere” is not a known category/,
    )
  })

  it('leaves no files behind', async () => {
    const db = await openMigratedDatabase(engine)
    const progress: string[] = []

    await seedDemoRange(db, await aDemoModule(aCatalog()), {
      now: Date.now,
      onProgress: (line) => progress.push(line),
    })

    const folder = progress[0]?.replace('Writing the demo range into ', '') ?? ''
    expect(folder).toMatch(/saum-demo-range-/)
    expect(existsSync(folder)).toBe(false)
  })
})

describe('a module that is no demo range', () => {
  it.each([
    ['/no/such/module.ts', /cannot be used: /],
    [new URL('./statistics.ts', import.meta.url).href, /lacks fingerprint or writeDemoRange/],
  ])('is named to the operator: %s', async (location, message) => {
    const db = await openMigratedDatabase()

    const failure = seedDemoRange(db, location, quietly)

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow(message)
  })
})
