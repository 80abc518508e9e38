import { describe, expect, it } from 'vitest'
import type { CategoryValue, FacetReply } from '../wire/facet.ts'
import { aCategoryValue, someFacets } from '../wire/test-replies.ts'
import { createCategoryFacet } from './category-facet.ts'
import { aTestListing } from './test-page.ts'

const CATEGORY = someFacets()[1] as Extract<FacetReply, { type: 'hierarchical' }>

/** The facet inside of women's fashion, which has two departments. */
function inWomen(changes: Partial<CategoryValue> = {}) {
  const children = ['Blusen', 'Kleider'].map((value) => aCategoryValue(['Damen', value]))
  const women = aCategoryValue(['Damen'], { state: 'selected', children, ...changes })
  return [{ ...CATEGORY, values: [women, aCategoryValue(['Sale'])] }]
}

async function aCategoryFacet(facets?: readonly FacetReply[]) {
  const listing = await aTestListing(facets)
  return { ...listing, category: createCategoryFacet(listing.solution, 'ec_category') }
}

describe('[4.24] the category facet of a listing', () => {
  it('asks for the chosen category with its idle siblings', async () => {
    const { category, askedFacet } = await aCategoryFacet()

    await category.toggleSelect(aCategoryValue(['Sale']))

    expect(askedFacet('ec_category')).toMatchObject({
      numberOfValues: 4,
      retrieveCount: 4,
      values: [
        { value: 'Damen', state: 'idle', children: [] },
        { value: 'Sale', state: 'selected', children: [] },
      ],
    })
  })

  it('lets go of the selected category, though a screen was behind', async () => {
    const { category, page } = await aCategoryFacet(inWomen())

    await category.toggleSelect(aCategoryValue(['Damen']))

    expect(page().parameters).toEqual({})
  })

  it('asks for more at the root', async () => {
    const { category, askedFacet } = await aCategoryFacet()

    await category.showMore()

    expect(askedFacet('ec_category')).toMatchObject({ numberOfValues: 6, retrieveCount: 6 })
  })

  it('leaves the facet out of the request when it is let go of', async () => {
    const { category, askedFacet, asked } = await aCategoryFacet(inWomen())

    await category.deselectAll()

    expect(askedFacet('ec_category')).toBeUndefined()
    expect(asked().page).toBe(0)
  })
})

describe('[3.46] what the category facet shows', () => {
  it('shows the selected category and the way to it', async () => {
    const blouses = aCategoryValue(['Damen', 'Blusen'], { state: 'selected' })
    const { category } = await aCategoryFacet(inWomen({ state: 'idle', children: [blouses] }))

    expect(category.state.activeValue).toEqual(blouses)
    expect(category.state.selectedValueAncestry.map(({ value }) => value)).toEqual([
      'Damen',
      'Blusen',
    ])
    expect(category.state.hasActiveValues).toBe(true)
  })

  it('shows no selected category where there is none', async () => {
    const { category } = await aCategoryFacet()

    expect(category.state).not.toHaveProperty('activeValue')
    expect(category.state).toMatchObject({ hasActiveValues: false, selectedValueAncestry: [] })
  })

  it('shows a click at once, in the tree that is there', async () => {
    const { category } = await aCategoryFacet(inWomen())

    void category.toggleSelect(aCategoryValue(['Damen', 'Kleider']))

    expect(category.state.activeValue?.path).toEqual(['Damen', 'Kleider'])
    expect(category.state.values.map(({ value }) => value)).toEqual(['Damen', 'Sale'])
    expect(category.state.values[0]?.children.map(({ state }) => state)).toEqual([
      'idle',
      'selected',
    ])
  })

  it('shows a category that was found at once, with its ancestors', async () => {
    const { category } = await aCategoryFacet()

    void category.facetSearch.select({
      displayValue: 'Hemden',
      rawValue: 'Hemden',
      count: 3,
      path: ['Herren'],
    })

    expect(category.state.values.map(({ value }) => value)).toEqual(['Damen', 'Sale', 'Herren'])
    expect(category.state.activeValue).toMatchObject({
      path: ['Herren', 'Hemden'],
      numberOfResults: 0,
    })
  })

  it('shows one found below a category that is there with its whole path', async () => {
    const { category } = await aCategoryFacet()

    void category.facetSearch.select({
      displayValue: 'Blusen',
      rawValue: 'Blusen',
      count: 3,
      path: ['Damen'],
    })

    expect(category.state.values.map(({ value }) => value)).toEqual(['Damen', 'Sale'])
    expect(category.state.activeValue?.path).toEqual(['Damen', 'Blusen'])
  })

  it('shows all as idle as soon as it is let go of', async () => {
    const { category } = await aCategoryFacet(inWomen())

    void category.deselectAll()

    expect(category.state).toMatchObject({ hasActiveValues: false })
    expect(category.state.values[0]).toMatchObject({ value: 'Damen', state: 'idle' })
  })

  it('says there is more of the selected category when the provider says so of it', async () => {
    const more = await aCategoryFacet(inWomen({ moreValuesAvailable: true }))
    const noMore = await aCategoryFacet(inWomen({ moreValuesAvailable: false }))
    const atRoot = await aCategoryFacet()

    expect(more.category.state.canShowMoreValues).toBe(true)
    expect(noMore.category.state.canShowMoreValues).toBe(false)
    expect(atRoot.category.state.canShowMoreValues).toBe(true)
  })

  it('can be folded when the selected category has more below it than at first', async () => {
    const children = ['Blusen', 'Kleider', 'Röcke', 'Hosen', 'Mäntel'].map((value) =>
      aCategoryValue(['Damen', value]),
    )
    const many = await aCategoryFacet(inWomen({ children }))
    const few = await aCategoryFacet(inWomen())

    expect(many.category.state.canShowLessValues).toBe(true)
    expect(few.category.state.canShowLessValues).toBe(false)
  })

  it('can be folded at the root once it was unfolded', async () => {
    const { category } = await aCategoryFacet()
    expect(category.state.canShowLessValues).toBe(false)

    void category.showMore()

    expect(category.state.canShowLessValues).toBe(true)
  })
})

describe('[5.23] a toggle of a category', () => {
  it.each([
    [undefined, '- selection: value is required.'],
    [{ value: 'Damen', state: 'idle' }, '- selection.path: value is required.'],
    [{ value: 'Damen', state: 'idle', path: 'Damen' }, '- selection.path: value is not an array.'],
    [
      { value: 'Damen', state: 'idle', path: [] },
      '- selection.path: minimum length of 1 not respected.',
    ],
    [
      { value: 'Damen', state: 'idle', path: [''] },
      '- selection.path.0: value is an empty string.',
    ],
    [{ value: 'Damen', path: ['Damen'] }, '- selection.state: value is required.'],
  ])('is refused at once with %j', async (selection, fault) => {
    const { category } = await aCategoryFacet()

    expect(() => category.toggleSelect(selection as CategoryValue)).toThrow(
      `The following properties are invalid\n${fault}`,
    )
  })
})
