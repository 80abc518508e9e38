import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { listingOf } from '../listing/create-listing.ts'
import { searchOf } from '../search/create-search.ts'
import { aPageReply, someFacets } from '../wire/test-replies.ts'
import { createFacets } from './facets.ts'
import { aTestListing } from './test-page.ts'

describe('[3.43] the facets of a listing', () => {
  it('shows none before the first reply', () => {
    const facets = createFacets(listingOf(aTestEngine()))

    expect(facets.state).toEqual([])
    expect(facets.facet('ec_color')).toBeNull()
  })

  it("shows all of them in the provider's order, each of its kind", async () => {
    const facets = createFacets((await aTestListing()).solution)

    expect(facets.state.map(({ facetId, type }) => [facetId, type])).toEqual([
      ['ec_color', 'regular'],
      ['ec_category', 'hierarchical'],
      ['ec_price', 'numericalRange'],
      ['ec_reduction', 'numericalRange'],
      ['ec_date', 'dateRange'],
      ['store', 'location'],
    ])
  })

  it('hands out the facet to work with, the same one each time', async () => {
    const facets = createFacets((await aTestListing()).solution)

    const color = facets.facet('ec_color')

    expect(color?.type).toBe('regular')
    expect(facets.facet('ec_color')).toBe(color)
    expect(facets.facet('ec_size')).toBeNull()
  })

  it('changes the one facet that was clicked, and no other', async () => {
    const { solution } = await aTestListing()
    solution.page.update((page) => ({ ...page, isLoading: true }))
    const facets = createFacets(solution)
    const [colorBefore, categoryBefore] = facets.state
    const color = facets.facet('ec_color')
    if (color?.type !== 'regular') throw new Error('The listing has no colors.')

    void color.toggleSelect({ value: 'Blau', state: 'idle' })

    expect(facets.state[0]).not.toBe(colorBefore)
    expect(facets.state[0]).toBe(color.state)
    expect(facets.state[1]).toBe(categoryBefore)
  })

  it('is the same list until a facet changes', async () => {
    const { solution } = await aTestListing()
    const facets = createFacets(solution)
    const before = facets.state

    solution.page.update((page) => ({ ...page, query: 'bluse' }))

    expect(facets.state).toBe(before)
  })

  it('shows a facet once that the provider repeats', async () => {
    const [color] = someFacets()
    const facets = createFacets((await aTestListing([color!, color!])).solution)

    expect(facets.state).toHaveLength(1)
  })

  it('follows a facet that becomes another kind', async () => {
    const { solution, engine } = await aTestListing()
    const facets = createFacets(solution)
    expect(facets.facet('ec_color')?.type).toBe('regular')
    const [, category] = someFacets()
    engine.environment.answer(aPageReply({ facets: [{ ...category!, facetId: 'ec_color' }] }))

    await solution.fetch()

    expect(facets.facet('ec_color')?.type).toBe('hierarchical')
    expect(facets.state.map(({ type }) => type)).toEqual(['hierarchical'])
  })

  it('lets go of everything at once', async () => {
    const { solution, askedFacet, asked, page } = await aTestListing()
    const facets = createFacets(solution)
    const color = facets.facet('ec_color')
    const price = facets.facet('ec_price')
    if (color?.type === 'regular') void color.toggleSelect({ value: 'Blau', state: 'idle' })
    if (price?.type === 'numericalRange') {
      void price.setRanges([{ start: 10, end: 20, endInclusive: true, state: 'selected' }])
    }
    expect(page().parameters).toHaveProperty('mnf')

    await facets.deselectAll()

    expect(asked().page).toBe(0)
    expect(askedFacet('ec_color')).toMatchObject({ values: [{ state: 'idle' }, {}, {}, {}] })
    expect(askedFacet('ec_price')).toMatchObject({ interval: 'continuous' })
    expect(page()).toMatchObject({ parameters: {}, manualRanges: {} })
  })
})

// Deviation: listing-and-search-facets-apart
describe('[3.42] the facets of a search', () => {
  it('are not those of the listing beside it', async () => {
    const { engine, solution } = await aTestListing()
    const search = createFacets(searchOf(engine))
    const color = createFacets(solution).facet('ec_color')

    if (color?.type === 'regular') await color.toggleSelect({ value: 'Blau', state: 'idle' })

    expect(search.state).toEqual([])
    expect(searchOf(engine).page.get().parameters).toEqual({})
  })
})
