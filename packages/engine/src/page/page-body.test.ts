import { describe, expect, it } from 'vitest'
import { searchBody } from '../search/search-body.ts'
import { aTestEngine } from '../test-engine.ts'
import type { FacetAsk } from '../wire/facet.ts'
import { pageBody } from './page-body.ts'
import { EMPTY_PAGE, type ProductPage } from './product-page.ts'

const COLOR: FacetAsk = {
  facetId: 'ec_color',
  field: 'ec_color',
  type: 'regular',
  numberOfValues: 4,
  values: [{ value: 'Blau', state: 'selected' }],
}

function aPage(changes: Partial<ProductPage> = {}): ProductPage {
  return { ...EMPTY_PAGE, ...changes }
}

describe('[7.29] what a listing is asked with', () => {
  it('is who asks, the page, the facets and the sort', () => {
    const { context, ...body } = pageBody(aTestEngine(), aPage())

    expect(Object.keys(context)).toEqual(['user', 'view', 'capture', 'cart', 'source'])
    expect(body).toEqual({
      trackingId: 'comma_de',
      clientId: expect.any(String),
      language: 'de',
      country: 'DE',
      currency: 'EUR',
      page: 0,
      facets: [],
      sort: { sortCriteria: 'relevance' },
    })
  })

  it('leaves the number of products to the provider until somebody has said', () => {
    const pagination = { page: 2, perPage: 48, totalEntries: 100, totalPages: 3 }

    expect(pageBody(aTestEngine(), aPage())).not.toHaveProperty('perPage')
    expect(pageBody(aTestEngine(), aPage({ pagination }))).toMatchObject({ page: 2, perPage: 48 })
  })

  it('holds the facets that have values, in their order', () => {
    const store: FacetAsk = { ...COLOR, facetId: 'store', values: [] }
    const size: FacetAsk = { ...COLOR, facetId: 'size' }

    const { facets } = pageBody(aTestEngine(), aPage({ facets: [size, store, COLOR] }))

    expect(facets).toEqual([size, COLOR])
  })

  it('holds the sort without its name and without a direction it does not have', () => {
    const applied = {
      by: 'fields',
      fields: [
        { name: 'ec_price', direction: 'desc', displayName: 'Preis absteigend' },
        { name: 'ec_name' },
      ],
    } as const

    const { sort } = pageBody(aTestEngine(), aPage({ sort: { applied, available: [] } }))

    expect(sort).toEqual({
      sortCriteria: 'fields',
      fields: [{ field: 'ec_price', direction: 'desc' }, { field: 'ec_name' }],
    })
  })
})

describe('[7.30] what a search is asked with', () => {
  it('is the same and the query, even an empty one', () => {
    const engine = aTestEngine()
    const page = aPage()

    expect(searchBody(engine, page)).toEqual({ ...pageBody(engine, page), query: '' })
    expect(searchBody(engine, aPage({ query: 'bluse' })).query).toBe('bluse')
  })
})
