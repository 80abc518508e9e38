import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as paging from '../page/pagination.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { refine } from '../page/refine.ts'
import { turnPage } from '../page/turn-page.ts'
import type { FacetValueState, NumericRange } from '../wire/facet.ts'
import {
  clearFacet,
  clearFacets,
  isSameRange,
  setManualRange,
  setPage,
  setPerPage,
  setQuery,
  setSort,
  toggleCategory,
  toggleSelection,
} from './parameter-changes.ts'
import { FACET_PARAMETERS, valuesOf, type Parameters } from './parameters.ts'
import {
  anyDateRange,
  anyNumericRange,
  anyParameters,
  anySort,
  anyText,
} from './test-parameters.ts'

const anyState = fc.constantFrom<FacetValueState>('idle', 'selected', 'excluded')
const anyVerb = fc.constantFrom('select' as const, 'exclude' as const)
const range = { start: 10, end: 20, endInclusive: true, state: 'idle' } as const

/** A facet id that is often one of those the parameters already have. */
const anySituation = fc.tuple(anyParameters, anyText, fc.nat()).map(([parameters, text, index]) => {
  const facetIds = FACET_PARAMETERS.flatMap((name) => Object.keys(parameters[name] ?? {}))
  return { parameters, facetId: facetIds[index % (facetIds.length + 1)] ?? text }
})

/** Nothing is left behind that says nothing. */
function expectTidy(parameters: Parameters) {
  for (const name of FACET_PARAMETERS) {
    const facets = parameters[name]
    if (!Object.hasOwn(parameters, name)) continue
    expect(Object.values(facets ?? {}).length).toBeGreaterThan(0)
    for (const values of Object.values(facets ?? {})) expect(values.length).toBeGreaterThan(0)
  }
  expect(Object.values(parameters)).not.toContain(undefined)
}

describe('[3.51] [4.30] a value that is selected or excluded', () => {
  it('is in one of the two lists, the one last asked for, or in none', () => {
    fc.assert(
      fc.property(
        anySituation,
        anyText,
        anyState,
        anyVerb,
        ({ parameters, facetId }, value, state, verb) => {
          const changed = toggleSelection('regular', parameters, facetId, { value, state }, verb)

          const isOn = state !== (verb === 'select' ? 'selected' : 'excluded')
          const count = (name: 'f' | 'fExcluded') =>
            valuesOf(changed, name, facetId).filter((one) => one === value).length
          expect(count(verb === 'select' ? 'f' : 'fExcluded')).toBe(isOn ? 1 : 0)
          expect(count(verb === 'select' ? 'fExcluded' : 'f')).toBe(0)
          expectTidy(changed)
        },
      ),
    )
  })

  it('is let go again by the same click', () => {
    fc.assert(
      fc.property(anySituation, anyText, ({ parameters, facetId }, value) => {
        const before = toggleSelection(
          'regular',
          parameters,
          facetId,
          { value, state: 'selected' },
          'select',
        )

        const on = toggleSelection('regular', before, facetId, { value, state: 'idle' }, 'select')
        const off = toggleSelection('regular', on, facetId, { value, state: 'selected' }, 'select')

        expect(off).toEqual(before)
      }),
    )
  })

  it('is a branch where a branch was meant', () => {
    const berlin = toggleSelection('location', {}, 'store', { value: 'berlin', state: 'idle' })
    const both = toggleSelection('location', berlin, 'store', { value: 'wien', state: 'idle' })

    expect(both).toEqual({ lf: { store: ['berlin', 'wien'] } })
    expect(
      toggleSelection('location', berlin, 'store', { value: 'berlin', state: 'selected' }),
    ).toEqual({})
  })

  it('leaves all other facets as they are', () => {
    fc.assert(
      fc.property(anySituation, anyText, anyVerb, ({ parameters, facetId }, value, verb) => {
        const changed = toggleSelection(
          'regular',
          parameters,
          facetId,
          { value, state: 'idle' },
          verb,
        )

        expect(clearFacet(changed, facetId)).toEqual(clearFacet(parameters, facetId))
      }),
    )
  })
})

describe('[4.30] a range that is selected or excluded', () => {
  it('is in one of the lists once, and a range typed in by hand is gone', () => {
    fc.assert(
      fc.property(
        anySituation,
        anyState.chain(anyNumericRange),
        anyVerb,
        ({ parameters, facetId }, picked, verb) => {
          const changed = toggleSelection('numericalRange', parameters, facetId, picked, verb)

          const on = verb === 'select' ? 'selected' : 'excluded'
          const found = (['nf', 'nfExcluded'] as const).flatMap((name) =>
            valuesOf(changed, name, facetId).filter((one) => isSameRange(one, picked)),
          )
          expect(found).toEqual(picked.state === on ? [] : [{ ...picked, state: on }])
          expect(valuesOf(changed, 'mnf', facetId)).toEqual([])
          expect(valuesOf(changed, 'mnfExcluded', facetId)).toEqual([])
          expectTidy(changed)
        },
      ),
    )
  })

  it('is in one of the lists of dates once', () => {
    fc.assert(
      fc.property(
        anySituation,
        anyState.chain(anyDateRange),
        anyVerb,
        ({ parameters, facetId }, picked, verb) => {
          const changed = toggleSelection('dateRange', parameters, facetId, picked, verb)

          const on = verb === 'select' ? 'selected' : 'excluded'
          const found = (['df', 'dfExcluded'] as const).flatMap((name) =>
            valuesOf(changed, name, facetId).filter((one) => isSameRange(one, picked)),
          )
          expect(found).toEqual(picked.state === on ? [] : [{ ...picked, state: on }])
          expectTidy(changed)
        },
      ),
    )
  })

  it('says nothing of what the provider counted', () => {
    const counts = { numberOfResults: 3, isSuggested: true }
    const counted: NumericRange = { ...range, ...counts }

    expect(toggleSelection('numericalRange', {}, 'ec_price', counted, 'select')).toEqual({
      nf: { ec_price: [{ ...range, state: 'selected' }] },
    })
    expect(setManualRange({}, 'ec_price', { ...counted, state: 'selected' })).toEqual({
      mnf: { ec_price: [{ ...range, state: 'selected' }] },
    })
  })
})

// Deviation: manual-range-leaves-the-address
describe('[4.30] a range typed in by hand', () => {
  it('is the only one of its facet', () => {
    fc.assert(
      fc.property(
        anySituation,
        anyState.chain(anyNumericRange),
        ({ parameters, facetId }, typed) => {
          const changed = setManualRange(parameters, facetId, typed)

          const name = typed.state === 'excluded' ? 'mnfExcluded' : 'mnf'
          expect(valuesOf(changed, name, facetId)).toEqual(typed.state === 'idle' ? [] : [typed])
          expect(clearFacet(changed, facetId)).toEqual(clearFacet(parameters, facetId))
          expect(
            FACET_PARAMETERS.filter((one) => valuesOf(changed, one, facetId).length > 0),
          ).toEqual(typed.state === 'idle' ? [] : [name])
        },
      ),
    )
  })

  it('leaves the address with the next range that is picked', () => {
    const typed = setManualRange({}, 'ec_price', { ...range, state: 'selected' })

    const picked = toggleSelection(
      'numericalRange',
      typed,
      'ec_price',
      { ...range, start: 15 },
      'select',
    )

    expect(picked).toEqual({ nf: { ec_price: [{ ...range, start: 15, state: 'selected' }] } })
  })
})

describe('[4.30] a category', () => {
  it('is set by its path, which takes the place of another, and is let go when selected again', () => {
    const women = toggleCategory({}, 'ec_category', { path: ['Damen'], state: 'idle' })
    const blouses = { path: ['Damen', 'Blusen'], state: 'idle' } as const

    const selected = toggleCategory(women, 'ec_category', blouses)

    expect(selected).toEqual({ cf: { ec_category: ['Damen', 'Blusen'] } })
    expect(toggleCategory(selected, 'ec_category', { ...blouses, state: 'selected' })).toEqual({})
  })
})

describe('[4.30] clearing', () => {
  it('removes a facet everywhere and with it every map that is empty', () => {
    fc.assert(
      fc.property(anySituation, ({ parameters, facetId }) => {
        const cleared = clearFacet(parameters, facetId)

        expect(FACET_PARAMETERS.some((name) => valuesOf(cleared, name, facetId).length > 0)).toBe(
          false,
        )
        expectTidy(cleared)
        expect(clearFacet(cleared, facetId)).toBe(cleared)
      }),
    )
  })

  it('removes all facets and nothing else', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const cleared = clearFacets(parameters)

        const { q, page, perPage, sortCriteria } = parameters
        expect(cleared).toEqual(JSON.parse(JSON.stringify({ q, page, perPage, sortCriteria })))
        expectTidy(cleared)
        expect(clearFacets(cleared)).toBe(cleared)
      }),
    )
  })
})

describe('[4.35] the page in the address', () => {
  it('is not set for the first page', () => {
    fc.assert(
      fc.property(anyParameters, fc.integer({ min: -3, max: 10 }), (parameters, page) => {
        const changed = setPage(parameters, page)

        expect(changed.page).toBe(page > 0 ? page : undefined)
        expect(Object.hasOwn(changed, 'page')).toBe(page > 0)
        expect(setPage(changed, page)).toBe(changed)
      }),
    )
  })

  it('goes on and back with the visitor, and never beyond the first or the last', () => {
    const steps = fc.array(fc.constantFrom(paging.nextPage, paging.previousPage))

    fc.assert(
      fc.property(steps, (taken) => {
        const pagination = { page: 0, perPage: 2, totalEntries: 9, totalPages: 5 }

        const page = taken.reduce(turnPage<ProductPage>, { ...EMPTY_PAGE, pagination })

        expect(page.parameters).toEqual(
          page.pagination.page > 0 ? { page: page.pagination.page } : {},
        )
        expect(page.pagination.page).toBeLessThan(5)
      }),
    )
  })

  it('is the first after another number of products, which 0 leaves to the provider', () => {
    expect(setPerPage({ page: 3, perPage: 24 }, 48)).toEqual({ perPage: 48 })
    expect(setPerPage({ page: 3, perPage: 24, q: 'rot' }, 0)).toEqual({ q: 'rot' })
  })

  it('is the first after any change to which products match', () => {
    const changes = fc.oneof(
      anySort.map((sort) => (parameters: Parameters) => setSort(parameters, sort)),
      anyText.map((query) => (parameters: Parameters) => setQuery(parameters, query)),
      anyText.map(
        (value) => (parameters: Parameters) =>
          toggleSelection('regular', parameters, 'ec_color', { value, state: 'idle' }, 'select'),
      ),
    )

    fc.assert(
      fc.property(anyParameters, changes, (parameters, change) => {
        const page = { ...EMPTY_PAGE, parameters: { ...parameters, page: 3 } }

        const refined = refine(page, (current) => ({
          ...current,
          parameters: change(current.parameters),
        }))

        expect(Object.hasOwn(refined.parameters, 'page')).toBe(false)
      }),
    )
  })
})

describe('[4.35] a query in the address', () => {
  it.each(['', ' ', '\t\n'])('is not set when it is blank: %j', (query) => {
    expect(setQuery({ q: 'rot', perPage: 24 }, query)).toEqual({ perPage: 24 })
  })

  it('is kept as it was typed', () => {
    expect(setQuery({}, ' rote Bluse ')).toEqual({ q: ' rote Bluse ' })
  })
})
