import {
  aCategory,
  aProduct,
  aRedirect,
  aVariant,
  anImage,
  daysAgo,
  inEveryLocale,
} from '@saum/testing/catalog-builders'
import {
  aBranch,
  aCampaign,
  aCustomer,
  aGroupPrice,
  anOutfit,
  aPromotion,
  aVoucher,
} from '@saum/testing/catalog-extras'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { exportCatalog, importContent, toNdjson } from '@saum/testing/test-import'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { DOCUMENT_KINDS, type Catalog } from '../documents/catalog-document.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { exportLines } from './export-lines.ts'
import { writeCatalog } from './write-catalog.ts'

const RICH: ProductDocument = aProduct({
  id: 3301,
  categories: ['roecke', 'category-100'],
  campaign: 'campaign-61',
  color: {
    id: 4,
    key: 'weiss',
    hex: '#FFFFFF',
    label: { 'de-DE': 'Weiß', 'fr-CH': 'Blanc', 'en-GB': 'White' },
    family: { value: 'hell', label: inEveryLocale('Hell') },
  },
  shops: ['de', 'ch', 'en'],
  prices: { de: { amount: 100, was: 200 }, ch: { amount: 120 }, 'fr-ch': { amount: 130 } },
  priceHistory: [{ shop: 'de', amount: 200, from: daysAgo(60), until: daysAgo(5) }],
  variants: [
    aVariant({ id: 9, size: 'XL', stock: { de: 1, ch: 2 }, isSellableWithoutStock: true }),
    aVariant({ id: 3, size: '36/38', prices: { de: { amount: 90 }, en: { amount: 95 } } }),
    aVariant({ id: 5, size: 's', priceHistory: [], prices: { en: { amount: 7, was: 8 } } }),
  ],
  images: [
    anImage({ key: 'one', averageColor: '#aabbcc', thumbhash: 'YTE=' }),
    anImage({ key: 'two', assetName: 'd1', source: { kind: 'file', file: 'a;"b".jpg' } }),
  ],
  sellableFrom: '2026-01-01T00:00:00Z',
  season: { month: 3, year: 2026 },
  attributes: {
    fit: { value: 'slim', label: inEveryLocale('Schmal') },
    occasion: [{ value: 'party', label: inEveryLocale('Feier | Fest') }],
  },
  description: inEveryLocale('Zwei Zeilen\nund „Zeichen“; auch "diese".'),
  details: { 'de-DE': ['Eins', 'Zwei | drei'], 'fr-CH': ['Un'], 'en-GB': ['[One]'] },
  materials: [
    { part: inEveryLocale('Futter'), fibres: [{ label: inEveryLocale('Viskose'), percent: 99.5 }] },
  ],
  care: [{ symbol: 'wash-30', label: inEveryLocale('30°') }],
  maker: { name: 'Saum GmbH', address: 'Hamburg', email: 'hallo@saum.example' },
  warnings: { 'de-DE': ['Heiß | nass'], 'fr-CH': ['Chaud'], 'en-GB': ['Hot'] },
  hasAnimalParts: true,
  subscriptionIntervals: [1, 3],
  videos: [
    {
      file: 'a/b c.mp4',
      poster: 'two',
      captions: inEveryLocale('b.vtt'),
      alt: inEveryLocale('Film'),
    },
    { file: 'c.webm', alt: inEveryLocale('Noch einer') },
  ],
  promotions: [901],
  combineWith: [3302],
})

const EVERYTHING: Catalog = {
  categories: [
    aCategory(),
    aCategory({
      id: 7,
      key: 'roecke',
      parentKey: 'category-100',
      name: {
        'de-DE': 'Größe',
        'de-AT': 'Größe',
        'de-CH': 'Anders',
        'fr-CH': 'Jupes',
        'en-GB': 'S',
      },
      slug: { 'de-DE': 'roecke', 'fr-CH': 'jupes', 'en-GB': 'skirts' },
      description: {},
    }),
  ],
  campaigns: [aCampaign()],
  products: [
    RICH,
    aProduct({
      id: 3302,
      hasAnimalParts: false,
      warnings: { 'de-DE': [], 'fr-CH': [], 'en-GB': [] },
    }),
  ],
  'group-prices': [
    aGroupPrice({ variantId: 9, customerGroup: 'Karte mit Leerzeichen' }),
    aGroupPrice({ variantId: 9, shop: 'fr-ch', amount: 0 }),
    aGroupPrice({ variantId: 3 }),
  ],
  promotions: [aPromotion()],
  vouchers: [
    aVoucher({ name: inEveryLocale('Winter'), maxRedemptions: 9, isCombinable: false }),
    aVoucher({
      code: 'SAUM-2026',
      effect: { type: 'relative', value: 12.5 },
      minimumOrderValue: { EUR: 1 },
      shops: ['en'],
    }),
  ],
  outfits: [anOutfit({ productIds: [3302, 3301] })],
  branches: [
    aBranch({
      stock: [
        { variantId: 9, quantity: 2 },
        { variantId: 3, quantity: 1 },
      ],
    }),
  ],
  redirects: [
    aRedirect({ source: '/alt%20e/', target: '/c/neu/?a=1' }),
    aRedirect({ source: '/100%25', shopPath: 'ch', statusCode: 302 }),
  ],
  customers: [aCustomer()],
}

async function aFullShop(engine: 'sqlite' | 'postgres'): Promise<Database> {
  const db = await openMigratedDatabase(engine)
  await writeCatalog(db, EVERYTHING, { now: Date.now(), origin: 'own' })
  return db
}

describe.each(TEST_ENGINES)('an export on %s', (engine) => {
  it.each(DOCUMENT_KINDS)('of %s changes nothing when it is imported', async (kind) => {
    const db = await aFullShop(engine)
    const lines = await Array.fromAsync(exportLines(db, kind, 'ndjson'))

    const { report, faults } = await importContent(db, { kind, content: lines.join('') })

    expect(faults).toEqual([])
    expect(report.counts).toMatchObject({ created: 0, updated: 0, unchanged: lines.length })
    expect(lines.length).toBe(EVERYTHING[kind].length)
  })

  it('makes another shop the same', async () => {
    const db = await aFullShop(engine)
    const copy = await openMigratedDatabase(engine)

    for (const kind of DOCUMENT_KINDS) {
      const lines = await Array.fromAsync(exportLines(db, kind, 'ndjson'))
      expect((await importContent(copy, { kind, content: lines.join('') })).faults).toEqual([])
    }

    expect(await exportCatalog(copy)).toEqual(await exportCatalog(db))
  })

  it.each(['products', 'redirects'] as const)('of %s as a table changes nothing', async (kind) => {
    const db = await aFullShop(engine)
    const lines = await Array.fromAsync(exportLines(db, kind, 'csv'))

    const { report, faults } = await importContent(db, {
      kind,
      content: lines.join(''),
      fileName: `${kind}.csv`,
    })

    expect(faults).toEqual([])
    expect(report.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })
})

describe('a product of any kind', () => {
  const paths = fc.subarray(['de', 'at', 'ch', 'fr-ch', 'en'] as const, { minLength: 1 })
  const price = fc
    .record({
      amount: fc.integer({ min: 0, max: 99_999 }),
      sale: fc.option(fc.integer({ min: 1, max: 500 })),
    })
    .map(({ amount, sale }) => (sale === null ? { amount } : { amount, was: amount + sale }))
  const variant = fc.record({
    stock: fc.integer({ min: 0, max: 50 }),
    isSellableWithoutStock: fc.boolean(),
    ownPrice: fc.option(price),
  })
  const product = fc
    .record({ paths, price, variants: fc.array(variant, { minLength: 1, maxLength: 5 }) })
    .map(({ paths: shops, price: asked, variants }) =>
      aProduct({
        id: 1,
        prices: Object.fromEntries(shops.map((path) => [path, asked])),
        variants: variants.map(({ ownPrice, ...rest }, index) =>
          aVariant({
            ...rest,
            id: 100 - index,
            size: String(60 - index),
            ...(ownPrice === null ? {} : { prices: { [shops[0] ?? 'de']: ownPrice } }),
          }),
        ),
      }),
    )

  it('is the same after an export', async () => {
    const db = await openMigratedDatabase()
    await writeCatalog(db, { categories: [aCategory()] }, { now: 0, origin: 'own' })
    await fc.assert(
      fc.asyncProperty(product, async (document) => {
        await importContent(db, { content: toNdjson([document]) })
        const exported = (await exportCatalog(db)).products ?? []
        const { report, faults } = await importContent(db, { content: toNdjson(exported) })
        expect(faults).toEqual([])
        expect(report.counts.unchanged).toBe(1)
      }),
      { numRuns: 25 },
    )
  })
})
