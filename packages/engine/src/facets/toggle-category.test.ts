import { describe, expect, it } from 'vitest'
import type { FacetReply } from '../wire/facet.ts'
import { aCategoryValue, someFacets } from '../wire/test-replies.ts'
import { selectedAncestry } from './category-tree.ts'
import { askOf, aFacetedPage } from './test-page.ts'
import { selectFoundCategory, toggleCategoryValue } from './toggle-category.ts'

const CATEGORY = someFacets()[1] as Extract<FacetReply, { type: 'hierarchical' }>

function inWomen() {
  const children = ['Blusen', 'Kleider'].map((value) => aCategoryValue(['Damen', value]))
  const women = aCategoryValue(['Damen'], { state: 'selected', children })
  return aFacetedPage([{ ...CATEGORY, values: [women, aCategoryValue(['Sale'])] }])
}

describe('[4.24] selecting a category', () => {
  it('sends it with its idle siblings and the counts the facet had at first', () => {
    const page = toggleCategoryValue(aFacetedPage(), 'ec_category', { path: ['Sale'] })

    expect(askOf(page, 'ec_category', 'hierarchical')).toEqual({
      initialNumberOfValues: 4,
      facetId: 'ec_category',
      displayName: 'Kategorie',
      numberOfValues: 4,
      retrieveCount: 4,
      field: 'ec_category',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [
        { value: 'Damen', state: 'idle', children: [] },
        { value: 'Sale', state: 'selected', children: [] },
      ],
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ cf: { ec_category: ['Sale'] } })
  })

  // Deviation: category-picks-asked-value
  it('picks the category that was asked for, not the first of its siblings', () => {
    const page = toggleCategoryValue(inWomen(), 'ec_category', { path: ['Damen', 'Kleider'] })

    expect(askOf(page, 'ec_category', 'hierarchical').values[0]).toEqual({
      value: 'Damen',
      state: 'idle',
      children: [
        { value: 'Blusen', state: 'idle', children: [] },
        { value: 'Kleider', state: 'selected', children: [] },
      ],
    })
    expect(page.parameters.cf).toEqual({ ec_category: ['Damen', 'Kleider'] })
  })

  it('lets go of the selected category, in the address too', () => {
    const page = toggleCategoryValue(inWomen(), 'ec_category', { path: ['Damen'] })

    expect(askOf(page, 'ec_category', 'hierarchical').values[0]?.state).toBe('idle')
    expect(page.parameters.cf).toBeUndefined()
  })

  it('stays unfolded when it lets go', () => {
    const shown = inWomen()
    const facets = shown.facets.map((facet) => ({ ...facet, numberOfValues: 8, retrieveCount: 8 }))

    const page = toggleCategoryValue({ ...shown, facets }, 'ec_category', { path: ['Damen'] })

    expect(askOf(page, 'ec_category', 'hierarchical')).toMatchObject({
      numberOfValues: 8,
      retrieveCount: 8,
    })
  })

  // Deviation: selected-category-lets-go
  it('lets go of a selected category that is not below the first of its siblings', () => {
    const found = { displayValue: 'Hemden', rawValue: 'Hemden', count: 3, path: ['Herren'] }
    const selected = selectFoundCategory(aFacetedPage(), 'ec_category', found)
    const facets = selected.facets.map((facet) =>
      facet.type === 'hierarchical'
        ? {
            ...facet,
            values: [{ value: 'Damen', state: 'idle' as const, children: [] }, ...facet.values],
          }
        : facet,
    )

    const page = toggleCategoryValue({ ...selected, facets }, 'ec_category', {
      path: ['Herren', 'Hemden'],
    })

    expect(page.parameters.cf).toBeUndefined()
    expect(selectedAncestry(askOf(page, 'ec_category', 'hierarchical').values)).toEqual([])
  })

  it('goes up when an ancestor of the selected category is chosen', () => {
    const below = toggleCategoryValue(inWomen(), 'ec_category', { path: ['Damen', 'Kleider'] })

    const page = toggleCategoryValue(below, 'ec_category', { path: ['Damen'] })

    const [women] = askOf(page, 'ec_category', 'hierarchical').values
    expect(women?.state).toBe('selected')
    expect(women?.children.map(({ state }) => state)).toEqual(['idle', 'idle'])
    expect(page.parameters.cf).toEqual({ ec_category: ['Damen'] })
  })

  it('builds the way to a category the provider has not shown', () => {
    const path = ['Herren', 'Hemden', 'Oxford']

    const page = toggleCategoryValue(aFacetedPage(), 'ec_category', { path })

    expect(askOf(page, 'ec_category', 'hierarchical').values).toEqual([
      {
        value: 'Herren',
        state: 'idle',
        children: [
          {
            value: 'Hemden',
            state: 'idle',
            children: [{ value: 'Oxford', state: 'selected', children: [] }],
          },
        ],
      },
    ])
  })

  it('leaves the counts to the provider where none are known yet', () => {
    const shown = aFacetedPage()
    const facets = shown.facets.map((facet) => {
      const { initialNumberOfValues: _, ...restored } = { ...facet, retrieveCount: 8 }
      return restored
    })

    const page = toggleCategoryValue({ ...shown, facets }, 'ec_category', { path: ['Sale'] })

    const ask = askOf(page, 'ec_category', 'hierarchical')
    expect(ask).not.toHaveProperty('retrieveCount')
    expect(ask).not.toHaveProperty('numberOfValues')
  })
})

describe('[7.35] choosing a category found by searching', () => {
  const BLOUSES = { displayValue: 'Blusen', rawValue: 'Blusen', count: 31, path: ['Damen'] }

  it('goes straight to it, from the first page on', () => {
    const page = selectFoundCategory(aFacetedPage(), 'ec_category', BLOUSES)

    expect(askOf(page, 'ec_category', 'hierarchical')).toMatchObject({
      values: [
        {
          value: 'Damen',
          state: 'idle',
          children: [{ value: 'Blusen', state: 'selected', children: [] }],
        },
      ],
      numberOfValues: 4,
      preventAutoSelect: true,
    })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ cf: { ec_category: ['Damen', 'Blusen'] } })
  })

  it('takes one without ancestors for a root', () => {
    const { path: _, ...root } = BLOUSES

    const page = selectFoundCategory(aFacetedPage(), 'ec_category', root)

    expect(page.parameters).toEqual({ cf: { ec_category: ['Blusen'] } })
  })
})
