import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductPage } from '../page/product-page.ts'
import { clearAllFacets, deselectFacet } from './deselect.ts'
import { setManualRange } from './manual-ranges.ts'
import { askOf, aFacetedPage } from './test-page.ts'
import { toggleCategoryValue } from './toggle-category.ts'
import { toggleAsked } from './toggle-asked.ts'

const TYPED_IN = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const

/** Something a visitor may do to the facets of a page. */
const steps = fc.array(
  fc.constantFrom<(page: ProductPage) => ProductPage>(
    (page) => toggleAsked('regular', page, 'ec_color', { value: 'Blau', state: 'idle' }, 'select'),
    (page) => toggleAsked('regular', page, 'ec_color', { value: 'Rosa', state: 'idle' }, 'exclude'),
    (page) => toggleAsked('location', page, 'store', { value: 'wien', state: 'idle' }),
    (page) => toggleCategoryValue(page, 'ec_category', { path: ['Damen', 'Blusen'] }),
    (page) => setManualRange(page, 'ec_price', TYPED_IN),
    (page) =>
      toggleAsked(
        'numericalRange',
        page,
        'ec_reduction',
        { start: 30, end: 100, endInclusive: true, state: 'idle' },
        'select',
      ),
  ),
)

function isIdle({ facets, manualRanges }: ProductPage): boolean {
  const states = facets.flatMap(({ values }) => values.map(({ state }) => state))
  return states.every((state) => state === 'idle') && Object.keys(manualRanges).length === 0
}

describe('[4.26] letting go of all facets', () => {
  it('leaves nothing set, in the address neither, whatever was clicked', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const page = taken.reduce((current, step) => step(current), aFacetedPage())

        const cleared = clearAllFacets(page)

        expect(isIdle(cleared)).toBe(true)
        expect(cleared.pagination.page).toBe(0)
        expect(cleared.parameters).toEqual({})
      }),
    )
  })

  it('is done after once', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const cleared = clearAllFacets(
          taken.reduce((current, step) => step(current), aFacetedPage()),
        )

        expect(clearAllFacets(cleared)).toBe(cleared)
      }),
    )
  })

  it('starts over at the first page, and keeps the query and the sort', () => {
    const set = toggleAsked(
      'regular',
      { ...aFacetedPage(), parameters: { q: 'bluse', page: 2 } },
      'ec_color',
      { value: 'Blau', state: 'idle' },
      'select',
    )

    const page = clearAllFacets({ ...set, pagination: aFacetedPage().pagination })

    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ q: 'bluse' })
  })
})

describe('[4.26] letting go of one facet', () => {
  it('sets its values idle and leaves the others alone', () => {
    const blue = toggleAsked(
      'regular',
      toggleAsked('location', aFacetedPage(), 'store', { value: 'wien', state: 'idle' }),
      'ec_color',
      { value: 'Blau', state: 'idle' },
      'select',
    )

    const page = deselectFacet({ ...blue, pagination: aFacetedPage().pagination }, 'ec_color')

    const { values } = askOf(page, 'ec_color', 'regular')
    expect(values.every(({ state }) => state === 'idle')).toBe(true)
    expect(askOf(page, 'store', 'location').values[1]?.state).toBe('selected')
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ lf: { store: ['wien'] } })
  })

  it('starts over at the first page even where nothing is set', () => {
    const page = deselectFacet(aFacetedPage(), 'ec_color')

    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({})
    expect(deselectFacet(page, 'ec_color')).toBe(page)
  })

  it('leaves a page alone that lacks the facet', () => {
    const page = aFacetedPage()

    expect(deselectFacet(page, 'ec_size')).toBe(page)
  })

  it('folds a facet of numbers', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => ({ ...facet, numberOfValues: 12 }))

    const page = deselectFacet({ ...shown, facets }, 'ec_reduction')

    expect(askOf(page, 'ec_reduction', 'numericalRange').numberOfValues).toBe(4)
  })

  it('takes back what was typed in', () => {
    const typed = setManualRange(aFacetedPage(), 'ec_price', TYPED_IN)

    const page = deselectFacet(typed, 'ec_price')

    expect(page.manualRanges).toEqual({})
    expect(page.parameters).toEqual({})
  })
})

describe('[4.27] letting go of a category', () => {
  it('asks for the tree anew from its root, with as many values as at first', () => {
    const selected = toggleCategoryValue(aFacetedPage(), 'ec_category', { path: ['Damen'] })
    const facets = selected.facets.map((facet) => ({ ...facet, numberOfValues: 12 }))

    const page = deselectFacet({ ...selected, facets }, 'ec_category')

    expect(askOf(page, 'ec_category', 'hierarchical')).toMatchObject({
      values: [],
      numberOfValues: 4,
      preventAutoSelect: true,
    })
    expect(page.parameters).toEqual({})
  })
})
