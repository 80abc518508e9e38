import type { FacetReply, RegularFacetReply } from '@saum/engine/wire/facet'
import { aProduct, aRegularValue, someFacets } from '@saum/engine/wire/test-replies'
import { describe, expect, it } from 'vitest'
import { aListingWorld, thrownBy } from './listing/test-listing-context.ts'
import { loadListing } from './load-listing.ts'

const PAGE = 'https://saum.example/de/c/damen/kleider/'

function at(query: string): URL {
  return new URL(`${PAGE}${query}`)
}

function aFacet(facetId: string, values: RegularFacetReply['values']): FacetReply {
  const [color] = someFacets()
  return { ...color, facetId, field: facetId, type: 'regular', values } as FacetReply
}

function pages(totalEntries: number) {
  return { page: 0, perPage: 24, totalEntries, totalPages: Math.ceil(totalEntries / 24) }
}

describe('[2.26] [3.51] a listing by its address', () => {
  it('asks the provider in its own words, for whole groups and the page counted from zero', async () => {
    const { context, asked } = aListingWorld({ reply: { pagination: pages(100) } })
    const query =
      '?filters[size]=33&filters[color]=10,30&filters[minPrice]=5000&filters[new]=true' +
      '&sort=price_desc&page=2'

    await loadListing(context, at(query))

    const [body] = asked
    expect(body).toMatchObject({
      page: 1,
      perPage: 24,
      context: { view: { url: PAGE } },
      sort: { sortCriteria: 'fields', fields: [{ field: 'ec_price', direction: 'desc' }] },
    })
    const facets = new Map(body?.facets.map((facet) => [facet.facetId, facet]))
    expect(facets.get('size')).toMatchObject({
      numberOfValues: 300,
      values: [{ value: '38', state: 'selected' }],
    })
    expect(facets.get('ec_color')?.values).toHaveLength(2)
    expect(facets.get('material')).toMatchObject({ numberOfValues: 300, values: [] })
    expect(facets.get('label')?.values).toEqual([{ value: 'new', state: 'selected' }])
    expect(facets.get('ec_price')?.values).toMatchObject([{ start: 50, state: 'selected' }])
  })

  it.each([
    ['?filters[sale]=true', [{ start: 1, end: 100, state: 'selected' }]],
    [
      '?filters[minReduction]=30',
      [
        { start: 1, state: 'idle' },
        { start: 30, state: 'selected' },
      ],
    ],
    ['?filters[minReduction]=1', [{ start: 1, state: 'selected' }]],
    ['', [{ start: 1, state: 'idle' }]],
  ])('wants reduced products with %s, also where new ones are wanted', async (query, ranges) => {
    const { context, asked } = aListingWorld()

    await loadListing(context, at(query))

    const reduction = asked[0]?.facets.find(({ facetId }) => facetId === 'ec_reduction')
    expect(reduction?.values).toMatchObject(ranges)
  })

  it('shows groups in the words of the shop, with what would be left and what is chosen', async () => {
    const { context } = aListingWorld({
      reply: {
        pagination: pages(30),
        facets: [
          aFacet('size', [aRegularValue('38'), aRegularValue('S'), aRegularValue('58')]),
          aFacet('ec_color', [aRegularValue('Blau', 'selected')]),
          aFacet('material', [aRegularValue('Wolle')]),
        ],
      },
    })

    const { facts, search } = await loadListing(context, at('?filters[color]=10,30'))

    expect(search).toBe('?filters[color]=10,30')
    expect(facts).toMatchObject({ total: 30, page: 1, lastPage: 2, perPage: 24 })
    expect(facts.groups).toEqual([
      {
        kind: 'values',
        key: 'size',
        label: 'Größe',
        look: 'sizes',
        // In the order of the shop, and without what its vocabulary does not know.
        values: [
          { id: 31, label: 'S', count: 3 },
          { id: 33, label: '38', count: 3 },
        ],
      },
      {
        kind: 'values',
        key: 'color',
        label: 'Farbe',
        look: 'colors',
        values: [
          { id: 10, label: 'Blau', count: 3, isSelected: true, hex: '#2f4a7d' },
          { id: 30, label: 'Rot', count: 0, isSelected: true, hex: '#9e2b32' },
        ],
      },
      // One material for all of them chooses nothing.
    ])
  })

  it('offers switches that choose something, and keeps those that are on', async () => {
    const { context } = aListingWorld({
      reply: {
        pagination: pages(3),
        facets: [
          aFacet('label', [aRegularValue('new')]),
          aFacet('availability', [aRegularValue('in_stock')]),
        ],
      },
    })

    const { facts } = await loadListing(context, at('?filters[available]=true&filters[sale]=true'))

    // Everything is new here, so that is not offered.
    expect(facts.groups).toEqual([
      { kind: 'switch', key: 'sale', label: 'sale', count: 0, isSelected: true },
      { kind: 'switch', key: 'available', label: 'available', count: 3, isSelected: true },
    ])
  })

  it('has a price from the cheapest to the dearest, also while a part of it is chosen', async () => {
    const { context } = aListingWorld()

    const { facts } = await loadListing(context, at('?filters[maxPrice]=5000'))

    expect(facts.groups.find(({ kind }) => kind === 'price')).toEqual({
      kind: 'price',
      key: 'price',
      label: 'Preis',
      lowestCents: 0,
      highestCents: 20_000,
      toCents: 5_000,
    })
  })
})

describe('[2.32] new arrivals', () => {
  it('can be filtered by category, the deepest of those that are named', async () => {
    const { context, asked } = aListingWorld({ category: { key: 'new' } })

    const { search } = await loadListing(context, at('?filters[category]=110'))

    expect(search).toBe('?filters[category]=110')
    const category = asked[0]?.facets.find(({ facetId }) => facetId === 'ec_category')
    expect(category?.values).toEqual([
      {
        value: 'Damen',
        state: 'idle',
        children: [{ value: 'Kleider', state: 'selected', children: [] }],
      },
    ])
  })
})

describe('an address that is not the one', () => {
  it.each([
    [
      'a form',
      '?filters[color]=30&filters[color]=10&priceFrom=50',
      '?filters[color]=10,30&filters[minPrice]=5000',
    ],
    [
      'unknown groups and ids',
      '?filters[shoe]=1&filters[color]=10,99999&filters[__proto__]=1',
      '?filters[color]=10',
    ],
    [
      'a range the wrong way round',
      '?filters[minPrice]=900&filters[maxPrice]=100',
      '?filters[minPrice]=100&filters[maxPrice]=900',
    ],
    ['a category in a category', '?filters[category]=110', ''],
    ['what is not worth saying', '?page=1&sort=recommended', ''],
    ['a search', '?searchTerm=kleid&page=2', '?page=2'],
    ['words of others', '?page=1&utm_source=mail', '?utm_source=mail'],
  ])('leads from %s to it', async (_what, query, search) => {
    const { context, asked } = aListingWorld()

    const answer = await thrownBy(loadListing(context, at(query)))

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/de/c/damen/kleider/${search}`)
    expect(asked).toEqual([])
  })

  it.each(['?page=2&filters%5Bcolor%5D=10%2C30', '?utm_source=mail&filters[color]=10,30&page=2'])(
    'is the one in any order and encoding: %s',
    async (query) => {
      const { context } = aListingWorld({ reply: { pagination: pages(100) } })

      const { search } = await loadListing(context, at(query))

      expect(search).toBe('?filters[color]=10,30&page=2')
    },
  )

  it.each(['?page=3', '?page=1000000000', `?page=${'9'.repeat(300)}`])(
    'is not found behind the last page: %s',
    async (query) => {
      const { context } = aListingWorld({ reply: { pagination: pages(30) } })

      const answer = await thrownBy(loadListing(context, at(query)))

      expect(answer.status).toBe(404)
    },
  )
})

describe('a listing without its search provider', () => {
  const found = {
    products: [],
    pagination: { current: 0, total: 0, perPage: 24, page: 1, first: 1, prev: 1, next: 1, last: 1 },
  }

  it.each([503, 500])('shows what the shop itself knows, when it answers %s', async (status) => {
    const { context } = aListingWorld({ reply: status, answers: { getProductsByCategory: found } })

    const { facts, isLimited } = await loadListing(context, at('?filters[color]=10&sort=new'))

    expect(isLimited).toBe(true)
    expect(facts).toMatchObject({ tiles: [], groups: [], sort: 'new', lastPage: 1 })
  })

  it('shows no products where there are none', async () => {
    const { context } = aListingWorld({ reply: { products: [aProduct('1')] } })

    const { facts, isLimited } = await loadListing(context, at(''))

    expect(facts.tiles).toMatchObject([{ id: 1, href: '/de/p/bluse-1/' }])
    expect(isLimited).toBeUndefined()
  })
})
