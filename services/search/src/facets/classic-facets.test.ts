import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import type { FacetCounts } from '../index/index-answer.ts'
import { classicFacetRequests } from './classic-facet-request.ts'
import { planClassicFacets } from './classic-facets.ts'
import { toClassicFacetResponses } from './classic-responses.ts'
import { toFacetQuestions } from './plan-facets.ts'
import { aNode, keywordCounts, NOON, pathCounts, rangeCounts } from './test-facets.ts'

function plan(...facets: unknown[]) {
  const requests = v.parse(classicFacetRequests, facets)
  return planClassicFacets({ shop: DEFAULT_SHOP, requests, now: NOON })
}

function plansOf(...facets: unknown[]) {
  const plans = plan(...facets)
  if (!plans.ok) throw new Error(plans.refusal.message)
  return plans.value
}

function reply(facet: object, counts: FacetCounts | readonly number[]) {
  const plans = plansOf(facet)
  const [planned] = plans
  const listed = planned?.facet.kind === 'range' ? planned.facet.listed : []
  const counted = 'kind' in counts ? counts : rangeCounts(counts, listed)
  const [response] = toClassicFacetResponses(plans, [counted])
  return response
}

const color = { facetId: 'color', field: 'ec_color', type: 'specific' }
const COLORS = keywordCounts({ Rot: 3, Blau: 9, Ocker: 5, Ähre: 1 })

function shown(facet: object): string[] {
  const values = reply({ ...color, ...facet }, COLORS)?.values ?? []
  return values.map((value) => ('value' in value ? value.value : ''))
}

describe('[3.47] values of a specific facet', () => {
  const selected = [{ value: 'Rot', state: 'selected' }]

  it('have their number of results', () => {
    expect(reply({ ...color, numberOfValues: 1, currentValues: selected }, COLORS)).toEqual({
      facetId: 'color',
      field: 'ec_color',
      moreValuesAvailable: true,
      indexScore: 0,
      values: [{ value: 'Rot', state: 'selected', numberOfResults: 3 }],
    })
  })

  it.each([
    ['automatic', {}, ['Rot', 'Blau', 'Ocker', 'Ähre']],
    ['automatic', { isFieldExpanded: true }, ['Ähre', 'Blau', 'Ocker', 'Rot']],
    ['score', { isFieldExpanded: true }, ['Rot', 'Blau', 'Ocker', 'Ähre']],
    ['occurrences', {}, ['Blau', 'Ocker', 'Rot', 'Ähre']],
    ['alphanumeric', {}, ['Ähre', 'Blau', 'Ocker', 'Rot']],
    ['alphanumericDescending', {}, ['Rot', 'Ocker', 'Blau', 'Ähre']],
    [{ type: 'alphanumeric', order: 'descending' }, {}, ['Rot', 'Ocker', 'Blau', 'Ähre']],
  ])('are sorted by %s', (sortCriteria, parts, values) => {
    expect(shown({ sortCriteria, currentValues: selected, ...parts })).toEqual(values)
  })

  it('follow the order of the shop where they are sizes', () => {
    const size = { facetId: 'size', field: '@size', type: 'specific', sortCriteria: 'alphanumeric' }
    const response = reply(size, keywordCounts({ XL: 1, '38': 1, S: 1, '36': 1 }))

    expect(response?.field).toBe('@size')
    expect(response?.values).toMatchObject(['S', 'XL', '36', '38'].map((value) => ({ value })))
  })

  it('[5.17] follow a list of their own, the rest after it', () => {
    expect(shown({ customSort: ['Ähre', 'Ocker'], currentValues: selected })).toEqual([
      'Ähre',
      'Ocker',
      'Blau',
      'Rot',
    ])
  })

  it('[5.17] are only those allowed, and what is selected', () => {
    const allowedValues = { type: 'simple', values: ['Blau', 'Lila'] }

    expect(shown({ allowedValues, currentValues: selected })).toEqual(['Rot', 'Blau'])
  })

  it('[4.25] stay as they are while they are frozen', () => {
    const currentValues = [{ value: 'Ocker', state: 'idle' }, ...selected]

    expect(shown({ currentValues, freezeCurrentValues: true })).toEqual(['Ocker', 'Rot'])
  })

  it('[5.19] must all match where the facet says so', () => {
    const plans = plansOf({ ...color, resultsMustMatch: 'allValues', currentValues: selected })

    expect(toFacetQuestions(plans)).toMatchObject([{ match: 'all', selected: ['Rot'] }])
  })
})

describe('classic facets on fields', () => {
  it('are left out where the shop has no such field, or not in that form', () => {
    const unknown = { facetId: 'a', field: 'filetype', type: 'specific' }
    const wrong = { facetId: 'b', field: 'ec_price', type: 'specific' }

    expect(plansOf(unknown, wrong, color).map(({ facetId }) => facetId)).toEqual(['color'])
  })

  it('come back in the order of the request, each id once, even without values', () => {
    const brand = { facetId: 'brand', field: 'ec_brand', type: 'specific' }
    const plans = plansOf(brand, color, { ...brand, field: 'size' })

    const responses = toClassicFacetResponses(plans, [keywordCounts({}), COLORS])

    expect(responses.map(({ facetId, values }) => [facetId, values.length])).toEqual([
      ['brand', 0],
      ['color', 4],
    ])
  })
})

describe('[3.50] values of a category facet', () => {
  const category = { facetId: 'category', field: 'ec_category', type: 'hierarchical' }
  const tree = pathCounts(
    aNode('Damen', 9, aNode('Blusen', 4), aNode('Kleider', 5)),
    aNode('Sale', 2),
  )

  it('lead to the selected one', () => {
    const women = { value: 'Damen', state: 'selected', children: [], retrieveCount: 1 }

    expect(reply({ ...category, currentValues: [women] }, tree)?.values).toEqual([
      {
        value: 'Damen',
        path: ['Damen'],
        state: 'selected',
        numberOfResults: 9,
        isLeafValue: false,
        moreValuesAvailable: true,
        children: [
          {
            value: 'Kleider',
            path: ['Damen', 'Kleider'],
            state: 'idle',
            numberOfResults: 5,
            isLeafValue: true,
            moreValuesAvailable: false,
            children: [],
          },
        ],
      },
    ])
  })

  it('start below the base path, which also narrows the result', () => {
    const below = { ...category, basePath: ['Damen'], sortCriteria: 'alphanumeric' }

    expect(reply(below, tree)?.values).toMatchObject([
      { value: 'Blusen', path: ['Blusen'] },
      { value: 'Kleider', path: ['Kleider'] },
    ])
    expect(toFacetQuestions(plansOf(below))).toMatchObject([{ selected: [['Damen']] }])
    expect(toFacetQuestions(plansOf({ ...below, filterByBasePath: false }))).toMatchObject([
      { selected: [] },
    ])
  })

  it('are selected with their base path', () => {
    const blouses = [{ value: 'Blusen', state: 'selected', children: [] }]
    const plans = plansOf({ ...category, basePath: ['Damen'], currentValues: blouses })

    expect(toFacetQuestions(plans)).toMatchObject([{ selected: [['Damen', 'Blusen']] }])
  })
})

describe('[5.18] ranges of a classic facet', () => {
  const price = { facetId: 'price', field: 'ec_price', type: 'numericalRange' }
  const low = { start: 0, end: 50, endInclusive: false, state: 'idle' }
  const high = { start: 50, end: 100, endInclusive: true, state: 'idle' }

  it('are exactly those given, the empty ones too', () => {
    const manual = { ...price, generateAutomaticRanges: false, currentValues: [high, low] }

    expect(reply({ ...manual, numberOfValues: 1 }, [10, 20])?.values).toEqual([
      { ...low, numberOfResults: 2 },
      { ...high, numberOfResults: 0 },
    ])
    expect(reply({ ...manual, sortCriteria: 'descending' }, [10])?.values).toMatchObject([
      high,
      low,
    ])
  })

  it('are drawn where the facet says so', () => {
    const automatic = { ...price, generateAutomaticRanges: true, numberOfValues: 2 }

    expect(reply({ ...automatic, currentValues: [low] }, [10, 180])?.values).toMatchObject([
      { start: 0, end: 100, endInclusive: false, numberOfResults: 1 },
      { start: 100, end: 200, endInclusive: true, numberOfResults: 1 },
    ])
  })

  it('count a style once, however many colors it has', () => {
    const automatic = { ...price, generateAutomaticRanges: true, numberOfValues: 1 }
    const colors = rangeCounts([10, 12, 14])
    const oneStyle =
      colors.kind === 'range' ? { ...colors, groups: Uint32Array.of(7, 7, 7) } : colors

    expect(reply(automatic, oneStyle)?.values).toMatchObject([{ numberOfResults: 1 }])
  })

  it.each([
    ['frozen', { freezeCurrentValues: true, currentValues: [low, high] }],
    ['selected', { currentValues: [{ ...low, state: 'selected' }, high] }],
  ])('stay as they are while one is %s', (_, parts) => {
    const response = reply({ ...price, generateAutomaticRanges: true, ...parts }, [10, 180])

    expect(response?.values).toMatchObject([
      { start: 0, end: 50 },
      { start: 50, end: 100 },
    ])
  })

  it('are dates as the protocol writes them', () => {
    const date = { facetId: 'date', field: 'ec_date', type: 'dateRange' }
    const dates = ['2026-11-02T10:00:00Z', '2026-11-03T10:00:00Z'].map((text) => Date.parse(text))

    const response = reply({ ...date, generateAutomaticRanges: true, numberOfValues: 2 }, dates)

    expect(response?.values).toMatchObject([
      { start: '2026/11/02@00:00:00', end: '2026/11/03@00:00:00', numberOfResults: 1 },
      { start: '2026/11/03@00:00:00', end: '2026/11/04@00:00:00', numberOfResults: 1 },
    ])
  })

  it('are refused when they end before they start', () => {
    const reversed = {
      ...price,
      generateAutomaticRanges: false,
      currentValues: [{ ...low, end: -1 }],
    }

    expect(plan(reversed)).toEqual({
      ok: false,
      refusal: {
        facetId: 'price',
        message: 'The start value is greater than the end value for the numeric range',
      },
    })
  })
})
