import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseClassicFragment, toClassicFragment } from './classic-address.ts'
import { nextClassicPage, selectTab, sortClassic, toggleStaticFilter } from './classic-changes.ts'
import { toggleAutomatic, toggleClassic } from './classic-facet-changes.ts'
import type { SpecificFacet } from './classic-facet.ts'
import { classicParameters, restoreClassic } from './classic-parameters.ts'
import type { ClassicSearch } from './classic-search-slice.ts'
import { aClassicSearch, aFacet, CATEGORY, COLOR, PRICE, SINCE } from './test-classic.ts'

const colors = ['rot', 'blau', 'weiß'].map((value) => ({ value, state: 'idle' as const }))
const START = aClassicSearch({
  tabs: { news: '@news' },
  totalCountFiltered: 500,
  facets: [
    { ...aFacet(COLOR), currentValues: colors } as SpecificFacet,
    aFacet(CATEGORY),
    aFacet(PRICE),
    aFacet(SINCE),
  ],
  staticFilters: { kind: [{ caption: 'PDF, alt', expression: '@pdf', state: 'idle' }] },
  automaticFacets: {
    desiredCount: 5,
    numberOfValues: 8,
    facets: [{ field: 'fit', label: 'Fit', moreValuesAvailable: false, values: colors }],
  },
})

const CHANGES: readonly ((search: ClassicSearch) => ClassicSearch)[] = [
  (search) => ({ ...search, query: 'rote & blaue = bluse' }),
  (search) => toggleClassic(search, 'color', { value: 'rot' }, 'select'),
  (search) => toggleClassic(search, 'color', { value: 'blau' }, 'exclude'),
  (search) => toggleClassic(search, 'cat', { path: ['damen', 'blusen'] }, 'select'),
  (search) => toggleClassic(search, 'price', { start: 0, end: 50 }, 'select'),
  (search) => toggleClassic(search, 'since', { start: 'past-1-month', end: 'now' }, 'select'),
  (search) => toggleAutomatic(search, 'fit', 'rot'),
  (search) => toggleStaticFilter(search, 'kind', 'PDF, alt'),
  (search) => sortClassic(search, 'date descending'),
  (search) => selectTab(search, 'news'),
  (search) => ({ ...search, debug: !search.debug, enableQuerySyntax: !search.enableQuerySyntax }),
  nextClassicPage,
]

describe('what a visitor has set in a classic search', () => {
  it('is nothing at first', () => {
    expect(classicParameters(START)).toEqual({})
  })

  it('is found again behind the address it makes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHANGES)), (changes) => {
        const search = changes.reduce((current, change) => change(current), START)
        const fragment = toClassicFragment(classicParameters(search))

        const restored = restoreClassic(START, parseClassicFragment(fragment))

        expect(toClassicFragment(classicParameters(restored))).toBe(fragment)
        expect(restored).toMatchObject({
          query: search.query,
          firstResult: search.firstResult,
          sortCriteria: search.sortCriteria,
          tab: search.tab,
        })
      }),
    )
  })

  it('has room for everything that is selected, which comes first', () => {
    const f = { color: Array.from({ length: 9 }, (_, at) => String(at)) }

    const [facet] = restoreClassic(START, { f, fExcluded: { color: ['blau', '1'] } }).facets

    expect(facet).toMatchObject({ numberOfValues: 10, preventAutoSelect: true })
    expect((facet as SpecificFacet).currentValues.map(({ value }) => value)).toEqual([
      ...f.color,
      'blau',
      'rot',
      'weiß',
    ])
  })

  it('includes ranges the facet does not have, also those typed in by hand', () => {
    const range = { start: 3, end: 5, endInclusive: true, state: 'selected' as const }

    const restored = restoreClassic(START, { mnf: { price: [range] } })

    expect(classicParameters(restored)).toEqual({ nf: { price: [range] } })
    expect(restored.facets[2]?.numberOfValues).toBe(3)
  })

  it('is let go of where the address no longer says it', () => {
    const selected = CHANGES.reduce((current, change) => change(current), START)

    expect(classicParameters(restoreClassic(selected, {}))).toEqual({})
  })

  it('knows no tab the shop does not have', () => {
    expect(restoreClassic(START, { tab: 'constructor' }).tab).toBe('')
  })

  it('mentions the page size only where the visitor has changed it', () => {
    const search = aClassicSearch({ numberOfResults: 24, defaultNumberOfResults: 24 })

    expect(classicParameters(search)).toEqual({})
    expect(classicParameters({ ...search, numberOfResults: 48 })).toEqual({ numberOfResults: 48 })
    expect(restoreClassic(search, {}).numberOfResults).toBe(24)
  })
})
