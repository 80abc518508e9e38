import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FacetValueState } from '../wire/facet.ts'
import { selectedPath } from './classic-category.ts'
import { clearClassic, deselectAllOf } from './classic-clearing.ts'
import {
  foldClassic,
  registerClassicFacet,
  setClassicRanges,
  toggleAutomatic,
  toggleClassic,
} from './classic-facet-changes.ts'
import type { CategoryFacet, SpecificFacet } from './classic-facet.ts'
import { aClassicSearch, aFacet, CATEGORY, COLOR, PRICE } from './test-classic.ts'

const RED = { value: 'rot', state: 'idle' } as const
const BLUE = { value: 'blau', state: 'selected' } as const

function withColors(values: readonly { value: string; state: FacetValueState }[]) {
  const facet = { ...aFacet(COLOR), currentValues: values } as SpecificFacet
  return aClassicSearch({ facets: [facet], firstResult: 20 })
}

describe('a value of a classic facet', () => {
  it('is turned on and off, freezes values and facets and starts over', () => {
    const search = withColors([BLUE, RED])

    const selected = toggleClassic(search, 'color', { value: 'rot' }, 'select')

    expect(selected).toMatchObject({ firstResult: 0, freezeFacetOrder: true })
    expect(selected.facets[0]).toMatchObject({
      currentValues: [BLUE, { value: 'rot', state: 'selected' }],
      freezeCurrentValues: true,
      preventAutoSelect: true,
    })
    const off = toggleClassic(selected, 'color', { value: 'rot' }, 'select')
    expect(off.facets[0]?.currentValues).toEqual([BLUE, RED])
  })

  it('comes in before the first idle one where it was not there', () => {
    const search = withColors([BLUE, RED])

    const [facet] = toggleClassic(search, 'color', { value: 'weiß' }, 'exclude').facets

    expect(facet?.currentValues).toEqual([BLUE, { value: 'weiß', state: 'excluded' }])
    expect(facet?.numberOfValues).toBe(2)
  })

  it('ends in the state its table says, whatever it was', () => {
    const after = {
      select: { idle: 'selected', selected: 'idle', excluded: 'selected' },
      exclude: { idle: 'excluded', selected: 'excluded', excluded: 'idle' },
    } as const
    const states = fc.constantFrom('idle', 'selected', 'excluded')
    fc.assert(
      fc.property(states, fc.constantFrom('select', 'exclude'), (state, verb) => {
        const search = withColors([{ value: 'rot', state }])

        const [facet] = toggleClassic(search, 'color', { value: 'rot' }, verb).facets

        expect(facet?.currentValues).toEqual([{ value: 'rot', state: after[verb][state] }])
      }),
    )
  })

  it('is not found in another facet or by the wrong name', () => {
    const search = withColors([RED])

    expect(toggleClassic(search, 'size', { value: 'rot' }, 'select')).toBe(search)
    expect(toggleClassic(search, 'color', { path: ['rot'] }, 'select')).toBe(search)
  })
})

describe('a range of a classic facet', () => {
  it('is meant by its bounds, and only where the facet has it', () => {
    const search = aClassicSearch({ facets: [aFacet(PRICE)] })

    const selected = toggleClassic(search, 'price', { start: 50, end: 100 }, 'select')

    expect(selected.facets[0]?.currentValues).toMatchObject([
      { start: 0, state: 'idle' },
      { start: 50, state: 'selected' },
    ])
    expect(toggleClassic(search, 'price', { start: 1, end: 2 }, 'select')).toBe(search)
  })

  it('can be set by hand, in the place of all others', () => {
    const search = aClassicSearch({ facets: [aFacet(PRICE)], firstResult: 10 })
    const range = { start: 5, end: 7, endInclusive: true, state: 'selected' } as const

    const set = setClassicRanges(search, 'price', [range])

    expect(set.facets[0]).toMatchObject({ currentValues: [range], numberOfValues: 1 })
    expect(set.firstResult).toBe(0)
  })
})

describe('[3.50] a category', () => {
  const search = aClassicSearch({ facets: [aFacet(CATEGORY)] })
  const select = (path: readonly string[], from = search) =>
    toggleClassic(from, 'cat', { path }, 'select')
  const facetOf = ({ facets: [facet] }: typeof search) => facet as CategoryFacet

  it('is asked for as the one way down to it', () => {
    const facet = facetOf(select(['damen', 'blusen']))

    expect(selectedPath(facet)).toEqual(['damen', 'blusen'])
    expect(facet).toMatchObject({ numberOfValues: 1, preventAutoSelect: true })
    expect(facet.currentValues).toMatchObject([
      {
        value: 'damen',
        state: 'idle',
        retrieveChildren: false,
        children: [
          { value: 'blusen', state: 'selected', retrieveChildren: true, retrieveCount: 5 },
        ],
      },
    ])
  })

  // Deviation: classic-category-toggle
  it('is let go of when it is chosen again', () => {
    const facet = facetOf(select(['damen', 'blusen'], select(['damen', 'blusen'])))

    expect(facet).toMatchObject({ currentValues: [], numberOfValues: 5 })
  })

  it('shows more below it, and fewer again', () => {
    const more = foldClassic(select(['damen']), 'cat', true)
    expect(facetOf(more).currentValues[0]?.retrieveCount).toBe(10)
    expect(facetOf(foldClassic(more, 'cat', false)).currentValues[0]?.retrieveCount).toBe(5)
    expect(facetOf(foldClassic(search, 'cat', true)).numberOfValues).toBe(10)
  })
})

describe('[4.26] clearing', () => {
  it('lets go of one facet', () => {
    const search = withColors([BLUE, RED])

    const cleared = deselectAllOf(search, 'color')

    expect(cleared.facets[0]?.currentValues).toEqual([{ value: 'blau', state: 'idle' }, RED])
    expect(cleared.firstResult).toBe(0)
    expect(deselectAllOf(cleared, 'color')).toBe(cleared)
  })

  it('of everything leaves what is not among the breadcrumbs, and the other way round', () => {
    const shown = { ...aFacet(COLOR), currentValues: [BLUE] } as SpecificFacet
    const hidden = { ...shown, facetId: 'hidden', hasBreadcrumbs: false }
    const kinds = [{ caption: 'PDF', expression: '@pdf', state: 'selected' as const }]
    const search = aClassicSearch({ facets: [shown, hidden], staticFilters: { kinds } })
    const states = (cleared: typeof search) =>
      cleared.facets.map((facet) => (facet as SpecificFacet).currentValues[0]?.state)

    const crumbs = clearClassic(search, true)
    const others = clearClassic(search, false)

    expect(states(crumbs)).toEqual(['idle', 'selected'])
    expect(crumbs.staticFilters['kinds']?.[0]?.state).toBe('idle')
    expect(states(others)).toEqual(['selected', 'idle'])
    expect(others.staticFilters['kinds']?.[0]?.state).toBe('selected')
    expect(clearClassic(crumbs, true)).toBe(crumbs)
    expect(clearClassic(others, false)).toBe(others)
  })
})

describe('[3.49] an automatic facet', () => {
  it('has values to turn on and off', () => {
    const facets = [{ field: 'fit', label: 'Fit', moreValuesAvailable: false, values: [RED] }]
    const search = aClassicSearch({
      automaticFacets: { desiredCount: 5, numberOfValues: 8, facets },
    })

    const on = toggleAutomatic(search, 'fit', 'rot')

    expect(on.automaticFacets?.facets[0]?.values).toEqual([{ value: 'rot', state: 'selected' }])
    expect(toggleAutomatic(search, 'fit', 'grün')).toBe(search)
    expect(toggleAutomatic(aClassicSearch(), 'fit', 'rot')).toEqual(aClassicSearch())
  })
})

describe('the values of a facet', () => {
  it('unfold to the next multiple of what was there at first and fold back to it', () => {
    const search = withColors([BLUE, RED])

    const more = foldClassic(search, 'color', true)
    expect(more.facets[0]).toMatchObject({ numberOfValues: 8, isFieldExpanded: true })
    expect(foldClassic(more, 'color', true)).toBe(more)
    expect(foldClassic(more, 'color', false).facets[0]).toMatchObject({ isFieldExpanded: false })
  })

  it('are registered once', () => {
    const search = aClassicSearch({ facets: [aFacet(COLOR)] })

    expect(registerClassicFacet(search, aFacet({ ...COLOR, numberOfValues: 3 }))).toBe(search)
  })
})
