import {
  aCategory,
  aProduct,
  aVariant,
  inEveryLocale,
  inEveryShop,
} from '@saum/testing/catalog-builders'
import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { exportCatalog, importContent, toNdjson } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import { loadCatalogVersion } from './catalog-version.ts'
import { writeCatalog } from './write-catalog.ts'

async function aRange(engine: DatabaseEngine): Promise<Database> {
  const db = await openMigratedDatabase(engine)
  await writeCatalog(db, { categories: [aCategory()] }, { now: 1_000, origin: 'own' })
  return db
}

async function productIds(db: Database): Promise<number[]> {
  const rows = await db.sql<{ id: number }>`select id from product order by id`
  return rows.map(({ id }) => id)
}

describe.each(STORAGE_ENGINES)('importing products on %s', (engine) => {
  it('lets valid rows land and names line and field of the others', async () => {
    const db = await aRange(engine)

    const { report, faults } = await importContent(db, {
      content: [
        aProduct({ id: 1 }),
        aProduct({ id: 2, categories: ['categry-100'] }),
        aProduct({ id: 3, prices: { de: { amount: -1 } } }),
        aProduct({ id: 4 }),
      ],
    })

    expect(await productIds(db)).toEqual([1, 4])
    expect(report.counts).toMatchObject({ created: 2, refused: 2 })
    expect(faults).toEqual([
      { line: 3, field: 'prices.de.amount', reason: 'must not be negative, but is -1' },
      {
        line: 2,
        field: 'categories.0',
        reason: '“categry-100” is not a known category; did you mean “category-100”?',
      },
    ])
  })

  it('skips what has not changed, and says so', async () => {
    const db = await aRange(engine)
    const content = [aProduct({ id: 1 }), aProduct({ id: 2 })]
    await importContent(db, { content })
    const version = await loadCatalogVersion(db.sql)

    const { report } = await importContent(db, { content })

    expect(report.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await loadCatalogVersion(db.sql)).toBe(version)
  })

  it('raises the version of the catalog when something has changed', async () => {
    const db = await aRange(engine)
    const version = Number(await loadCatalogVersion(db.sql))

    await importContent(db, { content: [aProduct()] })

    expect(Number(await loadCatalogVersion(db.sql))).toBeGreaterThan(version)
  })

  it('leaves alone what a delta does not name, and takes it away with a full import', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [1, 2, 3].map((id) => aProduct({ id })) })

    await importContent(db, { content: [aProduct({ id: 1 })] })
    expect(await productIds(db)).toEqual([1, 2, 3])

    const { report } = await importContent(db, {
      content: [aProduct({ id: 1 }), aProduct({ id: 2 })],
      mode: 'full',
    })
    expect(report.counts).toMatchObject({ unchanged: 2, removed: 1 })
    expect(await productIds(db)).toEqual([1, 2])
  })

  it('takes more than half of a range away only when told so', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [1, 2, 3].map((id) => aProduct({ id })) })
    const content = [aProduct({ id: 1 })]

    const { report } = await importContent(db, { content, mode: 'full' })
    expect(report.heldBack).toEqual({
      count: 2,
      reason: 'they are more than half of the 3 there are',
    })
    expect(await productIds(db)).toEqual([1, 2, 3])

    await importContent(db, { content, mode: 'full', isLargeRemovalAllowed: true })
    expect(await productIds(db)).toEqual([1])
  })

  it('takes nothing away when a line cannot be read, because that line may name it', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [1, 2, 3].map((id) => aProduct({ id })) })

    const { report } = await importContent(db, {
      content: `${toNdjson([aProduct({ id: 1 }), aProduct({ id: 2 })])}{"id": 3, \n`,
      mode: 'full',
    })

    expect(report.heldBack).toMatchObject({ count: 1 })
    expect(await productIds(db)).toEqual([1, 2, 3])
  })

  it('keeps a product whose row is refused: the file names it', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [1, 2].map((id) => aProduct({ id })) })

    const { report } = await importContent(db, {
      content: [aProduct({ id: 1 }), aProduct({ id: 2, categories: ['nowhere'] })],
      mode: 'full',
    })

    expect(report).toMatchObject({ counts: { removed: 0, refused: 1 }, heldBack: null })
    expect(await productIds(db)).toEqual([1, 2])
  })

  it('checks everything in a dry run and changes nothing', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [aProduct({ id: 1 }), aProduct({ id: 9 })] })
    const before = await exportCatalog(db)

    const { report } = await importContent(db, {
      content: [aProduct({ id: 1, brand: 'Naht' }), aProduct({ id: 2 }), { id: 3 }],
      mode: 'full',
      isDryRun: true,
    })

    expect(report).toMatchObject({
      runId: null,
      counts: { created: 1, updated: 1, removed: 1, refused: 1 },
    })
    expect(await exportCatalog(db)).toEqual(before)
    expect(await db.sql`select id from import_run`).toHaveLength(1)
  })

  it('lets keys and variants move from one product to another', async () => {
    const db = await aRange(engine)
    const one = aProduct({ id: 1, referenceKey: 'a', variants: [aVariant({ id: 10 })] })
    const two = aProduct({ id: 2, referenceKey: 'b', variants: [aVariant({ id: 20 })] })
    await importContent(db, { content: [one, two] })

    const { faults } = await importContent(db, {
      content: [
        { ...one, referenceKey: 'b', variants: two.variants },
        { ...two, referenceKey: 'a', variants: one.variants },
      ],
    })

    expect(faults).toEqual([])
    expect(await db.sql`select id, product_id as "productId" from variant order by id`).toEqual([
      { id: 10, productId: 2 },
      { id: 20, productId: 1 },
    ])
  })

  it('refuses keys and variants that belong to a product outside the file', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [aProduct({ id: 1 })] })

    const { faults } = await importContent(db, {
      content: [
        aProduct({ id: 2, referenceKey: 'article-1' }),
        aProduct({ id: 3, variants: [aVariant({ id: 101, referenceKey: 'x' })] }),
        aProduct({ id: 4, variants: [aVariant({ id: 400, referenceKey: 'variant-102' })] }),
      ],
    })

    expect(faults.map(({ line, field, reason }) => [line, field, reason.split(';')[0]])).toEqual([
      [1, 'referenceKey', 'article-1 belongs to product 1 already'],
      [2, 'variants.0.id', '101 belongs to product 1 already'],
      [3, 'variants.0.referenceKey', 'variant-102 belongs to product 1 already'],
    ])
  })

  it('removes variants that a product does not have any more', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [aProduct({ id: 1 })] })

    await importContent(db, { content: [aProduct({ id: 1, variants: [aVariant({ id: 101 })] })] })

    expect(await db.sql`select id from variant`).toEqual([{ id: 101 }])
    expect(await db.sql`select distinct variant_id as id from variant_shop`).toEqual([{ id: 101 }])
  })

  it('sells a product only where it has a price, and shows it only where it is listed', async () => {
    const db = await aRange(engine)

    await importContent(db, {
      content: [
        aProduct({
          id: 1,
          prices: { de: { amount: 100 }, at: { amount: 110 } },
          shops: ['at'],
          name: { 'de-DE': 'Kleid' },
          color: { id: 1, key: 'weiss', hex: '#ffffff', label: { 'de-DE': 'Weiß' } },
          images: [],
        }),
      ],
    })

    expect(
      await db.sql`select shop_id as "shopId", is_active as "isActive", slug, color_label as color
        from product_shop order by shop_id`,
    ).toEqual([
      { shopId: 10028, isActive: 0, slug: 'kleid-weiss', color: 'Weiß' },
      { shopId: 10029, isActive: 1, slug: 'kleid-weiss', color: 'Weiß' },
    ])
  })

  it('reports what only the database refuses, and lets the other rows land', async () => {
    const db = await aRange(engine)
    await db.transaction((sql) =>
      sql.script('create unique index one_style on product (master_key)'),
    )

    const { faults, report } = await importContent(db, {
      content: [1, 2, 3, 4, 5].map((id) => aProduct({ id, masterKey: `style-${id % 4}` })),
    })

    expect(await productIds(db)).toEqual([1, 2, 3, 4])
    expect(faults).toMatchObject([{ line: 5, field: '' }])
    expect(faults[0]?.reason).toMatch(/^the database refuses it: /)
    expect(report.counts).toMatchObject({ created: 4, refused: 1 })
  })
})

describe.each(STORAGE_ENGINES)('prices changed by an import on %s', (engine) => {
  const priceOf = (amount: number, was?: number) =>
    aProduct({
      id: 1,
      variants: [aVariant({ id: 101 })],
      prices: { de: { amount, ...(was === undefined ? {} : { was }) } },
      name: inEveryLocale('Kleid'),
    })

  async function historyOf(db: Database) {
    return db.sql`select price_cents as cents, reduced_from_cents as "from", valid_from as start,
        valid_to as "end" from price_history order by valid_from`
  }

  it('leave a history behind', async () => {
    const db = await aRange(engine)

    await importContent(db, { content: [priceOf(8_000)], now: () => 1_000 })
    await importContent(db, { content: [priceOf(6_000, 8_000)], now: () => 5_000 })
    await importContent(db, { content: [priceOf(7_000)], now: () => 9_000 })

    expect(await historyOf(db)).toEqual([
      { cents: 8_000, from: null, start: 1_000, end: 5_000 },
      { cents: 6_000, from: 8_000, start: 5_000, end: 9_000 },
    ])
    expect(await db.sql`select price_cents as cents, priced_at as at from variant_shop`).toEqual([
      { cents: 7_000, at: 9_000 },
    ])
  })

  it('are told apart from changes of stock', async () => {
    const db = await aRange(engine)
    await importContent(db, { content: [priceOf(8_000)], now: () => 1_000 })

    await importContent(db, {
      content: [{ ...priceOf(8_000), variants: [aVariant({ id: 101, stock: 77 })] }],
      now: () => 5_000,
    })

    expect(await historyOf(db)).toEqual([])
    expect(await db.sql`select priced_at as at, stock_quantity as stock from variant_shop`).toEqual(
      [{ at: 1_000, stock: 77 }],
    )
  })

  it('end when a shop does not sell the variant any more', async () => {
    const db = await aRange(engine)
    const everywhere = inEveryShop({ amount: 100 }, { amount: 120 })
    const start = { ...priceOf(1), prices: everywhere }
    await importContent(db, { content: [start], now: () => 1_000 })

    await importContent(db, { content: [priceOf(100)], now: () => 5_000 })

    expect(await historyOf(db)).toHaveLength(4)
    expect(await db.sql`select shop_id as id from variant_shop`).toEqual([{ id: 10028 }])
  })

  it('bring their past along when the variant is new, and only then', async () => {
    const db = await aRange(engine)
    const past = (from: number, until: number, amount: number) => ({
      shop: 'de' as const,
      amount,
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    })
    const now = () => 9_000
    await importContent(db, {
      content: [{ ...priceOf(5_000), priceHistory: [past(1_000, 3_000, 8_000)] }],
      now,
    })

    await importContent(db, {
      content: [{ ...priceOf(5_000), brand: 'Naht', priceHistory: [past(0, 500, 1)] }],
      now,
    })

    expect(await historyOf(db)).toEqual([{ cents: 8_000, from: null, start: 1_000, end: 3_000 }])
    expect(await db.sql`select priced_at as at from variant_shop`).toEqual([{ at: 3_000 }])
  })
})
