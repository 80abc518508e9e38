import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedFacets } from '../facets/asked-facets.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { activeParameters } from './active-parameters.ts'
import { FACET_PARAMETERS, type Parameters } from './parameters.ts'
import { restoreParameters } from './restore.ts'
import { areSameParameters } from './same-parameters.ts'
import { anyParameters } from './test-parameters.ts'

const FLAGS = { isAutoSelected: false, isSuggested: false, moreValuesAvailable: true }

function aRange(start: number, state: 'selected' | 'excluded' = 'selected') {
  return { start, end: 20, endInclusive: true, state } as const
}

/** Every facet in one map only, as it is in the shop: a facet is of one kind. */
function withOwnFacets(parameters: Parameters): Parameters {
  const own = FACET_PARAMETERS.flatMap((name) => {
    const facets = Object.entries(parameters[name] ?? {})
    return facets.length === 0
      ? []
      : [[name, Object.fromEntries(facets.map(([id, values]) => [`${name} ${id}`, values]))]]
  })
  return { ...parameters, ...(Object.fromEntries(own) as Parameters) }
}

describe('[4.67] a page that is opened by its address', () => {
  it('asks for exactly what the address says', () => {
    fc.assert(
      fc.property(anyParameters.map(withOwnFacets), (parameters) => {
        const page = restoreParameters(EMPTY_PAGE, parameters)

        const { nf, nfExcluded, ...active } = activeParameters(page)
        const typed = { ...parameters.mnf, ...parameters.mnfExcluded }
        const isTyped = (facetId: string) => Object.hasOwn(typed, facetId)
        // A range typed in by hand is asked of a facet of its own, with the first of the ranges.
        expect({
          ...active,
          nf: without(nf, isTyped),
          nfExcluded: without(nfExcluded, isTyped),
        }).toEqual({
          ...sortedOnlyByFields(parameters),
          nf: parameters.nf ?? {},
          nfExcluded: parameters.nfExcluded ?? {},
          ...(parameters.mnf && { mnf: firstOfEach(parameters.mnf) }),
          ...(parameters.mnfExcluded && { mnfExcluded: firstOfEach(parameters.mnfExcluded) }),
        })
        expect(page.parameters).toEqual(parameters)
      }),
    )
  })

  it.each(['constructor', '__proto__', 'toString'])('asks for no facet %s', (facetId) => {
    const odd = Object.fromEntries([[facetId, [aRange(1)]]])
    const f = Object.fromEntries([
      [facetId, ['x']],
      ['ec_color', ['Rot']],
    ])

    const page = restoreParameters(EMPTY_PAGE, { f, mnf: odd })

    expect(page.facets.map((facet) => facet.facetId)).toEqual(['ec_color'])
    expect(Object.keys(page.manualRanges)).toEqual([])
    expect(page.parameters).toEqual({ f: { ec_color: ['Rot'] } })
    expect(askedFacets(page)).toHaveLength(1)
  })

  // Deviation: restored-facets-show-ten
  it('[9.19] asks for its facets in the order of their kinds, afresh, ten values of each', () => {
    const before: ProductPage = {
      ...EMPTY_PAGE,
      facets: [{ facetId: 'old', field: 'old', type: 'regular', values: [] }],
      manualRanges: { old: aRange(1) },
    }

    const page = restoreParameters(before, {
      mnf: { ec_price: [aRange(5)] },
      cf: { ec_category: ['Damen', 'Blusen'] },
      df: { date: [{ start: 'past-1-week', end: 'now', endInclusive: false, state: 'selected' }] },
      nf: { ec_rating: [aRange(3)] },
      lf: { store: ['berlin'] },
      f: { ec_color: ['Blau'] },
    })

    const template = {
      isFieldExpanded: false,
      preventAutoSelect: false,
      initialNumberOfValues: 10,
    }
    const bounds = (start: number) => ({ start, end: 20, endInclusive: true })
    expect(page.facets).toEqual([
      {
        ...template,
        facetId: 'ec_color',
        field: 'ec_color',
        type: 'regular',
        values: [{ value: 'Blau', state: 'selected', ...FLAGS }],
      },
      {
        ...template,
        facetId: 'store',
        field: 'store',
        type: 'location',
        values: [{ value: 'berlin', state: 'selected', ...FLAGS }],
      },
      {
        ...template,
        facetId: 'ec_rating',
        field: 'ec_rating',
        type: 'numericalRange',
        values: [{ ...bounds(3), state: 'selected', ...FLAGS }],
      },
      {
        ...template,
        facetId: 'date',
        field: 'date',
        type: 'dateRange',
        values: [
          { start: 'past-1-week', end: 'now', endInclusive: false, state: 'selected', ...FLAGS },
        ],
      },
      {
        ...template,
        facetId: 'ec_category',
        field: 'ec_category',
        type: 'hierarchical',
        preventAutoSelect: true,
        delimitingCharacter: '|',
        retrieveCount: 10,
        values: [
          {
            value: 'Damen',
            state: 'idle',
            children: [{ value: 'Blusen', state: 'selected', children: [] }],
          },
        ],
      },
      {
        ...template,
        facetId: 'ec_price',
        field: 'ec_price',
        type: 'numericalRange',
        interval: 'continuous',
        values: [{ ...bounds(5), state: 'selected', ...FLAGS }],
      },
    ])
    expect(page.manualRanges).toEqual({ ec_price: aRange(5) })
  })

  it('starts at the first page, by relevance and without a query, where the address is silent', () => {
    const before: ProductPage = {
      ...EMPTY_PAGE,
      query: 'rot',
      pagination: { page: 3, perPage: 24, totalEntries: 99, totalPages: 5 },
      sort: { ...EMPTY_PAGE.sort, applied: { by: 'fields', fields: [{ name: 'ec_price' }] } },
      parameters: { q: 'rot', page: 3 },
    }

    const page = restoreParameters(before, {})

    expect(page).toMatchObject({
      query: '',
      pagination: { page: 0, perPage: 24, totalEntries: 99 },
      sort: { applied: { by: 'relevance' } },
      facets: [],
      manualRanges: {},
    })
    expect(page.parameters).toEqual({})
  })

  it('is asked for by whoever shows it first, even if other products are there', () => {
    const before: ProductPage = { ...EMPTY_PAGE, responseId: 'response-1', lastPageShown: 2 }

    expect(restoreParameters(before, { page: 1 }).lastPageShown).toBeNull()
  })

  it('keeps no setting that says nothing', () => {
    expect(restoreParameters(EMPTY_PAGE, { q: ' ', page: 0 }).parameters).toEqual({})
  })
})

// Deviation: excluded-restored
describe('[4.67] what a visitor excluded', () => {
  it('is excluded again when the link is opened', () => {
    const page = restoreParameters(EMPTY_PAGE, {
      f: { ec_color: ['Blau'] },
      fExcluded: { ec_color: ['Rot'], ec_brand: ['Saum'] },
      nfExcluded: { ec_rating: [aRange(3, 'excluded')] },
      dfExcluded: {
        date: [{ start: 'past-1-week', end: 'now', endInclusive: false, state: 'excluded' }],
      },
      mnfExcluded: { ec_price: [aRange(5, 'excluded')] },
    })

    expect(
      page.facets.map(({ facetId, values }) => [facetId, values.map(({ state }) => state)]),
    ).toEqual([
      ['ec_color', ['selected', 'excluded']],
      ['ec_brand', ['excluded']],
      ['ec_rating', ['excluded']],
      ['date', ['excluded']],
      ['ec_price', ['excluded']],
    ])
    expect(page.manualRanges).toEqual({ ec_price: aRange(5, 'excluded') })
  })

  it('is selected where a made-up link both selects and excludes it', () => {
    const { facets } = restoreParameters(EMPTY_PAGE, {
      f: { ec_color: ['Blau', 'Blau'] },
      fExcluded: { ec_color: ['Blau'] },
    })

    expect(facets[0]?.values).toEqual([{ value: 'Blau', state: 'selected', ...FLAGS }])
  })
})

describe('What the page is asked for now', () => {
  it('names the number of products and the sort once the provider has answered', () => {
    const page: ProductPage = {
      ...EMPTY_PAGE,
      responseId: 'response-1',
      pagination: { page: 0, perPage: 3, totalEntries: 9, totalPages: 3 },
    }

    expect(activeParameters(page)).toEqual({ perPage: 3, sortCriteria: { by: 'relevance' } })
    expect(activeParameters(EMPTY_PAGE)).toEqual({})
  })
})

describe('Two addresses', () => {
  it('say the same in whatever order values were selected', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const { f, nf, ...rest } = parameters
        const reversed = { ...(nf && { nf: reverse(nf) }), ...rest, ...(f && { f: reverse(f) }) }

        expect(areSameParameters(parameters, reversed)).toBe(true)
      }),
    )
  })

  it('say something else as soon as a value differs', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const other = { ...parameters, f: { ...parameters.f, another: ['value'] } }

        expect(areSameParameters(parameters, other)).toBe(false)
        expect(areSameParameters(other, parameters)).toBe(false)
      }),
    )
  })

  it('differ by the order of a path', () => {
    const [left, right] = [{ cf: { c: ['a', 'b'] } }, { cf: { c: ['b', 'a'] } }]

    expect(areSameParameters(left, right)).toBe(false)
  })

  it('do not differ by what is set to nothing', () => {
    expect(areSameParameters({ q: 'rot', mnf: {} }, { q: 'rot', page: 0 })).toBe(true)
  })
})

function reverse<Value>(facets: Readonly<Record<string, readonly Value[]>>) {
  return Object.fromEntries(Object.entries(facets).map(([id, values]) => [id, values.toReversed()]))
}

function without<Value>(
  facets: Readonly<Record<string, readonly Value[]>> | undefined,
  isGone: (facetId: string) => boolean,
) {
  return Object.fromEntries(Object.entries(facets ?? {}).filter(([facetId]) => !isGone(facetId)))
}

function firstOfEach<Value>(facets: Readonly<Record<string, readonly Value[]>>) {
  return Object.fromEntries(Object.entries(facets).map(([id, values]) => [id, values.slice(0, 1)]))
}

/** Nobody has sorted by relevance before the provider answered. */
function sortedOnlyByFields({ sortCriteria, ...rest }: Parameters): Parameters {
  return sortCriteria?.by === 'fields' ? { ...rest, sortCriteria } : rest
}
