import { describe, expect, it } from 'vitest'
import {
  findNode,
  flatten,
  keyOf,
  sortKey,
  toCartProduct,
  toFacetView,
  toPath,
  toPlainParameters,
  toProductView,
  toValueView,
} from './normalize.ts'

describe('states of two clients made comparable', () => {
  it('knows a value by its text, its range or its path', () => {
    const state = 'idle'

    expect(keyOf({ state, value: 'blau' })).toBe('blau')
    expect(keyOf({ state, start: 10, end: 20, endInclusive: false })).toBe('10..20')
    expect(keyOf({ state, start: 10, end: 20, endInclusive: true })).toBe('10...20')
    expect(toPath(keyOf({ state, value: 'Blusen', path: ['Damen', 'Blusen'] }))).toEqual([
      'Damen',
      'Blusen',
    ])
  })

  it('shows a tree of categories with every level', () => {
    const child = { value: 'Blusen', state: 'selected', path: ['Damen', 'Blusen'], children: [] }
    const root = { value: 'Damen', state: 'idle', path: ['Damen'], children: [child] }

    const view = toValueView(root)

    expect(flatten([view]).map(({ key }) => key)).toEqual(['Damen', 'Damen > Blusen'])
    expect(findNode([root], ['Damen', 'Blusen'])).toBe(child)
    expect(findNode([root], ['Herren'])).toBeUndefined()
  })

  it('shows the price a shopper pays, and all colors', () => {
    const product = {
      permanentid: '1',
      position: 3,
      ec_product_id: null,
      ec_name: null,
      ec_price: 20,
      ec_promo_price: 15,
      children: [{ permanentid: '1' }, { permanentid: '2' }],
    }

    expect(toProductView(product)).toMatchObject({ price: 15, children: ['1', '2'] })
    expect(toCartProduct(product)).toEqual({ productId: '1', name: '1', price: 15 })
  })

  it('leaves nothing undefined in a facet', () => {
    const facet = {
      facetId: 'ec_color',
      type: 'regular',
      values: [{ value: 'blau', state: 'idle', numberOfResults: 2 }],
      isLoading: false,
      hasActiveValues: false,
      canShowMoreValues: true,
      canShowLessValues: false,
    }

    const view = toFacetView(facet)

    expect(Object.values(view)).not.toContain(undefined)
    expect(view.values).toEqual([{ key: 'blau', state: 'idle', count: 2 }])
  })

  it('names an order by fields and directions, not by their labels', () => {
    const fields = [
      { name: 'ec_price', direction: 'asc', displayName: 'Preis' },
      { name: 'ec_name' },
    ]

    expect(sortKey({ by: 'fields', fields })).toBe('ec_price asc, ec_name')
    expect(sortKey({ by: 'relevance' })).toBe('relevance')
  })

  it('keeps of parameters what an address says', () => {
    const range = { start: 1, end: 2, endInclusive: true, state: 'idle', numberOfResults: 4 }
    const parameters = { q: undefined, mnf: {}, nf: { price: [range] }, page: 0 }

    expect(toPlainParameters(parameters)).toEqual({ nf: { price: ['1...2'] }, page: 0 })
  })
})
