import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import {
  automaticFacetsRequest,
  classicFacetRequests,
  classicFacetSearchEntries,
} from './classic-facet-request.ts'
import { faultsOf } from './test-facets.ts'

const specific = { facetId: 'color', field: 'ec_color', type: 'specific' }
const category = { facetId: 'category', field: 'ec_category', type: 'hierarchical' }
const price = {
  facetId: 'price',
  field: 'ec_price',
  type: 'numericalRange',
  generateAutomaticRanges: true,
}

describe('[9.18] what a classic facet is without further words', () => {
  it('eight values that occur, in automatic order, any of which is enough', () => {
    expect(v.parse(classicFacetRequests, [specific])).toMatchObject([
      {
        numberOfValues: 8,
        injectionDepth: 1000,
        filterFacetCount: true,
        sortCriteria: 'automatic',
        resultsMustMatch: 'atLeastOneValue',
        freezeCurrentValues: false,
        currentValues: [],
      },
    ])
  })

  it('[9.19] five categories, the most frequent first', () => {
    expect(v.parse(classicFacetRequests, [category])).toMatchObject([
      { numberOfValues: 5, sortCriteria: 'occurrences', delimitingCharacter: ';', basePath: [] },
    ])
  })

  it('eight even ranges, ascending', () => {
    expect(v.parse(classicFacetRequests, [price])).toMatchObject([
      { numberOfValues: 8, sortCriteria: 'ascending', rangeAlgorithm: 'even' },
    ])
  })

  it('[9.20] five automatic facets of eight values', () => {
    expect(v.parse(automaticFacetsRequest, {})).toEqual({
      desiredCount: 5,
      numberOfValues: 8,
      currentFacets: [],
    })
  })
})

describe('classic facets that are refused', () => {
  const many = Array.from({ length: 26 }, (_, place) => `Wert ${place}`)
  const values = Array.from({ length: 10_000 }, () => ({ value: 'a', state: 'idle' }))

  it.each([
    ['[5.16] 0.facetId: value is invalid.', { ...specific, facetId: 'a b' }],
    ['[5.16] 0.facetId: value is an empty string.', { ...specific, facetId: '' }],
    [
      '[5.11] 0.numberOfValues: minimum value of 1 not respected.',
      { ...specific, numberOfValues: 0 },
    ],
    [
      '[5.11] 0.injectionDepth: minimum value of 0 not respected.',
      { ...specific, injectionDepth: -1 },
    ],
    [
      '[5.17] 0.allowedValues.type: value is not in enum.',
      { ...specific, allowedValues: { type: 'regex', values: ['a'] } },
    ],
    [
      '[5.17] 0.allowedValues.values: maximum length of 25 not respected.',
      { ...specific, allowedValues: { type: 'simple', values: many } },
    ],
    [
      '[5.17] 0.allowedValues.values.0: value is an empty string.',
      { ...specific, allowedValues: { type: 'simple', values: [''] } },
    ],
    ['[5.17] 0.customSort: minimum length of 1 not respected.', { ...specific, customSort: [] }],
    ['[5.17] 0.customSort: maximum length of 25 not respected.', { ...specific, customSort: many }],
    [
      '[5.18] 0.generateAutomaticRanges: value is required.',
      { ...price, generateAutomaticRanges: undefined },
    ],
    [
      '[5.18] 0.currentValues.0.end: value is required.',
      { ...price, currentValues: [{ start: 1, endInclusive: true, state: 'idle' }] },
    ],
    ['[5.19] 0.sortCriteria: value is not in enum.', { ...price, sortCriteria: 'automatic' }],
    ['[5.19] 0.rangeAlgorithm: value is not in enum.', { ...price, rangeAlgorithm: 'odd' }],
    ['[5.19] 0.resultsMustMatch: value is not in enum.', { ...specific, resultsMustMatch: 'none' }],
    [
      '[5.19] 0.currentValues.0.state: value is not in enum.',
      { ...specific, currentValues: [{ value: 'a', state: 'off' }] },
    ],
    ['0.type: value is not in enum.', { ...specific, type: 'regular' }],
    [
      '0.currentValues: maximum length of 1000 not respected.',
      { ...specific, currentValues: values },
    ],
  ])('%s', (title, facet) => {
    const fault = title.replace(/^\[[\d.]+\] /, '')

    expect(faultsOf(classicFacetRequests, [facet])).toContain(fault)
  })

  it.each([
    ['desiredCount: minimum value of 1 not respected.', { desiredCount: 0 }],
    ['desiredCount: maximum value of 20 not respected.', { desiredCount: 21 }],
    ['numberOfValues: minimum value of 1 not respected.', { numberOfValues: 0 }],
  ])('[5.33] %s', (fault, request) => {
    expect(faultsOf(automaticFacetsRequest, request)).toEqual([fault])
  })

  it('[7.42] a facet search must name its field and a known type', () => {
    expect(faultsOf(v.object(classicFacetSearchEntries), { type: 'numericalRange' })).toEqual([
      'field: value is required.',
      'type: value is not in enum.',
    ])
  })
})
