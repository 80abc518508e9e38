import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { planAutomaticFacets, toAutomaticFacets } from './automatic-facets.ts'
import { automaticFacetsRequest } from './classic-facet-request.ts'
import { keywordCounts } from './test-facets.ts'

function facetsFor(
  input: object,
  counts: Readonly<Record<string, Record<string, number>>>,
  takenFields: readonly string[] = [],
) {
  const request = v.parse(automaticFacetsRequest, input)
  const plans = planAutomaticFacets({ shop: DEFAULT_SHOP, request, takenFields })
  const counted = plans.map(({ field }) => keywordCounts(counts[field] ?? {}))
  return toAutomaticFacets(plans, counted, { desiredCount: request.desiredCount, total: 10 })
}

const COUNTS = {
  ec_color: { Blau: 5, Rot: 5 },
  ec_brand: { Saum: 10 },
  material: { Seide: 9, Wolle: 1 },
  fit: { Schmal: 1, Weit: 1 },
}

describe('[3.49] automatic facets', () => {
  it('are those that divide the result best; a single value divides nothing', () => {
    const facets = facetsFor({ desiredCount: 2 }, COUNTS)

    expect(facets.map(({ field, label }) => [field, label])).toEqual([
      ['ec_color', 'Farbe'],
      ['material', 'Material'],
    ])
    expect(facets[0]).toMatchObject({
      moreValuesAvailable: false,
      indexScore: 1,
      values: [
        { value: 'Blau', state: 'idle', numberOfResults: 5 },
        { value: 'Rot', state: 'idle', numberOfResults: 5 },
      ],
    })
  })

  it('keep every facet in which something is selected, first', () => {
    const currentValues = [{ value: 'Saum', state: 'selected' }]
    const currentFacets = ['ec_brand', 'occasion'].map((field) => ({ field, currentValues }))

    const facets = facetsFor({ desiredCount: 1, currentFacets }, COUNTS)

    const fields = facets.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['ec_brand', 'occasion'])
    expect(facets[0]?.values).toMatchObject([{ value: 'Saum', state: 'selected' }])
  })

  it('leave out fields that have a facet already, and have as many values as wanted', () => {
    const facets = facetsFor({ numberOfValues: 1 }, COUNTS, ['@ec_color'])

    expect(facets.map(({ field, values }) => [field, values.length])).toEqual([
      ['material', 1],
      ['fit', 1],
    ])
  })
})
