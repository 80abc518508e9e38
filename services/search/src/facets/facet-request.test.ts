import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { facetRequests, facetSearchEntries } from './facet-request.ts'
import { faultsOf, requestsOf } from './test-facets.ts'

function regular(parts: object = {}) {
  const values = [{ value: 'Blau', state: 'selected' }]
  return { facetId: 'ec_color', field: 'ec_color', type: 'regular', values, ...parts }
}

function tree(depth: number): object {
  const children = depth > 1 ? [tree(depth - 1)] : []
  return { value: 'Damen', state: 'idle', children }
}

describe('[3.43] facets of a request', () => {
  it('are read whatever else the client sends along', () => {
    const [facet] = requestsOf(
      regular({ initialNumberOfValues: 8, displayName: 'Farbe', numberOfValues: 8, surprise: [] }),
    )

    expect(facet).toEqual({
      facetId: 'ec_color',
      field: 'ec_color',
      type: 'regular',
      numberOfValues: 8,
      values: [{ value: 'Blau', state: 'selected' }],
    })
  })

  it('[3.45] read ranges with what the client repeats of the last reply', () => {
    const range = { start: 10, end: 20, endInclusive: true, state: 'selected' }
    const echoes = { isAutoSelected: false, isSuggested: false, moreValuesAvailable: true }

    const [facet] = requestsOf({
      facetId: 'ec_price',
      field: 'ec_price',
      type: 'numericalRange',
      interval: 'continuous',
      domain: { min: 0, max: 200, increment: 1 },
      values: [{ ...range, ...echoes, numberOfResults: 10 }],
    })

    expect(facet).toMatchObject({ interval: 'continuous', values: [range] })
  })

  it('[3.46] read the way to a selected category', () => {
    const child = { value: 'Blusen', state: 'selected', children: [] }
    const [facet] = requestsOf({
      facetId: 'ec_category',
      field: 'ec_category',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [{ value: 'Damen', state: 'idle', retrieveCount: 5, children: [child] }],
    })

    expect(facet?.values).toEqual([
      { value: 'Damen', state: 'idle', retrieveCount: 5, children: [child] },
    ])
  })

  it('may be missing altogether', () => {
    expect(v.parse(facetRequests, undefined)).toEqual([])
  })
})

describe('[5.24] facets that are refused', () => {
  const price = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
  const category = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }
  const manyValues = Array.from({ length: 10_000 }, () => ({ value: 'Blau', state: 'idle' }))
  const manyRanges = Array.from({ length: 101 }, () => ({}))

  it.each([
    ['0.type: value is not in enum.', [regular({ type: 'specific' })]],
    ['0.type: value is required.', [regular({ type: undefined })]],
    ['0.facetId: value is an empty string.', [regular({ facetId: '' })]],
    ['0.facetId: value is required.', [regular({ facetId: null })]],
    ['0.values: value is not an array.', [regular({ values: 'Blau' })]],
    [
      '0.values.0.value: value is not a string.',
      [regular({ values: [{ value: 1, state: 'idle' }] })],
    ],
    [
      '0.values.0.state: value is not in enum.',
      [regular({ values: [{ value: 'a', state: 'on' }] })],
    ],
    ['0.values: maximum length of 1000 not respected.', [regular({ values: manyValues })]],
    ['0.numberOfValues: minimum value of 1 not respected.', [regular({ numberOfValues: 0 })]],
    ['0.numberOfValues: value is not an integer.', [regular({ numberOfValues: 1.5 })]],
    ['0.isFieldExpanded: value is not a boolean.', [regular({ isFieldExpanded: 'yes' })]],
    ['0.values: maximum length of 100 not respected.', [{ ...price, values: manyRanges }]],
    [
      '0.values.0.start: value is not a number.',
      [{ ...price, values: [{ start: '1', end: 2, endInclusive: true, state: 'idle' }] }],
    ],
    [
      '0.values.0.end: value is not a number.',
      [{ ...price, values: [{ start: 1, end: Infinity, endInclusive: true, state: 'idle' }] }],
    ],
    [
      '0.values.0.endInclusive: value is required.',
      [{ ...price, values: [{ start: 1, end: 2, state: 'idle' }] }],
    ],
    ['0.interval: value is not in enum.', [{ ...price, values: [], interval: 'odd' }]],
    ['0: value is not an object.', ['ec_color']],
    ['payload: value is not an array.', { ec_color: 'Blau' }],
    ['payload: maximum length of 100 not respected.', Array.from({ length: 101 }, () => regular())],
  ])('say %j', (fault, facets) => {
    expect(faultsOf(facetRequests, facets)).toContain(fault)
  })

  it('include trees deeper than any category, however deep they are', () => {
    expect(faultsOf(facetRequests, [{ ...category, values: [tree(10)] }])).toEqual([])
    expect(faultsOf(facetRequests, [{ ...category, values: [tree(11)] }])).not.toEqual([])
    expect(faultsOf(facetRequests, [{ ...category, values: [tree(2000)] }])).not.toEqual([])
  })

  it('include trees with more values than a page can show', () => {
    const leaf = { value: 'Kleider', state: 'idle', children: [] }
    const branch = (size: number) => ({
      ...leaf,
      children: Array.from({ length: size }, () => leaf),
    })
    const faults = (size: number) =>
      faultsOf(facetRequests, [{ ...category, values: [branch(size), branch(size)] }])

    expect(faults(499)).toEqual([])
    expect(faults(500)).toEqual(['0.values: value is invalid.'])
  })

  it('[7.34] include a facet search without a facet', () => {
    expect(faultsOf(v.object(facetSearchEntries), { facetQuery: '*ro*' })).toEqual([
      'facetId: value is required.',
    ])
  })
})
