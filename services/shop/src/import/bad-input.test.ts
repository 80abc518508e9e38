import { aCategory, aProduct, aVariant, inEveryLocale } from '@saum/testing/catalog-builders'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { importContent, toNdjson, type TestImport } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { ImportRefusal } from './import-run.ts'
import { writeCatalog } from './write-catalog.ts'

async function aRange(): Promise<Database> {
  const db = await openMigratedDatabase()
  await writeCatalog(db, { categories: [aCategory()] }, { now: 1_000, origin: 'own' })
  return db
}

/** The faults of the content, and the products that are in afterwards. */
async function importInto(
  options: TestImport,
): Promise<{ faults: [number, string, string][]; ids: number[] }> {
  const db = await aRange()
  const { faults } = await importContent(db, options)
  const rows = await db.sql<{ id: number }>`select id from product order by id`
  return {
    faults: faults.map(({ line, field, reason }) => [line, field, reason]),
    ids: rows.map(({ id }) => id),
  }
}

const good = (id: number) => toNdjson([aProduct({ id })])

describe('a file that is damaged', () => {
  it('with broken UTF-8 loses that line only', async () => {
    const latin1 = Buffer.from(good(2).replaceAll('Grün', 'Gr\u00fcn'), 'latin1')

    expect(
      await importInto({
        content: Buffer.concat([Buffer.from(good(1)), latin1, Buffer.from(good(3))]),
      }),
    ).toEqual({
      faults: [
        [2, '', expect.stringMatching(/^is not valid UTF-8 at character \d+; save the file/)],
      ],
      ids: [1, 3],
    })
  })

  it('with a byte order mark and CRLF is read like any other', async () => {
    const content = `\uFEFF${good(1)}${good(2)}`.replaceAll('\n', '\r\n')

    expect(await importInto({ content })).toEqual({ faults: [], ids: [1, 2] })
  })

  it('with a line of more than 10 MB skips that line', async () => {
    const huge = JSON.stringify(aProduct({ id: 2, brand: 'x'.repeat(11 * 1024 * 1024) }))

    expect(await importInto({ content: `${good(1)}${huge}\n${good(3)}` })).toEqual({
      faults: [[2, '', 'is longer than 10 MB and was skipped; write one document per line']],
      ids: [1, 3],
    })
  })

  it('that was cut in half says so', async () => {
    expect(await importInto({ content: `${good(1)}${good(2).slice(0, 100)}` })).toEqual({
      faults: [[2, '', expect.stringContaining('the file seems to be cut off here')]],
      ids: [1],
    })
  })

  it('with something else than JSON names the place', async () => {
    expect(await importInto({ content: `${good(1)}{"id": 2,}\n[]\n"text"\n${good(4)}` })).toEqual({
      faults: [
        [2, '', expect.stringMatching(/^is not valid JSON: .*position 9/)],
        [3, '', expect.stringMatching(/^is not a document; write one object per line/)],
        [4, '', expect.stringMatching(/^is not a document/)],
      ],
      ids: [1, 4],
    })
  })

  it('may end without a line end and have empty lines in it', async () => {
    expect(await importInto({ content: `\n${good(1)}\n  \n${good(2).trimEnd()}` })).toEqual({
      faults: [],
      ids: [1, 2],
    })
  })

  it.each([
    ['products.csv', Buffer.from('504b030414', 'hex'), /spreadsheet or an archive; save the table/],
    ['products.ndjson', Buffer.from('1f8b0800', 'hex'), /is compressed; unpack it first/],
    ['products.csv', Buffer.from('fffe6900', 'hex'), /is UTF-16 text; save it as UTF-8/],
    ['products.xml', Buffer.from('<x/>'), /is neither \.ndjson nor \.csv/],
  ])(
    'in another format (%s) is refused before anything happens',
    async (fileName, content, reason) => {
      const db = await aRange()

      const failure = importContent(db, { content, fileName })

      await expect(failure).rejects.toThrow(ImportRefusal)
      await expect(failure).rejects.toThrow(reason)
      expect(await db.sql`select id from import_run`).toEqual([])
    },
  )
})

describe('a table from a spreadsheet', () => {
  const header =
    'id;masterKey;referenceKey;brand;name.de-DE;color.id;color.key;color.hex;color.label.de-DE;' +
    'categories;prices.de.amount;variant.id;variant.referenceKey;variant.size;variant.stock'
  const row = (id: number, name: string, amount = '7999') =>
    `${id};m;r${id};Saum;${name};1;rot;#ff0000;Rot;category-100;${amount};${id}1;v${id};S;3`

  it('may quote as spreadsheets do', async () => {
    const db = await aRange()
    const content = `\uFEFF${header}\r\n${row(1, '"Kleid ""Anna""; lang\r\nund weit"')}\r\n`

    const { faults } = await importContent(db, { content, fileName: 'products.csv' })

    expect(faults).toEqual([])
    expect(await db.sql`select name, color_label as color from product_shop`).toEqual([
      { name: 'Kleid "Anna"; lang\nund weit', color: 'Rot' },
    ])
  })

  it('gets its faults by line and column', async () => {
    const content = [
      header,
      row(1, 'Kleid', '79,99'),
      row(2, 'Rock', '-5'),
      row(3, 'Hose').replace(';v3;S;3', ';v3;S;viele'),
      row(4, ''),
      row(5, 'Hemd'),
    ].join('\n')

    expect(await importInto({ content, fileName: 'products.csv' })).toEqual({
      faults: [
        [2, 'prices.de.amount', 'must be a whole number, but is 79.99'],
        [3, 'prices.de.amount', 'must not be negative, but is -5'],
        [4, 'variant.stock', 'must be a whole number, or one per shop, but is “viele”'],
        [5, 'name', 'is missing'],
      ],
      ids: [5],
    })
  })

  it('that was cut in half says so', async () => {
    const content = `${header}\n${row(1, 'Kleid')}\n${row(2, 'Rock').slice(0, 20)}`

    expect(await importInto({ content, fileName: 'products.csv' })).toEqual({
      faults: [[3, '', expect.stringContaining('the file seems to be cut off')]],
      ids: [1],
    })
  })
})

describe('products that contradict each other', () => {
  it('by their ids and keys are refused from the second on', async () => {
    const content = [
      aProduct({ id: 1 }),
      aProduct({ id: 1, referenceKey: 'other', variants: [aVariant({ id: 5 })] }),
      aProduct({ id: 2, referenceKey: 'article-1' }),
      aProduct({ id: 3, variants: [aVariant({ id: 101, referenceKey: 'x' })] }),
      aProduct({ id: 4, variants: [aVariant({ id: 400, referenceKey: 'variant-102' })] }),
    ]

    expect(await importInto({ content })).toEqual({
      faults: [
        [2, 'id', '1 is also on line 1; every product id may appear only once'],
        [3, 'referenceKey', 'article-1 is also on line 1; every referenceKey may appear only once'],
        [4, 'variants.0.id', '101 is also on line 1; every variant id may appear only once'],
        [
          5,
          'variants.0.referenceKey',
          'variant-102 is also on line 1; every variant reference key may appear only once',
        ],
      ],
      ids: [1],
    })
  })
})

describe('a product that is wrong', () => {
  const color = { id: 1, key: 'rot', hex: '#ff0000', label: inEveryLocale('Rot') }

  it.each<[string, Partial<ProductDocument>, string, string]>([
    [
      'unknown category',
      { categories: ['category-10'] },
      'categories.0',
      '“category-10” is not a known category; did you mean “category-100”?',
    ],
    [
      'unknown campaign',
      { campaign: 'winter' },
      'campaign',
      '“winter” is not a known campaign; import the campaign first',
    ],
    [
      'negative price',
      { variants: [aVariant({ prices: { de: { amount: -1 } } })] },
      'variants.0.prices.de.amount',
      'must not be negative, but is -1',
    ],
    [
      'a sale that reduces nothing',
      { prices: { de: { amount: 500, was: 500 } } },
      'prices.de.was',
      'must be above the amount of 500, but is 500; leave it out when nothing is reduced',
    ],
    [
      'a missing translation of the name',
      { name: { 'de-DE': 'Kleid', 'en-GB': 'Dress' } },
      'name.fr-CH',
      'is missing, and the shop /fr-ch/ would show it; add the text',
    ],
    [
      'a missing translation of the color',
      { color: { ...color, label: { 'fr-CH': 'Rouge', 'en-GB': 'Red' } } },
      'color.label.de-DE',
      'is missing, and the shops /de/, /at/, /ch/ would show it; add the text',
    ],
    [
      'a missing translation of a description',
      { description: { 'de-DE': 'Weich.', 'fr-CH': 'Doux.' } },
      'description.en-GB',
      'is missing, and the shop /en/ would show it; add the text',
    ],
    [
      'no price at all',
      { prices: {} },
      'prices',
      'name no shop; a product needs a price in at least one',
    ],
    [
      'a size without a price',
      {
        prices: {},
        variants: [
          aVariant({ id: 1, size: 'S', prices: { de: { amount: 1 } } }),
          aVariant({ id: 2, size: 'M' }),
        ],
      },
      'variants.1.prices',
      'name no shop; every size needs a price',
    ],
    [
      'a shop without a price',
      { prices: { de: { amount: 1 } }, shops: ['de', 'at'] },
      'shops.1',
      'at has no price; add prices.at.amount',
    ],
    [
      'two variants of one size',
      { variants: [aVariant({ id: 1 }), aVariant({ id: 2 })] },
      'variants.1.size',
      'M is also the size of variant 0',
    ],
    [
      'an attribute with a name of ours',
      { attributes: { brand: { value: 'x', label: inEveryLocale('X') } } },
      'attributes.brand',
      'is a name the shop uses itself; choose another',
    ],
    [
      'a time that ends before it begins',
      { sellableFrom: '2026-03-02T00:00:00Z', sellableTo: '2026-03-01T00:00:00Z' },
      'sellableTo',
      'must be later than sellableFrom',
    ],
    [
      'past prices that overlap',
      {
        priceHistory: [
          { shop: 'de', amount: 1, from: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' },
          { shop: 'de', amount: 2, from: '2026-01-15T00:00:00Z', until: '2026-03-01T00:00:00Z' },
        ],
      },
      'priceHistory.1.from',
      'overlaps another past price of the shop de',
    ],
  ])('by %s is refused', async (_, change, field, reason) => {
    expect(await importInto({ content: [aProduct(change)] })).toEqual({
      faults: [[1, field, reason]],
      ids: [],
    })
  })

  it('gets all its faults at once, and a name it does not know is told', async () => {
    const { brand: _, ...rest } = aProduct({ id: 1 })

    const { faults } = await importInto({
      content: [{ ...rest, colour: 'red', variants: [{ id: 'x', size: 'M', stock: { xx: 1 } }] }],
    })

    expect(faults).toEqual([
      [1, 'brand', 'is missing'],
      [1, 'variants.0.id', 'must be a number, but is “x”'],
      [1, 'variants.0.referenceKey', 'is missing'],
      [1, 'variants.0.stock.xx', 'is not a known field'],
      [1, 'colour', 'is not a known field'],
    ])
  })
})
