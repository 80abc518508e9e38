import * as v from '@saum/schema/schema'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { createCategoryDirectory } from './category-directory.ts'
import { anIndexProduct, aPrice } from './test-index-product.ts'
import { toIndexDocument, type DocumentView } from './to-index-document.ts'

const [de, , , frCh] = SHOPS
const NOW = Date.parse('2026-11-16T12:00:00Z')

const CATEGORIES = createCategoryDirectory([
  {
    id: 200,
    name: 'Damen',
    slug: 'damen',
    path: '/damen',
    children: [
      { id: 210, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' },
      { id: 220, name: 'Blusen', slug: 'blusen', path: '/damen/blusen' },
    ],
  },
])

const VIEW: DocumentView = { shop: de, categories: CATEGORIES, popularityOf: () => 0, now: NOW }

const jsonObject = v.record(v.string(), v.unknown())

function productOf(text: string) {
  return v.parse(jsonObject, JSON.parse(text))
}

describe('a product in the index', () => {
  it('has all fields of the schema and no other', () => {
    const document = toIndexDocument(anIndexProduct(), VIEW)

    const named = (record: object) => Object.keys(record).toSorted()
    const wanted = (names: readonly string[]) => names.toSorted()
    expect(named(document.texts)).toEqual(wanted(SHOP_SCHEMA.texts.map(({ name }) => name)))
    expect(named(document.keywords)).toEqual(wanted(SHOP_SCHEMA.keywords))
    expect(named(document.paths)).toEqual(wanted(SHOP_SCHEMA.paths))
    expect(named(document.numbers)).toEqual(wanted(SHOP_SCHEMA.numbers))
  })

  it('is found by its words, its numbers and those of its sizes', () => {
    const product = anIndexProduct({
      id: 7,
      masterKey: '21488',
      referenceKey: '21488-31',
      attributes: { fit: ['Schmal'], styleName: ['Anna'] },
      materials: ['Oberstoff: 100 % Viskose'],
      badges: ['Nur online'],
      shortDescription: 'Ein Kleid',
      description: 'Ein langes Kleid',
      details: ['Mit Gürtel'],
      care: ['30 Grad'],
    })

    expect(toIndexDocument(product, VIEW).texts).toEqual({
      name: ['Kleid'],
      number: ['7', '21488', '21488-31', '7-s', '7-m'],
      category: ['Damen', 'Kleider'],
      color: ['Tanne', 'Grün'],
      brand: ['Saum'],
      attributes: ['Schmal', 'Anna', 'Oberstoff: 100 % Viskose', 'Nur online'],
      description: ['Ein Kleid', 'Ein langes Kleid', 'Mit Gürtel', '30 Grad'],
    })
  })

  it('is narrowed by what it is, where it is filed and where it hangs', () => {
    const min = aPrice({ withTax: 6_000, reductionsRelativeTo: 'lowestPriorPrice' })
    const product = anIndexProduct({
      categoryIds: [210, 220, 999],
      attributes: { occasion: ['Büro', 'Feier', 'Büro'] },
      priceRange: { min, max: min },
      lowestPriorPrice: { withTax: 8_000, relativeDifferenceToPrice: -0.25 },
      isNew: true,
      branchIds: [3, 5],
    })

    const { keywords, paths, numbers } = toIndexDocument(product, VIEW)

    expect(keywords).toMatchObject({
      ec_brand: ['Saum'],
      ec_color: ['Grün'],
      size: ['S'],
      occasion: ['Büro', 'Feier'],
      fit: [],
      label: ['sale', 'new'],
      availability: ['in_stock'],
      store: ['3', '5'],
      ec_product_id: ['7'],
      category_id: ['200', '210', '220'],
      ec_item_group_id: ['style-7'],
    })
    expect(paths).toEqual({
      ec_category: [
        ['Damen', 'Kleider'],
        ['Damen', 'Blusen'],
      ],
    })
    expect(numbers).toEqual({ ec_price: 60, ec_date: product.firstLiveAt, ec_reduction: 25 })
  })

  it('is filtered by its own color where that belongs to no family', () => {
    const color = { key: 'tanne', label: 'Tanne', hex: '#2f6b4f', family: null }

    const { keywords } = toIndexDocument(anIndexProduct({ color }), VIEW)

    expect(keywords['ec_color']).toEqual(['Tanne'])
  })

  it('is sold out and has no label when there is nothing to say', () => {
    const { keywords } = toIndexDocument(anIndexProduct({ isSoldOut: true }), VIEW)

    expect(keywords).toMatchObject({ availability: ['sold_out'], label: [] })
  })

  it('ranks by what visitors think of it', () => {
    const popular = { ...VIEW, popularityOf: (id: number) => (id === 7 ? 1 : 0) }

    const { merit } = toIndexDocument(anIndexProduct(), popular)

    expect(merit).toBeGreaterThan(toIndexDocument(anIndexProduct(), VIEW).merit)
  })
})

describe('a product as it is answered', () => {
  const image = {
    hash: 'dress-1a',
    width: 900,
    height: 1125,
    attributes: { assetName: 'fa', alt: 'Kleid' },
  }

  it('has every field clients rely on, in a stable order', () => {
    const product = productOf(toIndexDocument(anIndexProduct(), VIEW).product)

    expect(Object.keys(product)).toEqual([
      'permanentid',
      'clickUri',
      'ec_product_id',
      'ec_name',
      'ec_brand',
      'ec_item_group_id',
      'ec_price',
      'ec_promo_price',
      'ec_images',
      'ec_thumbnails',
      'ec_in_stock',
      'ec_rating',
      'ec_gender',
      'ec_color',
      'ec_listing',
      'additionalFields',
      'ec_category',
      'ec_shortdesc',
      'ec_description',
    ])
    expect(product).not.toHaveProperty('children')
  })

  it('leads to its page in its shop, wherever that runs', () => {
    const view = { ...VIEW, shop: frCh }

    const { product } = toIndexDocument(anIndexProduct({ id: 7, images: [image] }), view)

    expect(productOf(product)).toMatchObject({
      permanentid: '7',
      clickUri: '\uE000/fr-ch/p/kleid-7/',
      ec_product_id: '7',
      ec_images: ['\uE001/dress-1a/900.webp'],
      ec_thumbnails: [],
    })
  })

  it('names every step of its categories', () => {
    const { product } = toIndexDocument(anIndexProduct({ categoryIds: [210, 220] }), VIEW)

    expect(productOf(product)['ec_category']).toEqual(['Damen', 'Damen|Kleider', 'Damen|Blusen'])
  })

  it('has a promotional price only where a higher one may be struck through', () => {
    const min = aPrice({ withTax: 5_999, reductionsRelativeTo: 'lowestPriorPrice' })
    const lowestPriorPrice = { withTax: 7_999, relativeDifferenceToPrice: -0.25 }
    const reduced = anIndexProduct({ priceRange: { min, max: min }, lowestPriorPrice })

    expect(productOf(toIndexDocument(reduced, VIEW).product)).toMatchObject({
      ec_price: 79.99,
      ec_promo_price: 59.99,
    })
    expect(productOf(toIndexDocument(anIndexProduct(), VIEW).product)).toMatchObject({
      ec_price: 79.99,
      ec_promo_price: null,
    })
  })

  it('brings along what a tile shows', () => {
    const product = anIndexProduct({ images: [image], badges: ['Nur online'], isNew: true })

    expect(productOf(toIndexDocument(product, VIEW).product)['additionalFields']).toEqual({
      colorKey: 'tanne',
      colorHex: '#2f6b4f',
      sizes: ['S'],
      price: {
        withTax: 7_999,
        appliedReductions: [],
        lowestPriorPrice: product.lowestPriorPrice,
        isFrom: false,
      },
      badges: ['Nur online'],
      isNew: true,
      images: [{ hash: 'dress-1a', alt: 'Kleid' }],
      placeholders: [{ ratio: 0.8, averageColor: null, thumbhash: null }],
    })
  })

  it('is shorter as one color among others, with the same fields', () => {
    const { product, child } = toIndexDocument(
      anIndexProduct({ description: 'Lang', images: [image, { ...image, hash: 'dress-1b' }] }),
      VIEW,
    )

    expect(Object.keys(productOf(child))).toEqual(Object.keys(productOf(product)))
    expect(productOf(child)).toMatchObject({
      permanentid: '7',
      ec_description: null,
      ec_category: [],
      ec_images: ['\uE001/dress-1a/900.webp', '\uE001/dress-1b/900.webp'],
      additionalFields: {
        sizes: ['S'],
        images: [
          { hash: 'dress-1a', alt: 'Kleid' },
          { hash: 'dress-1b', alt: 'Kleid' },
        ],
      },
    })
  })
})
