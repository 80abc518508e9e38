import { findShopByPath, SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { facetDefinitionsOf, fieldSuggestionsFacets } from './facet-definitions.ts'

function nameIn(path: string, facetId: string): string | undefined {
  const shop = findShopByPath(path)
  const definitions = shop === undefined ? [] : facetDefinitionsOf(shop)
  return definitions.find((definition) => definition.facetId === facetId)?.displayName
}

describe('facets of a shop', () => {
  it.each([
    ['de', 'Größe'],
    ['at', 'Größe'],
    ['ch', 'Grösse'],
    ['fr-ch', 'Taille'],
    ['en', 'Size'],
  ])('are called as the %s shop speaks', (path, name) => {
    expect(nameIn(path, 'size')).toBe(name)
  })

  it.each(SHOPS)('are fields of the index in $path, each once and with a name', (shop) => {
    const definitions = facetDefinitionsOf(shop)

    const fields = definitions.map(({ field }) => field)
    const known: string[] = [...SHOP_SCHEMA.keywords, ...SHOP_SCHEMA.paths, ...SHOP_SCHEMA.numbers]
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields.filter((field) => !known.includes(field))).toEqual([])
    expect(definitions.filter(({ field, displayName }) => displayName === field)).toEqual([])
  })

  it('[9.19] show ten values and ten children of a category unless asked otherwise', () => {
    const [category, , color] = facetDefinitionsOf(SHOPS[0])

    expect(category).toMatchObject({
      facetId: 'ec_category',
      numberOfValues: 10,
      retrieveCount: 10,
    })
    expect(color).toMatchObject({ facetId: 'ec_color', numberOfValues: 10 })
  })

  it('[7.36] offer what shoppers name while they type', () => {
    expect(fieldSuggestionsFacets(SHOPS[0])).toEqual([
      {
        facetId: 'ec_category',
        displayName: 'Kategorie',
        field: 'ec_category',
        type: 'hierarchical',
      },
      { facetId: 'ec_color', displayName: 'Farbe', field: 'ec_color', type: 'regular' },
      { facetId: 'material', displayName: 'Material', field: 'material', type: 'regular' },
      { facetId: 'ec_brand', displayName: 'Marke', field: 'ec_brand', type: 'regular' },
    ])
  })
})
