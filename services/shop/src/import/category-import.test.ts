import { aCategory, aProduct, inEveryLocale } from '@saum/testing/catalog-builders'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { faultsOf, importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import type { CategoryDocument } from '../documents/category-document.ts'
import { writeCatalog } from './write-catalog.ts'

async function aShop(engine: DatabaseEngine = 'sqlite'): Promise<Database> {
  const db = await openMigratedDatabase(engine)
  const catalog = { categories: [aCategory()], products: [aProduct()] }
  await writeCatalog(db, catalog, { now: 1_000, origin: 'own' })
  return db
}

describe.each(TEST_ENGINES)('importing categories on %s', (engine) => {
  it('lets a child come before its parent', async () => {
    const db = await aShop(engine)
    const child = aCategory({ id: 2, key: 'unten', parentKey: 'oben' })

    expect(await faultsOf(db, 'categories', [child, aCategory({ id: 1, key: 'oben' })])).toEqual([])
    expect(await db.sql`select id from category where parent_id = 1`).toEqual([{ id: 2 }])
  })

  it('turns a tree upside down if the file says so', async () => {
    const db = await aShop(engine)
    const top = aCategory({ id: 1, key: 'top' })
    const below = aCategory({ id: 2, key: 'below', parentKey: 'top' })
    await importContent(db, { kind: 'categories', content: [top, below] })

    await importContent(db, {
      kind: 'categories',
      content: [
        { ...top, parentKey: 'below' },
        { ...below, parentKey: null },
      ],
    })

    expect(await db.sql`select id from category where parent_id = 2`).toEqual([{ id: 1 }])
  })

  it('leads old addresses of a category and what is below it to the new ones', async () => {
    const db = await aShop(engine)
    const mode = (slug: string): CategoryDocument =>
      aCategory({ id: 1, key: 'mode', slug: { 'de-DE': slug }, name: { 'de-DE': 'Mode' } })
    const dress = aCategory({
      id: 2,
      key: 'kleid',
      parentKey: 'mode',
      slug: { 'de-DE': 'kleid' },
      name: { 'de-DE': 'Kleid' },
    })
    await importContent(db, { kind: 'categories', content: [mode('alt'), dress] })

    await importContent(db, { kind: 'categories', content: [mode('neu')] })
    await importContent(db, { kind: 'categories', content: [mode('neuer')] })

    expect(
      await db.sql`select source, target, status_code as code from redirect
        where shop_id = 10028 order by source`,
    ).toEqual([
      { source: '/c/alt', target: '/c/neuer/', code: 301 },
      { source: '/c/alt/kleid', target: '/c/neuer/kleid/', code: 301 },
      { source: '/c/neu', target: '/c/neuer/', code: 301 },
      { source: '/c/neu/kleid', target: '/c/neuer/kleid/', code: 301 },
    ])
    await importContent(db, { kind: 'categories', content: [mode('alt')] })
    expect(await db.sql`select source from redirect where source = '/c/alt'`).toEqual([])
  })

  it('takes away what a full file does not name, but no category with products in it', async () => {
    const db = await aShop(engine)
    await importContent(db, {
      kind: 'categories',
      content: [1, 2, 3].map((id) => aCategory({ id })),
    })

    const { report, faults } = await importContent(db, {
      kind: 'categories',
      content: [aCategory({ id: 1 }), aCategory({ id: 2 })],
      mode: 'full',
    })

    expect(report.counts).toMatchObject({ removed: 1 })
    expect(faults).toEqual([
      {
        line: 0,
        field: '',
        reason: '100 is not in the file but stays: products are still in it',
      },
    ])
  })
})

describe('a category that is wrong', () => {
  const deep = [1, 2, 3, 4, 5, 6].map((id) =>
    aCategory({ id, key: `level-${id}`, parentKey: id === 1 ? null : `level-${id - 1}` }),
  )

  it.each<[string, CategoryDocument[], [number, string, string]]>([
    [
      'an unknown parent',
      [aCategory({ id: 1, parentKey: 'category-10' })],
      [1, 'parentKey', '“category-10” is not a known category; did you mean “category-100”?'],
    ],
    ['more than five levels', deep, [6, 'parentKey', 'would be deeper than 5 levels']],
    [
      'the slug of a sibling',
      [aCategory({ id: 1 }), aCategory({ id: 2, slug: inEveryLocale('category-1') })],
      [2, 'slug.de-DE', '“category-1” is also the slug of “category-1” under the same parent'],
    ],
    [
      'the key of another',
      [aCategory({ id: 1, key: 'category-100', slug: inEveryLocale('x') })],
      [1, 'key', '“category-100” belongs to category 100 already'],
    ],
    [
      'a name without a slug',
      [aCategory({ id: 1, slug: { 'de-DE': 'a', 'en-GB': 'a' } })],
      [1, 'slug.fr-CH', 'is missing, but name.fr-CH is given'],
    ],
    [
      'a name its parent lacks',
      [
        aCategory({ id: 1, name: { 'de-DE': 'A' }, slug: { 'de-DE': 'a' } }),
        aCategory({
          id: 2,
          parentKey: 'category-1',
          name: { 'en-GB': 'B' },
          slug: { 'en-GB': 'b' },
        }),
      ],
      [2, 'name.en-GB', 'is given, but the parent “category-1” has no name in this language'],
    ],
    [
      'no name at all',
      [aCategory({ id: 1, name: {}, slug: {} })],
      [1, 'name', 'is missing in every language'],
    ],
  ])('by %s is refused', async (_, content, fault) => {
    expect(await faultsOf(await aShop(), 'categories', content)).toEqual([fault])
  })

  it('by a circle takes the whole circle with it', async () => {
    const content = [
      aCategory({ id: 1, key: 'a', parentKey: 'b' }),
      aCategory({ id: 2, key: 'b', parentKey: 'a' }),
      aCategory({ id: 3, key: 'c' }),
    ]
    const db = await aShop()

    expect(await faultsOf(db, 'categories', content)).toMatchObject([
      [1, 'parentKey', '“b” does not lead to a root category'],
      [2, 'parentKey', '“a” does not lead to a root category'],
    ])
    expect(await db.sql`select id from category order by id`).toEqual([{ id: 3 }, { id: 100 }])
  })

  it('takes its children with it', async () => {
    const content = [
      aCategory({ id: 1, key: 'a', parentKey: 'nowhere-at-all' }),
      aCategory({ id: 2, key: 'b', parentKey: 'a' }),
    ]

    expect(await faultsOf(await aShop(), 'categories', content)).toMatchObject([
      [1, 'parentKey', expect.stringContaining('nowhere-at-all')],
      [2, 'parentKey', '“a” does not lead to a root category'],
    ])
  })

  it('is to blame when it pushes another too deep', async () => {
    const db = await aShop()
    await importContent(db, { kind: 'categories', content: deep.slice(0, 5) })
    const moved = aCategory({ id: 2, key: 'level-2', parentKey: 'category-100' })

    expect(await faultsOf(db, 'categories', [moved])).toEqual([])
    expect(
      await faultsOf(db, 'categories', [
        aCategory({ id: 9, key: 'root' }),
        aCategory({ id: 100, key: 'category-100', parentKey: 'root' }),
      ]),
    ).toEqual([[2, 'parentKey', 'would put “level-5” deeper than 5 levels']])
  })
})
