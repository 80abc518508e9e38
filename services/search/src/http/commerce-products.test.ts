import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createSearchRules } from '../rules/create-search-rules.ts'
import { parseRules } from '../rules/rules-file.ts'
import { aBody, aHit, aShopSearch, aTestIndex, NOW, startTestProtocol } from './test-protocol.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function hits(count: number) {
  return Array.from({ length: count }, (_, at) => aHit(at + 1))
}

function viewing(path: string) {
  return { context: { view: { url: `https://shop.test${path}` } } }
}

describe('[7.29] [7.36] a listing', () => {
  it('answers everything a client needs', async () => {
    const index = aTestIndex(() => hits(30))
    const { post } = startTestProtocol(aShopSearch({ index }))

    const { status, body } = await post('/listing', aBody())

    expect(status).toBe(200)
    expect(body.responseId).toMatch(UUID)
    expect(body.products).toHaveLength(24)
    expect(body.facets).toEqual([])
    expect(body.pagination).toEqual({ page: 0, perPage: 24, totalEntries: 30, totalPages: 2 })
    expect(body.sort.appliedSort).toEqual({ sortCriteria: 'relevance' })
    expect(body.triggers).toEqual([])
    expect(body).not.toHaveProperty('queryCorrection')
  })

  it('has products with their colors and absolute addresses', async () => {
    const colors = [aHit(1, { ec_color: 'Rot' }), aHit(2, { ec_color: 'Blau "hell"' })]
    const [red, blue] = colors.map(({ product }) => product)
    const hit = { ...aHit(1, { ec_color: 'Rot' }), children: [red ?? '', blue ?? ''] }
    const { post } = startTestProtocol(aShopSearch({ index: aTestIndex(() => [hit]) }))

    const { body } = await post('/listing', aBody())

    expect(body.products).toEqual([
      {
        permanentid: '1',
        clickUri: 'https://shop.test/de/p/kleid-1/',
        ec_name: 'Kleid',
        ec_images: ['https://img.test/images/1.webp'],
        ec_color: 'Rot',
        children: [
          expect.objectContaining({ permanentid: '1', ec_color: 'Rot' }),
          expect.objectContaining({ permanentid: '2', ec_color: 'Blau "hell"' }),
        ],
        totalNumberOfChildren: 2,
      },
    ])
  })

  it.each([
    ['/de/c/damen/kleider-3/', { field: 'category_id', value: '3' }],
    ['/de/c/damen/kleider/?page=2#top', { field: 'category_id', value: '3' }],
    ['/de/c/damen/', { field: 'category_id', value: '1' }],
    ['/de/c/new/', { field: 'label', value: 'new' }],
    ['/de/', null],
    ['/de/c/', null],
    ['/de/search/?q=c', null],
  ])('at %s is about %j', async (path, scope) => {
    const index = aTestIndex(() => [])
    const { post } = startTestProtocol(aShopSearch({ index }))

    await post('/listing', aBody(viewing(path)))

    expect(index.asked).toMatchObject([{ scope, condition: null, text: null }])
  })

  it.each(['/de/c/herren/', '/de/c/damen/%ff/', `/de/c${'/a'.repeat(2000)}/`])(
    'of a category nobody knows is empty: %s',
    async (path) => {
      const index = aTestIndex(() => [])
      const { post } = startTestProtocol(aShopSearch({ index }))

      const { status } = await post('/listing', aBody(viewing(path)))

      expect(status).toBe(200)
      expect(index.asked).toMatchObject([{ scope: null, condition: { kind: 'ids', ids: [] } }])
    },
  )

  it('begins with what the operator pinned', async () => {
    const file = parseRules(
      '{"placements":[{"id":"a","category":3,"pin":[7],"boost":[{"product":8,"factor":2}]}]}',
    )
    const index = aTestIndex(() => [])
    const rules = createSearchRules(file, SHOPS[0], () => null)
    const { post } = startTestProtocol(aShopSearch({ index, rules }))

    await post('/listing', aBody())
    await post('/listing', aBody(viewing('/de/c/damen/')))

    expect(index.asked).toMatchObject([
      { pinned: [7], boosts: new Map([[8, 2]]) },
      { pinned: [], boosts: new Map() },
    ])
  })

  it('is sorted as asked, and says so in the words it offered', async () => {
    const index = aTestIndex(() => [])
    const { post } = startTestProtocol(aShopSearch({ index, shop: SHOPS[3] }))
    const sort = { sortCriteria: 'fields', fields: [{ field: 'ec_price', direction: 'desc' }] }

    const { body } = await post('/listing', aBody({ trackingId: 'comma_ch', sort }))

    const applied = {
      sortCriteria: 'fields',
      fields: [{ field: 'ec_price', direction: 'desc', displayName: 'Prix décroissant' }],
    }
    expect(body.sort.appliedSort).toEqual(applied)
    expect(body.sort.availableSorts).toContainEqual(applied)
    expect(body.sort.availableSorts[0]).toEqual({ sortCriteria: 'relevance' })
    expect(index.asked).toMatchObject([
      { sort: [{ by: 'number', field: 'ec_price', direction: 'desc' }] },
    ])
  })
})

describe('[9.17] pages', () => {
  it.each([
    [
      { page: 3, perPage: 10 },
      { from: 30, size: 10 },
    ],
    [
      { page: 4, perPage: 1000 },
      { from: 4000, size: 1000 },
    ],
    [
      { page: 5, perPage: 1000 },
      { from: 5000, size: 0 },
    ],
    [
      { page: 7, perPage: 700 },
      { from: 4900, size: 100 },
    ],
    [
      { page: Number.MAX_SAFE_INTEGER, perPage: 24 },
      { from: 5000, size: 0 },
    ],
  ])('%j ask for %j', async (asked, window) => {
    const index = aTestIndex(() => [])
    const { post } = startTestProtocol(aShopSearch({ index }))

    await post('/listing', aBody(asked))

    expect(index.asked).toMatchObject([window])
  })

  it('end at the last one that can have products', async () => {
    const { post } = startTestProtocol(aShopSearch({ index: aTestIndex(() => hits(6000)) }))

    const { body } = await post('/listing', aBody({ perPage: 700 }))

    expect(body.pagination).toEqual({ page: 0, perPage: 700, totalEntries: 6000, totalPages: 8 })
  })
})

describe('[4.36] [7.30] a search', () => {
  it('needs all words, or all but one where no product has them all', async () => {
    const index = aTestIndex(({ text }) => (text?.minimum === 1 ? hits(2) : []))
    const { post } = startTestProtocol(aShopSearch({ index }))

    const { body } = await post('/search', aBody({ query: 'rotes kleid' }))

    // What is asked after that only judges whether the query can be learned.
    expect(index.asked.slice(0, 2).map(({ text }) => text?.minimum)).toEqual([2, 1])
    expect(body.pagination.totalEntries).toBe(2)
  })

  it('highlights in names what was searched for', async () => {
    const named = aHit(1, { ec_name: 'Das "kleine" Kleid, schwarz', other: '"ec_name":"x"' })
    const nameless = aHit(2, { ec_name: null })
    const { post } = startTestProtocol(aShopSearch({ index: aTestIndex(() => [named, nameless]) }))

    const { body } = await post('/search', aBody({ query: 'kleid' }))

    expect(body.products).toMatchObject([
      { ec_name: 'Das "kleine" Kleid, schwarz', nameHighlights: [{ offset: 13, length: 5 }] },
      { nameHighlights: [] },
    ])
  })

  it('of one word finds nothing rather than anything', async () => {
    const index = aTestIndex(() => [])
    const { post } = startTestProtocol(aShopSearch({ index }))

    await post('/search', aBody({ query: 'xyzzy', clientId: '' }))

    expect(index.asked).toHaveLength(1)
  })

  it('without words shows the whole range', async () => {
    const index = aTestIndex(() => hits(3))
    const { post } = startTestProtocol(aShopSearch({ index }))

    const { body } = await post('/search', aBody({ query: '' }))

    expect(index.asked).toMatchObject([{ text: null, scope: null }])
    expect(body.products).toHaveLength(3)
  })
})

describe('[4.41] [4.42] [7.37] triggers of a search', () => {
  it('come with the plan call of a standalone box, which leaves no trace', async () => {
    const file = parseRules(
      JSON.stringify({
        triggers: [
          { id: 'a', type: 'redirect', queries: { de: ['agb'] }, page: 'terms' },
          {
            id: 'b',
            type: 'notify',
            queries: { de: ['agb'] },
            text: { de: 'x', fr: 'y', en: 'z' },
          },
        ],
      }),
    )
    const rules = createSearchRules(file, SHOPS[0], () => 'agb')
    const { post, events } = startTestProtocol(aShopSearch({ rules }))
    const context = { view: { url: 'https://shop.test/de/' }, capture: false }

    const { body } = await post('/search', aBody({ context, query: 'AGB', page: 0, perPage: 1 }))
    const alone = await post('/search/redirect', aBody({ context, query: 'AGB' }))
    const nowhere = await post('/search/redirect', aBody({ context, query: 'bluse' }))

    expect(body.triggers).toEqual([
      { type: 'redirect', content: 'https://shop.test/de/agb/' },
      { type: 'notify', content: 'x' },
    ])
    expect(alone.body).toEqual({ redirect: 'https://shop.test/de/agb/' })
    expect(nowhere.body).toEqual({ redirect: null })
    expect(events).toEqual([])
  })
})

describe('searches that are kept', () => {
  const index = aTestIndex(() => hits(5))

  it('are spelled as they were understood', async () => {
    const correction = { originalQuery: 'blusse', correctedQuery: 'bluse', wordCorrections: [] }
    const planner = { plan: async () => ({ query: 'bluse', text: null, correction }) }
    const { post, events } = startTestProtocol(aShopSearch({ index, planner }))

    await post('/search', aBody({ query: 'blusse' }))

    expect(events).toMatchObject([{ kind: 'search', query: 'bluse', total: 5 }])
  })

  it('are those of visitors who agreed', async () => {
    const { post, events } = startTestProtocol(aShopSearch({ index }))

    const { body } = await post('/search', aBody({ query: ' kleid ' }))

    expect(events).toEqual([
      {
        kind: 'search',
        shopId: 10_028,
        at: NOW,
        clientId: '7f0c2a56-1f0e-4f5e-9a51-2d7f4f7f9b10',
        query: 'kleid',
        total: 5,
        responseId: body.responseId,
      },
    ])
  })

  it.each(['sec-gpc', 'dnt'])('leave out those of browsers that send %s', async (header) => {
    const { post, events } = startTestProtocol(aShopSearch({ index }))

    await post('/search', aBody({ query: 'kleid' }), { [header]: '1' })

    expect(events).toEqual([])
  })

  const selected = {
    facetId: 'ec_color',
    field: 'ec_color',
    type: 'regular',
    values: [{ value: 'Blau', state: 'selected' }],
  }

  it.each([
    ['visitors who did not agree', { context: { view: { url: '/' }, capture: false } }],
    ['visitors nobody can tell apart', { clientId: '' }],
    ['further pages', { page: 1 }],
    ['filtered results', { facets: [selected] }],
    ['nothing at all', { query: ' ' }],
  ])('are not those of %s', async (_whose, fields) => {
    const { post, events } = startTestProtocol(aShopSearch({ index }))

    const { status } = await post('/search', aBody({ query: 'kleid', ...fields }))

    expect(status).toBe(200)
    expect(events).toEqual([])
  })
})

describe('[7.31] instant products', () => {
  it('are five products of a search, kept by nobody', async () => {
    const index = aTestIndex(() => hits(9))
    const { post, events } = startTestProtocol(aShopSearch({ index }))

    const { body } = await post('/search/productSuggest', aBody({ query: 'klei' }))

    expect(body.products).toHaveLength(5)
    expect(body.pagination.totalEntries).toBe(9)
    expect(index.asked).toMatchObject([{ facets: [], size: 5 }])
    expect(events).toEqual([])
  })
})
