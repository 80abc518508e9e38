import { getProductById, getProductsByCategory, type Product } from '@saum/contract/product'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, inEveryLocale } from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../documents/product-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

const [, , ch, frCh] = SHOPS
const NOW = Date.parse('2026-03-01T12:00:00Z')
const RUNNING = aCampaign({ startsAt: daysBefore(5), endsAt: daysBefore(-5) })

function daysBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString()
}

describe.each(TEST_ENGINES)('the attributes of a product on %s', (engine) => {
  function aShopWith(product: ProductDocument, campaign = RUNNING): Promise<TestBackend> {
    return startTestBackend({
      engine,
      catalog: { categories: [aCategory()], campaigns: [campaign], products: [product] },
      now: () => NOW,
    })
  }

  async function productOf(backend: TestBackend, id: number, shopId?: ShopId): Promise<Product> {
    const { body } = await backend.post(getProductById, { id }, shopId)
    return v.parse(getProductById.result, body)
  }

  it('[3.14] names its attributes in the language of the shop', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        color: {
          id: 12,
          key: 'gruen',
          hex: '#2f6b4f',
          label: { 'de-DE': 'Grün', 'fr-CH': 'Vert', 'en-GB': 'Green' },
          family: { value: 'green', label: inEveryLocale('Grüntöne') },
        },
        season: { month: 3, year: 2026 },
        storefrontBadge: inEveryLocale('Limitiert'),
        promotions: [901, 902],
        productSetItems: [8],
        campaign: 'campaign-61',
        prices: { de: { amount: 7_999, since: daysBefore(90) }, 'fr-ch': { amount: 8_990 } },
        attributes: {
          fit: { value: 'loose', label: { 'de-DE': 'Weit', 'fr-CH': 'Ample' } },
          closure: [{ value: 'zip', label: inEveryLocale('Zip') }],
        },
      }),
    )

    const { attributes } = await productOf(backend, 7)

    expect(attributes).toMatchObject({
      name: { id: 1, key: 'name', label: 'Name', multiSelect: false, values: { label: 'Kleid 7' } },
      brand: { label: 'Marke', values: { label: 'Saum', value: 'saum' } },
      color: { label: 'Farbe', values: { id: 12, label: 'Grün', value: 'gruen' } },
      colorHex: { values: { label: '#2f6b4f' } },
      colorFamily: { values: { label: 'Grüntöne', value: 'green' } },
      fit: { label: 'Passform', multiSelect: false, values: { label: 'Weit', value: 'loose' } },
      closure: { id: 0, label: 'closure', multiSelect: true, values: [{ label: 'Zip' }] },
      seasonMonth: { values: { value: '3' } },
      seasonYear: { values: { value: '2026' } },
      storefrontBadge: { values: { label: 'Limitiert' } },
      promotion: { multiSelect: true, values: [{ id: 901 }, { id: 902 }] },
      productSetItems: { values: [{ id: 8 }] },
      campaign: { values: { id: 801, label: 'Mid Season', value: 'campaign-61' } },
      category: { values: { id: 100, label: 'category-100', value: 'category-100' } },
    })
    const inFrench = (await productOf(backend, 7, frCh.shopId)).attributes
    expect(inFrench).not.toHaveProperty('campaign')
    expect(inFrench).toMatchObject({
      color: { label: 'Couleur', values: { label: 'Vert', value: 'gruen' } },
      fit: { label: 'Coupe', values: { label: 'Ample' } },
    })
  })

  it('[3.14] wears a campaign only while it runs', async () => {
    const past = aCampaign({ startsAt: daysBefore(9), endsAt: daysBefore(1) })
    const backend = await aShopWith(aProduct({ id: 7, campaign: past.key }), past)

    expect((await productOf(backend, 7)).attributes).not.toHaveProperty('campaign')
  })

  it('[3.15] tells the whole story on its own page', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        shortDescription: inEveryLocale('Fließend.'),
        freeTextBadge: inEveryLocale('Aus Bremen'),
        description: inEveryLocale('Ein Kleid.'),
        details: { 'de-DE': ['Knielang', 'Zwei Taschen'] },
        fitNote: inEveryLocale('Fällt weit aus.'),
        materials: [
          {
            part: inEveryLocale('Oberstoff'),
            fibres: [
              { label: inEveryLocale('Leinen'), percent: 70 },
              { label: inEveryLocale('Viskose'), percent: 30 },
            ],
          },
          { fibres: [], text: inEveryLocale('Besatz aus Leder') },
        ],
        care: [{ symbol: 'wash-30', label: inEveryLocale('Bei 30 Grad waschen') }],
        maker: { name: 'Saum GmbH', address: 'Am Wall 1, Bremen', email: 'hallo@saum.example' },
        combineWith: [8, 9],
      }),
    )

    const { advancedAttributes } = await productOf(backend, 7)

    const fieldSets = Object.entries(advancedAttributes).map(([key, { values }]) => [
      key,
      values.map(({ fieldSet }) => fieldSet),
    ])
    expect(Object.fromEntries(fieldSets)).toEqual({
      shortDescription: [[[{ value: 'Fließend.' }]]],
      freeTextBadge: [[[{ value: 'Aus Bremen' }]]],
      description: [[[{ value: 'Ein Kleid.' }]]],
      details: [[[{ value: 'Knielang' }], [{ value: 'Zwei Taschen' }]]],
      fitNote: [[[{ value: 'Fällt weit aus.' }]]],
      materials: [
        [
          [{ value: 'Leinen', percent: 70, part: 'Oberstoff' }],
          [{ value: 'Viskose', percent: 30, part: 'Oberstoff' }],
        ],
        [[{ value: 'Besatz aus Leder' }]],
      ],
      care: [[[{ value: 'Bei 30 Grad waschen', symbol: 'wash-30' }]]],
      maker: [
        [[{ value: 'Saum GmbH', address: 'Am Wall 1, Bremen', email: 'hallo@saum.example' }]],
      ],
      combineWith: [[[{ value: 8 }], [{ value: 9 }]]],
    })
    expect(advancedAttributes['materials']).toMatchObject({ key: 'materials', label: 'Material' })
  })

  it('[3.15] tells which videos, warnings and parts from animals the range knows of', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        warnings: { 'de-DE': ['Große Hitze meiden'], 'fr-CH': ['Éviter'], 'en-GB': ['Avoid'] },
        hasAnimalParts: true,
        videos: [
          {
            file: 'herbst/kleid.mp4',
            poster: 'dress-7-front',
            captions: { 'de-DE': 'kleid.de.vtt', 'fr-CH': 'kleid.fr.vtt', 'en-GB': 'kleid.en.vtt' },
            alt: inEveryLocale('Im Gehen'),
          },
        ],
      }),
    )

    const own = await productOf(backend, 7)
    const swiss = await productOf(backend, 7, ch.shopId)
    const french = await productOf(backend, 7, frCh.shopId)

    const rowsOf = ({ advancedAttributes }: Product, key: string) =>
      advancedAttributes[key]?.values.map(({ fieldSet }) => fieldSet)
    expect(rowsOf(own, 'warnings')).toEqual([[[{ value: 'Große Hitze meiden' }]]])
    expect(rowsOf(swiss, 'warnings')).toEqual([[[{ value: 'Grosse Hitze meiden' }]]])
    expect(rowsOf(own, 'hasAnimalParts')).toEqual([[[{ value: 'true' }]]])
    expect(rowsOf(french, 'videos')).toEqual([
      [
        [
          {
            value: 'Im Gehen',
            file: 'herbst/kleid.mp4',
            poster: 'dress-7-front',
            captions: 'kleid.fr.vtt',
          },
        ],
      ],
    ])
  })

  it('[3.15] tells that no warnings are needed only where the range says so', async () => {
    const silent = await aShopWith(aProduct({ id: 7 }))
    const outspoken = await aShopWith(
      aProduct({ id: 7, warnings: { 'de-DE': [], 'fr-CH': [], 'en-GB': [] } }),
    )

    const unsaid = (await productOf(silent, 7)).advancedAttributes
    const said = (await productOf(outspoken, 7, frCh.shopId)).advancedAttributes

    expect(unsaid).not.toHaveProperty('warnings')
    expect(unsaid).not.toHaveProperty('hasAnimalParts')
    expect(said['warnings']?.values).toEqual([{ fieldSet: [], groupSet: [] }])
  })

  it('[3.15] tells a tile only the short description and the free badge', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        shortDescription: inEveryLocale('Fließend.'),
        freeTextBadge: inEveryLocale('Neu'),
        description: inEveryLocale('Ein Kleid.'),
      }),
    )

    const tiles = await backend.post(getProductsByCategory, {})
    const details = await backend.post(getProductsByCategory, { with: 'detail' })
    const tile = await backend.post(getProductById, { id: 7, with: { priceRange: true } })

    const keysOf = (product: Product | undefined) => Object.keys(product?.advancedAttributes ?? {})
    const [onList] = v.parse(getProductsByCategory.result, tiles.body).products
    const [inFull] = v.parse(getProductsByCategory.result, details.body).products
    expect(keysOf(onList)).toEqual(['shortDescription', 'freeTextBadge'])
    expect(keysOf(inFull)).toContain('description')
    expect(keysOf(v.parse(getProductById.result, tile.body))).not.toContain('description')
  })
})
