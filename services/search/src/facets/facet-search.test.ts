import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import type { FacetCounts } from '../index/index-answer.ts'
import { toFacetSearchResponse } from './facet-search.ts'
import { planFacets } from './plan-facets.ts'
import { aNode, keywordCounts, NOON, pathCounts } from './test-facets.ts'

interface Search {
  facetId: string
  facetQuery: string
  numberOfValues?: number
  ignoreValues?: readonly string[]
  ignorePaths?: readonly (readonly string[])[]
}

function searchFor(search: Search, counted: FacetCounts) {
  const plans = planFacets({ shop: DEFAULT_SHOP, requests: [], now: NOON, only: search.facetId })
  return toFacetSearchResponse(plans.ok ? plans.value : [], [counted], search)
}

const COLORS = keywordCounts({ Rosa: 4, Rot: 9, Braun: 6, Grün: 5, 'Hell-Rosé': 2, Tot: 0 })

function colorsFor(facetQuery: string, parts: Partial<Search> = {}): string[] {
  const { values } = searchFor({ facetId: 'ec_color', facetQuery, ...parts }, COLORS)
  return values.map(({ rawValue }) => rawValue)
}

describe('[7.34] facet search', () => {
  it('answers values with their counts', () => {
    expect(searchFor({ facetId: 'ec_color', facetQuery: '*rosa*' }, COLORS)).toEqual({
      moreValuesAvailable: false,
      values: [{ displayValue: 'Rosa', rawValue: 'Rosa', count: 4 }],
    })
  })

  it('has those first that begin with what was typed, then the beginnings of words', () => {
    expect(colorsFor('*ro*')).toEqual(['Rot', 'Rosa', 'Hell-Rosé'])
    expect(colorsFor('*r*')).toEqual(['Rot', 'Rosa', 'Hell-Rosé', 'Braun', 'Grün'])
  })

  it.each([
    ['*grun*', ['Grün']],
    ['*gruen*', ['Grün']],
    ['*GRÜ*', ['Grün']],
    ['*rose*', ['Hell-Rosé']],
    ['*ro*t*', ['Rot']],
    ['ro*', ['Rot', 'Rosa']],
    ['*n', ['Braun', 'Grün']],
    ['rot', ['Rot']],
    ['* rot *', ['Rot']],
    ['*o*o*', []],
    ['*schwarz*', []],
  ])('understands %j', (query, values) => {
    expect(colorsFor(query)).toEqual(values)
  })

  it.each(['', '*', '**', '   '])('[7.35] answers everything that occurs to %j', (query) => {
    expect(colorsFor(query)).toEqual(['Rot', 'Braun', 'Grün', 'Rosa', 'Hell-Rosé'])
  })

  it('[9.19] answers ten values unless asked otherwise, and says that there are more', () => {
    const many = keywordCounts(
      Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`Ton ${place}`, 1 + place])),
    )

    const ten = searchFor({ facetId: 'ec_color', facetQuery: '*ton*' }, many)
    const twenty = searchFor({ facetId: 'ec_color', facetQuery: '*', numberOfValues: 20 }, many)

    expect(ten.values).toHaveLength(10)
    expect(ten.moreValuesAvailable).toBe(true)
    expect(twenty.values).toHaveLength(20)
  })

  it('leaves out values the client shows already', () => {
    expect(colorsFor('*ro*', { ignoreValues: ['Rot'] })).toEqual(['Rosa', 'Hell-Rosé'])
  })

  it('finds codes by what they are called', () => {
    const labels = keywordCounts({ sale: 3, new: 8 })

    expect(searchFor({ facetId: 'label', facetQuery: '*neu*' }, labels).values).toEqual([
      { displayValue: 'Neu', rawValue: 'new', count: 8 },
    ])
  })

  it('finds nothing in a facet the shop does not have, or in ranges', () => {
    const nothing = { moreValuesAvailable: false, values: [] }

    expect(searchFor({ facetId: 'season', facetQuery: '*' }, COLORS)).toEqual(nothing)
    expect(searchFor({ facetId: 'ec_price', facetQuery: '*' }, COLORS)).toEqual(nothing)
  })

  it('survives a flood of wildcards', () => {
    expect(colorsFor('*a'.repeat(250))).toEqual([])
    expect(colorsFor('*'.repeat(500))).toHaveLength(5)
  })
})

describe('facet search among categories', () => {
  const tree = pathCounts(
    aNode('Damen', 31, aNode('Blusen', 20, aNode('Satinblusen', 4)), aNode('Sale', 3)),
    aNode('Herren', 9, aNode('Sale', 9)),
  )

  it('finds values at every depth, with the path that leads to them', () => {
    const { values } = searchFor({ facetId: 'ec_category', facetQuery: '*blus*' }, tree)

    expect(values).toEqual([
      { displayValue: 'Blusen', rawValue: 'Blusen', count: 20, path: ['Damen'] },
      { displayValue: 'Satinblusen', rawValue: 'Satinblusen', count: 4, path: ['Damen', 'Blusen'] },
    ])
  })

  it('leaves out paths the client shows already, and no others of that name', () => {
    const search = {
      facetId: 'ec_category',
      facetQuery: '*sale*',
      ignorePaths: [['Damen', 'Sale']],
    }

    expect(searchFor(search, tree).values).toMatchObject([{ path: ['Herren'], count: 9 }])
  })
})
