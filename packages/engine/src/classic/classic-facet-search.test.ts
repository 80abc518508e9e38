import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { createClassicFacetSearch } from './classic-facet-search.ts'
import { classicOf } from './classic-solution.ts'
import { aClassicReply, aClassicShop, CATEGORY, COLOR, PRICE } from './test-classic.ts'

const found = (rawValue: string, path?: string[]) => {
  return { displayValue: rawValue, rawValue, count: 3, ...(path && { path }) }
}

function aFacetSearch(facetId: string) {
  const { engine, environment, shop } = aClassicShop()
  shop.registerFacet({ ...COLOR, captions: { rot: 'Rot' } })
  shop.registerFacet(CATEGORY)
  shop.registerFacet(PRICE)
  return { environment, shop, search: createClassicFacetSearch(engine, facetId) }
}

describe('[7.42] [3.48] [9.19] a search within a classic facet', () => {
  it('asks for what is typed, apart from what is selected', async () => {
    const { environment, shop, search } = aFacetSearch('color')
    environment.answer(aClassicReply(), { values: [found('rosa')], moreValuesAvailable: true })
    await shop.toggleSelect('color', { value: 'rot' })

    search.updateText('ro')
    await search.search()

    expect(environment.requests[1]).toMatchObject({
      url: 'https://saum.example/rest/search/v2/facet?organizationId=saum',
      body: {
        field: 'color',
        type: 'specific',
        query: '*ro*',
        numberOfValues: 10,
        captions: { rot: 'Rot' },
        filterFacetCount: true,
        ignoreValues: ['rot'],
        searchContext: { q: '', facets: [{ facetId: 'color' }, {}, {}] },
      },
    })
    expect(shop.state.facetSearches['color']).toMatchObject({
      isLoading: false,
      values: [found('rosa')],
      moreValuesAvailable: true,
    })
  })

  it('asks for categories by their tree', async () => {
    const { environment, shop, search } = aFacetSearch('cat')
    environment.answer(aClassicReply(), { values: [found('blusen', ['damen'])] })
    await shop.toggleSelect('cat', { path: ['herren'] })

    await search.search()

    expect(environment.requests[1]?.body).toMatchObject({
      type: 'hierarchical',
      query: '**',
      basePath: [],
      delimitingCharacter: ';',
      ignorePaths: [['herren']],
    })
  })

  it('selects what it finds, and starts over', async () => {
    const { environment, shop, search } = aFacetSearch('cat')
    environment.answerAll(({ url }) =>
      url.includes('/facet')
        ? { values: [found('blusen', ['damen'])] }
        : aClassicReply({ results: [] }),
    )
    await search.search()

    await search.select(found('blusen', ['damen']))

    expect(environment.requests[1]?.body).toMatchObject({
      facets: [{}, { currentValues: [{ value: 'damen', children: [{ value: 'blusen' }] }] }, {}],
    })
    expect(shop.state.facetSearches['cat']).toMatchObject({ query: '', values: [] })
  })

  it('selects a found value whatever it was before', async () => {
    const { environment, search } = aFacetSearch('color')
    environment.answerAll(aClassicReply())

    await search.select(found('rot'))
    await search.select(found('rot'))

    const selected = { currentValues: [{ value: 'rot', state: 'selected' }] }
    expect(environment.requests[1]?.body).toMatchObject({ facets: [selected, {}, {}] })
  })

  it('shows ten more each time, and forgets them with another text', async () => {
    const { environment, shop, search } = aFacetSearch('color')
    environment.answerAll({ values: [] })

    await search.showMore()
    expect(environment.requests[0]?.body).toMatchObject({ numberOfValues: 20 })
    search.updateText('bl')

    expect(shop.state.facetSearches['color']).toMatchObject({ numberOfValues: 10, query: 'bl' })
  })

  it('keeps what it has found where the provider cannot be asked', async () => {
    const { environment, shop, search } = aFacetSearch('color')
    environment.answer({ values: [found('rosa')] }, new Error('offline'))
    await search.search()

    await search.search()

    expect(shop.state.facetSearches['color']).toMatchObject({
      isLoading: false,
      values: [found('rosa')],
    })
  })

  it('has nothing to say about ranges', async () => {
    const { environment, search } = aFacetSearch('price')

    await search.search()

    expect(environment.requests).toHaveLength(0)
  })
})

describe('values the server did not wait for', () => {
  it('do not load in the browser', () => {
    const { engine, shop } = aClassicShop()
    shop.registerFacet(COLOR)
    engine.environment.answer({ values: [], moreValuesAvailable: false })
    void createClassicFacetSearch(engine, 'color').search()
    expect(shop.state.facetSearches['color']?.isLoading).toBe(true)
    const snapshot = JSON.parse(JSON.stringify(engine.snapshot())) as Record<string, unknown>
    const browser = aTestEngine({}, undefined, snapshot)

    createClassicFacetSearch(browser, 'color')

    expect(classicOf(browser).search.get().facetSearches['color']?.isLoading).toBe(false)
  })
})
