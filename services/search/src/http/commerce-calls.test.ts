import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aPrice, anIndexProduct } from '../feed/test-index-product.ts'
import { createCategoryDirectory } from '../feed/category-directory.ts'
import { toIndexDocument } from '../feed/to-index-document.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import { buildSegment } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { createQueryPlanner } from '../text/query-planner.ts'
import { aBody, aShopSearch, GERMAN, NOW, startTestProtocol, VOCABULARY } from './test-protocol.ts'

const [shop] = SHOPS
const BLUE = { key: 'marine', label: 'Marine', hex: '#1d2951', family: 'Blau' }
const RED = { key: 'rubin', label: 'Rubin', hex: '#9b111e', family: 'Rot' }

const categories = createCategoryDirectory([
  {
    id: 1,
    name: 'Damen',
    slug: 'damen',
    path: '/damen',
    children: [
      { id: 3, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' },
      { id: 4, name: 'Blusen', slug: 'blusen', path: '/damen/blusen' },
    ],
  },
])

function priced(euros: number) {
  const price = aPrice({ withTax: euros * 100 })
  return { priceRange: { min: price, max: price } }
}

const products = [
  { id: 11, masterKey: 'wrap', name: 'Wickelkleid', color: BLUE, ...priced(90), isNew: true },
  { id: 12, masterKey: 'wrap', name: 'Wickelkleid', color: RED, ...priced(80) },
  { id: 21, masterKey: 'slip', name: 'Slipkleid aus Satin', color: BLUE, ...priced(60) },
  { id: 31, masterKey: 'bow', name: 'Schluppenbluse', color: RED, ...priced(70), categoryIds: [4] },
].map((fields) => anIndexProduct({ categoryIds: [3], ...fields }))

function openShop() {
  const view = { shop, categories, popularityOf: () => 0, now: NOW }
  const documents = products.map((product) => toIndexDocument(product, view))
  const index = createMemoryIndex(SHOP_SCHEMA, buildSegment(SHOP_SCHEMA, documents, GERMAN.analyse))
  const planner = createQueryPlanner({
    locale: shop.locale,
    vocabulary: VOCABULARY,
    analyser: GERMAN,
    index,
  })
  return startTestProtocol(aShopSearch({ index, planner, categories }))
}

const { post } = openShop()

interface AnsweredFacet {
  facetId: string
  values: { value: string; numberOfResults: number }[]
}

function countsOf(body: { facets: AnsweredFacet[] }, facetId: string) {
  const values = body.facets.find((facet) => facet.facetId === facetId)?.values ?? []
  return Object.fromEntries(values.map(({ value, numberOfResults }) => [value, numberOfResults]))
}

function idsOf(body: { products: { permanentid: string }[] }): string[] {
  return body.products.map(({ permanentid }) => permanentid)
}

describe('a shop with an index', () => {
  it('lists every style of a category once, with its colors', async () => {
    const { body } = await post('/listing', aBody())

    expect(body.pagination.totalEntries).toBe(2)
    expect(body.products.map((each: { ec_name: string }) => each.ec_name).toSorted()).toEqual([
      'Slipkleid aus Satin',
      'Wickelkleid',
    ])
    const wrap = body.products.find((each: { ec_name: string }) => each.ec_name === 'Wickelkleid')
    expect(wrap.totalNumberOfChildren).toBe(2)
    expect(idsOf({ products: wrap.children })).toEqual(['11', '12'])
    expect(wrap.clickUri).toMatch(/^https:\/\/shop\.test\/de\/p\/kleid-1[12]\/$/)
  })

  it('[3.46] offers below a category what is below it', async () => {
    const women = { view: { url: 'https://shop.test/de/c/damen/' } }
    const blouses = { value: 'Blusen', state: 'selected', children: [] }
    const facet = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }

    const all = await post('/listing', aBody({ context: women }))
    const narrowed = await post(
      '/listing',
      aBody({ context: women, facets: [{ ...facet, values: [blouses] }] }),
    )

    expect(countsOf(all.body, 'ec_category')).toEqual({ Kleider: 2, Blusen: 1 })
    expect(idsOf(narrowed.body)).toEqual(['31'])
  })

  it('counts the colors of a filtered listing as if that filter were not there', async () => {
    const red = { value: 'Rot', state: 'selected' }
    const facets = [{ facetId: 'ec_color', field: 'ec_color', type: 'regular', values: [red] }]

    const { body } = await post('/listing', aBody({ facets }))

    expect(idsOf(body)).toEqual(['12'])
    expect(countsOf(body, 'ec_color')).toEqual({ Rot: 1, Blau: 2 })
  })

  it('selects a color that the query names, until the shopper takes it back', async () => {
    const named = await post('/search', aBody({ query: 'rotes kleid' }))
    const kept = {
      facetId: 'ec_color',
      field: 'ec_color',
      type: 'regular',
      preventAutoSelect: true,
    }
    const takenBack = await post(
      '/search',
      aBody({ query: 'rotes kleid', facets: [{ ...kept, values: [] }] }),
    )

    const color = (body: { facets: AnsweredFacet[] }) =>
      body.facets.find(({ facetId }) => facetId === 'ec_color')
    expect(idsOf(named.body)).toEqual(['12'])
    expect(color(named.body)).toMatchObject({
      fromAutoSelect: true,
      values: expect.arrayContaining([
        expect.objectContaining({ value: 'Rot', state: 'selected', isAutoSelected: true }),
      ]),
    })
    expect(color(takenBack.body)).toMatchObject({ fromAutoSelect: false })
  })

  it('shows what is of the wanted kind where nothing is all that was wanted', async () => {
    const { body } = await post('/search', aBody({ query: 'bluse aus satin' }))

    expect(idsOf(body)).toEqual(['31'])
  })

  it('[3.45] selects a price that the query names, until the shopper takes it back', async () => {
    const price = (body: { facets: AnsweredFacet[] }) =>
      body.facets.find(({ facetId }) => facetId === 'ec_price')
    const all = await post('/search', aBody({ query: 'kleid' }))
    const named = await post('/search', aBody({ query: 'kleid unter 70 euro' }))
    const kept = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
    const facets = [{ ...kept, preventAutoSelect: true, values: [] }]
    const takenBack = await post('/search', aBody({ query: 'kleid unter 70 euro', facets }))
    const tooLow = await post('/search', aBody({ query: 'kleid unter 1 euro' }))
    const instant = await post('/search/productSuggest', aBody({ query: 'kleid unter 70 euro' }))

    expect(idsOf(named.body).length).toBeGreaterThan(0)
    expect(idsOf(named.body).length).toBeLessThan(idsOf(all.body).length)
    expect(idsOf(instant.body)).toEqual(idsOf(named.body))
    expect(price(named.body)).toMatchObject({
      fromAutoSelect: true,
      values: [{ start: 0, end: 70, state: 'selected', isAutoSelected: true }],
    })
    expect(idsOf(takenBack.body)).toEqual(idsOf(all.body))
    expect(idsOf(tooLow.body)).toEqual(idsOf(all.body))
  })

  it('sorts by what is asked for', async () => {
    const context = { view: { url: 'https://shop.test/de/c/damen/' } }
    const sort = { sortCriteria: 'fields', fields: [{ field: 'ec_price', direction: 'asc' }] }

    const { body } = await post('/listing', aBody({ context, sort }))

    expect(idsOf(body)).toEqual(['21', '31', '12'])
  })

  it('turns pages', async () => {
    const { body } = await post('/listing', aBody({ page: 1, perPage: 1 }))

    expect(body.products).toHaveLength(1)
    expect(body.pagination).toEqual({ page: 1, perPage: 1, totalEntries: 2, totalPages: 2 })
  })

  it('lists nothing under a category nobody knows, and everything without one', async () => {
    const nowhere = { view: { url: 'https://shop.test/de/c/herren/' } }
    const home = { view: { url: 'https://shop.test/de/' } }

    const unknown = await post('/listing', aBody({ context: nowhere }))
    const whole = await post('/listing', aBody({ context: home }))

    expect(unknown.body).toMatchObject({ products: [], pagination: { totalEntries: 0 } })
    expect(whole.body.pagination.totalEntries).toBe(3)
  })

  it('finds by words and shows which', async () => {
    const { body } = await post('/search', aBody({ query: 'wickelkleid' }))

    expect(body.products).toMatchObject([
      { ec_name: 'Wickelkleid', nameHighlights: [{ offset: 0, length: 11 }] },
    ])
    expect(body.queryCorrection.correctedQuery).toBeNull()
  })

  it('corrects a slip of the finger', async () => {
    const { body } = await post('/search', aBody({ query: 'wickelklied' }))

    expect(body.queryCorrection).toMatchObject({
      originalQuery: 'wickelklied',
      correctedQuery: 'wickelkleid',
    })
    expect(body.pagination.totalEntries).toBe(1)
  })

  it('[7.35] finds values of a facet', async () => {
    const search = aBody({ facetId: 'ec_color', facetQuery: '*ro*', query: 'kleid' })

    const { body } = await post('/facet?type=SEARCH', search)

    expect(body).toEqual({
      moreValuesAvailable: false,
      values: [{ displayValue: 'Rot', rawValue: 'Rot', count: 1 }],
    })
  })

  it('[3.48] [7.35] finds values by what the page calls them', async () => {
    const captions = { Rot: 'Kirsche', constructor: 'Kirsche' }
    const search = aBody({ facetId: 'ec_color', facetQuery: '*kir*', query: 'kleid', captions })

    const { body } = await post('/facet?type=SEARCH', search)

    expect(body.values).toEqual([{ displayValue: 'Kirsche', rawValue: 'Rot', count: 1 }])
  })

  it.each([[{ Rot: 7 }], ['Rot'], [7]])(
    '[7.35] refuses names of values that are none: %j',
    async (captions) => {
      const search = aBody({ facetId: 'ec_color', facetQuery: '**', query: '', captions })

      expect((await post('/facet?type=SEARCH', search)).status).toBe(400)
    },
  )

  it('[7.35] finds values of a tree below the listing', async () => {
    const context = { view: { url: 'https://shop.test/de/c/damen/' } }
    const search = aBody({ context, facetId: 'ec_category', facetQuery: '*blus*', query: '' })

    const { body } = await post('/facet?type=LISTING', search)

    expect(body.values).toEqual([
      { displayValue: 'Blusen', rawValue: 'Blusen', count: 1, path: [] },
    ])
  })

  it('has no values for a facet nobody knows', async () => {
    const search = aBody({ facetId: 'nobody', facetQuery: '**', query: '' })

    const { body } = await post('/facet?type=SEARCH', search)

    expect(body).toEqual({ moreValuesAvailable: false, values: [] })
  })

  it.each([
    ['a query of 2,000 letters', 'x'.repeat(2000)],
    ['a flood of wildcards', '*?'.repeat(1000)],
    ['a thousand words', 'a b '.repeat(500)],
    ['control characters', '\u0000\u001B[2J\u202E\uFEFF'],
    ['half of a character', 'kleid \uD83D'],
    ['words that are near everything', 'klied '.repeat(300)],
  ])('stays calm about %s', async (_what, query) => {
    const before = process.threadCpuUsage()

    const { status } = await post('/search', aBody({ query }))

    expect(status).toBe(200)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })
})
