import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearAllFacets, deselectFacet } from '../facets/deselect.ts'
import { facetsFromReply } from '../facets/facets-from-reply.ts'
import { setManualRange } from '../facets/manual-ranges.ts'
import { toggleCategoryValue } from '../facets/toggle-category.ts'
import { toggleAsked } from '../facets/toggle-asked.ts'
import { newQuery } from '../search/search-transitions.ts'
import { someFacets } from '../wire/test-replies.ts'
import { sortBy } from './create-sort.ts'
import { EMPTY_PAGE, type ProductPage } from './product-page.ts'
import { refine } from './refine.ts'
import { setPerPage } from './turn-page.ts'

function aPageAt(page: number): ProductPage {
  return {
    ...EMPTY_PAGE,
    facets: facetsFromReply([], someFacets()),
    pagination: { page, perPage: 2, totalEntries: 100, totalPages: 50 },
    parameters: { q: 'bluse', ...(page > 0 && { page }) },
  }
}

const BLUE = { value: 'Blau', state: 'idle' } as const
const RANGE = { start: 10, end: 30, endInclusive: false, state: 'selected' } as const

const CHANGES: Record<string, (page: ProductPage) => ProductPage> = {
  'another query': (page) => newQuery(page, 'rock'),
  'another query with the same filters': (page) => newQuery(page, 'rock', { clearFilters: false }),
  'another order': (page) => sortBy(page, { by: 'fields', fields: [{ name: 'ec_price' }] }),
  'another number of products': (page) => setPerPage(page, 7),
  'a color': (page) => toggleAsked('regular', page, 'ec_color', BLUE, 'select'),
  'a color left out': (page) => toggleAsked('regular', page, 'ec_color', BLUE, 'exclude'),
  'a store': (page) => toggleAsked('location', page, 'store', { value: 'wien', state: 'idle' }),
  'a reduction': (page) => toggleAsked('numericalRange', page, 'ec_reduction', RANGE, 'select'),
  'a price typed in': (page) => setManualRange(page, 'ec_price', RANGE),
  'a category': (page) => toggleCategoryValue(page, 'ec_category', { path: ['Damen'] }),
  'no colors any more': (page) =>
    deselectFacet(toggleAsked('regular', page, 'ec_color', BLUE, 'select'), 'ec_color'),
  'nothing filtered any more': (page) =>
    clearAllFacets(toggleAsked('regular', page, 'ec_color', BLUE, 'select')),
  'anything else that refines': (page) => refine(page, () => ({ ...page, manualRanges: {} })),
}

describe('[4.34] [4.35] whatever changes which products match', () => {
  it.each(Object.entries(CHANGES))('begins at the first page: %s', (_, change) => {
    fc.assert(
      fc.property(fc.nat(49), (at) => {
        const changed = change(aPageAt(at))

        expect(changed.pagination.page).toBe(0)
        expect(changed.parameters).not.toHaveProperty('page')
      }),
    )
  })

  it('leaves the page alone where nothing changes', () => {
    const page = aPageAt(3)

    expect(refine(page, (same) => same)).toBe(page)
  })
})
