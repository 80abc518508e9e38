import { aCategory, aProduct, aVariant, inEveryShop } from '@saum/testing/catalog-builders'
import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { exportCatalog, importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import type { Catalog } from '../documents/catalog-document.ts'
import { loadCatalogVersion } from './catalog-version.ts'
import { ImportRefusal } from './import-run.ts'
import { listRuns } from './import-run-storage.ts'
import { undoImport } from './undo-import.ts'
import { writeCatalog } from './write-catalog.ts'

async function aRange(engine: DatabaseEngine, catalog: Partial<Catalog> = {}): Promise<Database> {
  const db = await openMigratedDatabase(engine)
  const whole = { categories: [aCategory()], ...catalog }
  await writeCatalog(db, whole, { now: 1_000, origin: 'demo' })
  return db
}

/** Everything but when prices began and what was asked before: that goes on. */
async function rangeOf(db: Database): Promise<unknown> {
  const { products = [], ...rest } = await exportCatalog(db)
  const origins = await db.sql`select id, origin from product order by id`
  const text = JSON.stringify(products.map(({ priceHistory: _, ...product }) => product))
  return [rest, origins, JSON.parse(text.replaceAll(/,"since":"[^"]*"/g, ''))]
}

describe.each(STORAGE_ENGINES)('undoing an import on %s', { timeout: 60_000 }, (engine) => {
  it('brings back what was changed, added and taken away', async () => {
    const db = await aRange(engine, { products: [1, 2, 3].map((id) => aProduct({ id })) })
    const before = await rangeOf(db)
    const version = await loadCatalogVersion(db.sql)
    await importContent(db, {
      content: [
        aProduct({ id: 1, brand: 'Naht', variants: [aVariant({ id: 77 })] }),
        aProduct({ id: 2, prices: inEveryShop({ amount: 5 }, { amount: 6 }) }),
        aProduct({ id: 4 }),
      ],
      mode: 'full',
    })

    const report = await undoImport(db, null)

    expect(report).toMatchObject({ restored: 3, removed: 1, kept: [], run: { id: 1 } })
    expect(await rangeOf(db)).toEqual(before)
    expect(await listRuns(db.sql, 9)).toMatchObject([{ id: 1, state: 'undone' }])
    expect(await loadCatalogVersion(db.sql)).not.toBe(version)
  })

  it('keeps in the history what was asked meanwhile', async () => {
    const product = aProduct({ id: 1, variants: [aVariant({ id: 101 })] })
    const db = await aRange(engine, { products: [{ ...product, prices: { de: { amount: 80 } } }] })
    await importContent(db, {
      content: [{ ...product, prices: { de: { amount: 8 } } }],
      now: () => 5_000,
    })

    await undoImport(db, null, { now: () => 9_000 })

    expect(
      await db.sql`select price_cents as cents, valid_from as start, valid_to as "end"
        from price_history order by valid_from`,
    ).toEqual([
      { cents: 80, start: 1_000, end: 5_000 },
      { cents: 8, start: 5_000, end: 9_000 },
    ])
    expect(await db.sql`select price_cents as cents from variant_shop`).toEqual([{ cents: 80 }])
  })

  it('lets a product that comes back remember its prices', async () => {
    const db = await aRange(engine)
    const priced = (amount: number) => [
      aProduct({ id: 1, variants: [aVariant({ id: 101 })], prices: { de: { amount } } }),
      aProduct({ id: 2 }),
    ]
    await importContent(db, { content: priced(90), now: () => 2_000 })
    await importContent(db, { content: priced(70), now: () => 3_000 })
    await importContent(db, { content: [aProduct({ id: 2 })], mode: 'full', now: () => 50_000 })

    await undoImport(db, null, { now: () => 90_000 })

    expect(
      await db.sql`select price_cents as cents, priced_at as at from variant_shop
        where variant_id = 101`,
    ).toEqual([{ cents: 70, at: 3_000 }])
    expect(
      await db.sql`select price_cents as cents, valid_from as start from price_history
        where variant_id = 101`,
    ).toEqual([{ cents: 90, start: 2_000 }])
  })

  it('gives swapped keys back even when the products lie far apart', async () => {
    const products = Array.from({ length: 600 }, (_, index) => aProduct({ id: index + 1 }))
    const db = await aRange(engine, { products })
    const first = aProduct({ id: 1 })
    const last = aProduct({ id: 599 })
    await importContent(db, {
      content: [
        { ...first, referenceKey: last.referenceKey, variants: last.variants },
        { ...last, referenceKey: first.referenceKey, variants: first.variants },
        ...products.slice(1, 598).map((product) => ({ ...product, brand: 'Naht' })),
      ],
    })

    expect(await undoImport(db, null)).toMatchObject({ restored: 599 })
    expect(
      await db.sql`select id, reference_key as key from product where id in (${[1, 599]}) order by id`,
    ).toEqual([
      { id: 1, key: 'article-1' },
      { id: 599, key: 'article-599' },
    ])
  })

  it('works backwards, one run of a kind after the other', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [aProduct({ id: 1, brand: 'A' })] })
    await importContent(db, { content: [aProduct({ id: 1, brand: 'B' })] })
    await expect(undoImport(db, 1)).rejects.toThrow(
      'Import 2 of products came after import 1; undo that one first.',
    )

    await undoImport(db, 2)
    expect((await exportCatalog(db)).products).toMatchObject([{ brand: 'A' }])
    await undoImport(db, 1)

    expect((await exportCatalog(db)).products).toBeUndefined()
    await expect(undoImport(db, 1)).rejects.toThrow('Import 1 is undone already.')
    await expect(undoImport(db, null)).rejects.toThrow('There is no import to undo.')
    await expect(undoImport(db, 9)).rejects.toThrow('There is no import 9.')
  })

  it('is possible for the last three runs of a kind', async () => {
    const db = await aRange(engine)
    for (const brand of ['A', 'B', 'C', 'D']) {
      await importContent(db, { content: [aProduct({ id: 1, brand })] })
    }

    for (const id of [4, 3, 2]) await undoImport(db, id)

    const failure = undoImport(db, 1)
    await expect(failure).rejects.toThrow(ImportRefusal)
    await expect(failure).rejects.toThrow('What import 1 replaced is not kept')
    expect((await exportCatalog(db)).products).toMatchObject([{ brand: 'A' }])
  })

  it('keeps a category that products are in by now, and says so', async () => {
    const db = await aRange(engine)
    await importContent(db, {
      kind: 'categories',
      content: [aCategory({ id: 5, key: 'neu' }), aCategory({ id: 6, key: 'leer' })],
    })
    await importContent(db, { content: [aProduct({ id: 1, categories: ['neu'] })] })

    expect(await undoImport(db, 1)).toMatchObject({
      removed: 1,
      kept: [{ key: '5', reason: 'products are still in it' }],
    })
  })

  it('goes on when it was interrupted itself', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [aProduct({ id: 1 }), aProduct({ id: 2 })] })
    await db.transaction(
      (sql) => sql`update import_run set state = 'undone', finished_at = null, heartbeat_at = 0`,
    )

    expect(await undoImport(db, null)).toMatchObject({ removed: 2 })
  })
})
