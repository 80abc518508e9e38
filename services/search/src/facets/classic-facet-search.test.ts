import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import type { FacetCounts } from '../index/index-answer.ts'
import { classicFacetRequests, classicFacetSearchEntries } from './classic-facet-request.ts'
import { planClassicFacetSearch, toClassicFacetSearchResponse } from './classic-facet-search.ts'
import { toFacetQuestions } from './plan-facets.ts'
import { aNode, keywordCounts, NOON, pathCounts } from './test-facets.ts'

function plan(input: object, ...context: unknown[]) {
  const search = v.parse(v.object(classicFacetSearchEntries), input)
  const requests = v.parse(classicFacetRequests, context)
  const plans = planClassicFacetSearch(search, { shop: DEFAULT_SHOP, requests, now: NOON })
  return { search, plans: plans.ok ? plans.value : [] }
}

function find(input: object, counts: FacetCounts) {
  const { search, plans } = plan(input)
  return toClassicFacetSearchResponse(plans, [counts], search)
}

const RED = [{ value: 'Rot', state: 'selected' }]

describe('[7.42] classic facet search', () => {
  it('asks for the field without its own selection, under that of the other facets', () => {
    const { plans } = plan(
      { field: 'ec_color', query: '*ro*' },
      { facetId: 'color', field: 'ec_color', type: 'specific', currentValues: RED },
      { facetId: 'brand', field: 'ec_brand', type: 'specific', currentValues: RED },
      { facetId: 'size', field: 'size', type: 'specific' },
    )

    expect(toFacetQuestions(plans)).toMatchObject([
      { field: 'ec_color', selected: [] },
      { field: 'ec_brand', selected: ['Rot'] },
    ])
  })

  it('finds values by their captions and leaves out ignored ones', () => {
    const search = {
      field: 'label',
      type: 'specific',
      query: '*%*',
      captions: { sale: '50 %', last: '20 %' },
      ignoreValues: ['last'],
    }

    expect(find(search, keywordCounts({ sale: 3, new: 2, last: 1 }))).toEqual({
      moreValuesAvailable: false,
      values: [{ displayValue: '50 %', rawValue: 'sale', count: 3 }],
    })
  })

  it('finds categories below the base path', () => {
    const tree = pathCounts(
      aNode('Damen', 5, aNode('Sale', 2, aNode('Röcke', 1))),
      aNode('Sale', 7),
    )
    const search = {
      field: 'ec_category',
      type: 'hierarchical',
      query: '*sale*',
      basePath: ['Damen'],
    }

    expect(find(search, tree).values).toEqual([
      { displayValue: 'Sale', rawValue: 'Sale', count: 2, path: [] },
    ])
    expect(find({ ...search, ignorePaths: [['Sale']] }, tree).values).toEqual([])
  })

  it('finds nothing in a field the shop does not have', () => {
    expect(find({ field: 'filetype', query: '*' }, keywordCounts({ pdf: 1 }))).toEqual({
      moreValuesAvailable: false,
      values: [],
    })
  })
})
