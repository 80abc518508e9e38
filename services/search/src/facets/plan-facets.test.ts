import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import type { FacetRequest } from './facet-request.ts'
import { planFacets, toFacetQuestions } from './plan-facets.ts'
import { facetOf, keywordCounts, NOON, replyTo, requestsOf } from './test-facets.ts'

function plan(requests: readonly FacetRequest[], only?: string) {
  const parts = { shop: DEFAULT_SHOP, requests, now: NOON }
  return planFacets(only === undefined ? parts : { ...parts, only })
}

function messageOf(...facets: unknown[]): string | null {
  const plans = plan(requestsOf(...facets))
  return plans.ok ? null : plans.refusal.message
}

function questionOf(facet: { facetId: string; type: string; values: readonly object[] }) {
  const { facetId: field } = facet
  const plans = plan(requestsOf({ field, ...facet }))
  const all = plans.ok ? toFacetQuestions(plans.value) : []
  return all.find((question) => question.field === field)
}

const RED = [{ value: 'Rot', state: 'selected' }]

describe('what the index is asked for facets', () => {
  it('is every facet of the shop, also without a request', () => {
    const plans = plan([])

    expect(plans.ok && toFacetQuestions(plans.value).slice(0, 4)).toEqual([
      { kind: 'path', field: 'ec_category', selected: [], excluded: [] },
      { kind: 'keyword', field: 'size', selected: [], excluded: [], match: 'any' },
      { kind: 'keyword', field: 'ec_color', selected: [], excluded: [], match: 'any' },
      {
        kind: 'range',
        field: 'ec_price',
        selected: [],
        excluded: [],
        count: { kind: 'bounds' },
      },
    ])
  })

  it('is what is selected and excluded, each value once', () => {
    const values = [...RED, ...RED, { value: 'Blau', state: 'excluded' }]

    expect(questionOf({ facetId: 'ec_color', type: 'regular', values })).toMatchObject({
      selected: ['Rot'],
      excluded: ['Blau'],
    })
  })

  it('is the whole path of a selected category', () => {
    const child = { value: 'Blusen', state: 'selected', children: [] }
    const values = [{ value: 'Damen', state: 'idle', children: [child] }]

    expect(questionOf({ facetId: 'ec_category', type: 'hierarchical', values })).toMatchObject({
      selected: [['Damen', 'Blusen']],
    })
  })

  it('is the searched facet and whatever narrows the result, for facet search', () => {
    const color = { facetId: 'ec_color', field: 'ec_color', type: 'regular', values: RED }
    const plans = plan(requestsOf(color), 'ec_brand')

    const ids = plans.ok ? plans.value.map(({ definition }) => definition.facetId) : []
    expect(ids).toEqual(['ec_color', 'ec_brand'])
  })
})

describe('a facet the shop does not have', () => {
  const color = { facetId: 'ec_color', field: 'ec_color', type: 'regular', values: [] }
  const counts = { ec_color: keywordCounts({ Blau: 1 }) }

  it('is left out, so that an old link still shows its page', () => {
    const gone = { facetId: 'season', field: 'season', type: 'regular', values: RED }

    const reply = replyTo(requestsOf(gone, color), counts)

    expect(reply.map(({ facetId }) => facetId)).toEqual(['ec_color'])
  })

  it('is not checked either', () => {
    const range = { start: 9, end: 1, endInclusive: true, state: 'selected' }

    expect(
      messageOf({ facetId: 'weight', field: 'weight', type: 'numericalRange', values: [range] }),
    ).toBeNull()
  })

  it('may be one the shop has in another form', () => {
    const words = { facetId: 'ec_price', field: 'ec_price', type: 'regular', values: RED }

    expect(replyTo(requestsOf(words, color), counts)).toHaveLength(1)
  })

  it('is no second facet: of two requests the first counts', () => {
    const again = { ...color, numberOfValues: 99 }

    const [facet] = replyTo(requestsOf({ ...color, numberOfValues: 3 }, again), counts)

    expect(facet?.numberOfValues).toBe(3)
  })
})

describe('facets of a reply', () => {
  it('come in the order of the shop and only with values', () => {
    const brand = { facetId: 'ec_brand', field: 'ec_brand', type: 'regular', values: RED }
    const color = { facetId: 'ec_color', field: 'ec_color', type: 'regular', values: [] }

    const reply = replyTo(requestsOf(brand, color), {
      ec_color: keywordCounts({ Blau: 1 }),
      material: keywordCounts({ Seide: 0 }),
    })

    expect(reply.map(({ facetId }) => facetId)).toEqual(['ec_color', 'ec_brand'])
  })

  it('have the shape the public client reads', () => {
    const [facet] = replyTo([], { ec_color: keywordCounts({ Blau: 14 }) })

    expect(facet).toEqual({
      facetId: 'ec_color',
      field: 'ec_color',
      displayName: 'Farbe',
      type: 'regular',
      isFieldExpanded: false,
      moreValuesAvailable: false,
      fromAutoSelect: false,
      numberOfValues: 10,
      values: [
        {
          value: 'Blau',
          state: 'idle',
          numberOfResults: 14,
          isAutoSelected: false,
          isSuggested: false,
          moreValuesAvailable: false,
        },
      ],
    })
  })

  it('echo the manual range a client sends', () => {
    const range = { start: 10, end: 20, endInclusive: true, state: 'selected' }
    const manual = {
      facetId: 'ec_price',
      field: 'ec_price',
      type: 'numericalRange',
      numberOfValues: 1,
      initialNumberOfValues: 1,
      isFieldExpanded: false,
      preventAutoSelect: true,
      values: [range],
    }

    const reply = replyTo(requestsOf(manual), { ec_price: [15, 30] })

    expect(facetOf(reply, 'ec_price', 'numericalRange')).toMatchObject({
      numberOfValues: 1,
      values: [{ ...range, numberOfResults: 1 }],
    })
  })
})

describe('[5.18] ranges that end before they start', () => {
  const price = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
  const date = { facetId: 'ec_date', field: 'ec_date', type: 'dateRange' }
  const idle = { endInclusive: true, state: 'idle' }

  it.each([
    [
      { ...price, values: [{ start: 20, end: 10, ...idle }] },
      'The start value is greater than the end value for the numeric range',
    ],
    [
      { ...date, values: [{ start: 'now', end: 'past-1-day', ...idle }] },
      'The start value is greater than the end value for the date range',
    ],
    [
      { ...date, values: [{ start: '1400/01/01@00:00:00', end: 'now', ...idle }] },
      'Date is before year 1401, which is unsupported by the API',
    ],
    [
      { ...date, values: [{ start: 'now', end: 'tomorrow', ...idle }] },
      'Could not parse the provided date',
    ],
  ])('are refused in the words of the protocol', (facet, message) => {
    expect(messageOf(facet)).toBe(message)
  })

  it('are not those that start where they end', () => {
    expect(messageOf({ ...price, values: [{ start: 10, end: 10, ...idle }] })).toBeNull()
  })
})
