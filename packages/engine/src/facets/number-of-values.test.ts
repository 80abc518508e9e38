import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductPage } from '../page/product-page.ts'
import type { FacetReply } from '../wire/facet.ts'
import { aCategoryValue, aRegularValue, someFacets } from '../wire/test-replies.ts'
import { showLessValues, showMoreValues } from './number-of-values.ts'
import { askOf, aFacetedPage } from './test-page.ts'

const COLOR = someFacets()[0] as Extract<FacetReply, { type: 'regular' }>
const CATEGORY = someFacets()[1] as Extract<FacetReply, { type: 'hierarchical' }>

function showing(numberOfValues: number, initialNumberOfValues: number): ProductPage {
  const page = aFacetedPage()
  const facets = page.facets.map((facet) => ({ ...facet, numberOfValues, initialNumberOfValues }))
  return { ...page, facets }
}

describe('[9.19] unfolding a facet', () => {
  it('shows up to the next multiple of what it showed at first, and says it is unfolded', () => {
    expect(askOf(showMoreValues(showing(4, 4), 'ec_color'), 'ec_color', 'regular')).toMatchObject({
      numberOfValues: 8,
      isFieldExpanded: true,
    })
    expect(askOf(showMoreValues(showing(5, 4), 'ec_color'), 'ec_color', 'regular')).toMatchObject({
      numberOfValues: 8,
    })
  })

  it('always shows more, by the first number at most, and a multiple of it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 50 }), (shown, first) => {
        const page = showMoreValues(showing(shown, first), 'ec_color')

        const { numberOfValues = 0 } = askOf(page, 'ec_color', 'regular')
        expect(numberOfValues).toBeGreaterThan(shown)
        expect(numberOfValues).toBeLessThanOrEqual(shown + first)
        expect(numberOfValues % first).toBe(0)
      }),
    )
  })

  it('does with a provider that counts from nothing', () => {
    const page = showMoreValues(showing(0, 0), 'ec_color')

    expect(askOf(page, 'ec_color', 'regular').numberOfValues).toBe(1)
  })

  it('keeps the page, for the products are the same', () => {
    const page = showMoreValues(aFacetedPage(), 'ec_color')

    expect(page.pagination.page).toBe(2)
    expect(page.parameters).toEqual({ page: 2 })
  })

  it('leaves a page without the facet alone', () => {
    const page = aFacetedPage()

    expect(showMoreValues(page, 'ec_size')).toBe(page)
    expect(showLessValues(page, 'ec_size')).toBe(page)
  })
})

describe('[9.19] folding a facet', () => {
  it('shows as many values as at first, and says it is folded', () => {
    const page = showLessValues(showing(12, 4), 'ec_color')

    expect(askOf(page, 'ec_color', 'regular')).toMatchObject({
      numberOfValues: 4,
      isFieldExpanded: false,
    })
  })

  it('never hides a value that is set', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 8 }), (set, first) => {
        const values = Array.from({ length: 12 }, (_, index) =>
          aRegularValue(`Farbe ${index}`, index < set ? 'excluded' : 'idle'),
        )
        const [facet] = aFacetedPage([{ ...COLOR, values, numberOfValues: 12 }]).facets
        const page = {
          ...aFacetedPage(),
          facets: [{ ...facet!, initialNumberOfValues: first }],
        }

        const { numberOfValues } = askOf(showLessValues(page, 'ec_color'), 'ec_color', 'regular')

        expect(numberOfValues).toBe(Math.max(set, first))
      }),
    )
  })

  it('is done after once', () => {
    const folded = showLessValues(showing(12, 4), 'ec_color')

    expect(showLessValues(folded, 'ec_color')).toBe(folded)
  })
})

describe('[9.19] unfolding and folding categories', () => {
  it('shows as many again, at the root too', () => {
    const page = showMoreValues(aFacetedPage(), 'ec_category')

    const ask = askOf(page, 'ec_category', 'hierarchical')
    expect(ask).toMatchObject({ numberOfValues: 6, retrieveCount: 6 })
    expect(ask).not.toHaveProperty('isFieldExpanded')
    expect(ask.values).toHaveLength(2)
  })

  it('folds to as many as at first', () => {
    const values = ['Damen', 'Herren', 'Kinder', 'Sale', 'Neu', 'Marken'].map((value) =>
      aCategoryValue([value]),
    )
    const unfolded = showMoreValues(aFacetedPage([{ ...CATEGORY, values }]), 'ec_category')

    const page = showLessValues(unfolded, 'ec_category')

    expect(askOf(page, 'ec_category', 'hierarchical')).toMatchObject({
      numberOfValues: 4,
      retrieveCount: 4,
    })
  })

  it('waits for the provider where no number is known', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => {
      const { initialNumberOfValues: _, numberOfValues: __, ...restored } = facet
      return restored
    })
    const page = { ...shown, facets }

    expect(showMoreValues(page, 'ec_category')).toBe(page)
  })
})
