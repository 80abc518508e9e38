import { describe, expect, it } from 'vitest'
import { commonBody } from '../calls/common-body.ts'
import type { SearchBody } from '../search/search-body.ts'
import { SEARCH } from '../search/search-slice.ts'
import { submitQuery } from '../search/submit-query.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { FoundValue } from '../wire/facet.ts'
import { aPageReply } from '../wire/test-replies.ts'
import {
  createFieldSuggestionsGenerator,
  createFilterSuggestionsGenerator,
} from './filter-suggestions.ts'
import { SUGGESTED_FACETS } from './query-suggest.ts'
import { createSearchBox } from './search-box.ts'
import { anEngineWithHeldCalls } from './test-held-network.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

const BLUE: FoundValue = { displayValue: 'Blau', rawValue: 'Blau', count: 4 }
const BLOUSES: FoundValue = {
  displayValue: 'Blusen',
  rawValue: 'Blusen',
  count: 4,
  path: ['Damen'],
}

function aFacetReply(...values: readonly FoundValue[]) {
  return { moreValuesAvailable: true, values }
}

/** An engine that was told of two facets, and the filters it can suggest. */
function someFilters() {
  const engine = aTestEngine()
  const facets = aSuggestReply().fieldSuggestionsFacets
  engine.state(SUGGESTED_FACETS).update(() => facets)
  const [color, category] = createFilterSuggestionsGenerator(engine).suggestions()
  return { engine, color: color!, category: category! }
}

function bodyOf({ environment }: TestEngine, index: number): SearchBody {
  return environment.requests[index]!.body as SearchBody
}

describe('[7.36] filters suggested while typing', () => {
  it('are of the facets that come with the suggestions', async () => {
    const engine = aTestEngine()
    engine.environment.answer(
      aSuggestReply(),
      aSuggestReply(),
      aSuggestReply({ fieldSuggestionsFacets: [] }),
    )
    const generator = createFilterSuggestionsGenerator(engine)
    const box = createSearchBox(engine, { id: 'header' })

    await box.updateText('blu')
    const made = generator.suggestions()
    await box.updateText('blus')

    expect(made.map(({ type, state }) => [type, state.facetId, state.displayName])).toEqual([
      ['regular', 'ec_color', 'Farbe'],
      ['hierarchical', 'ec_category', 'Kategorie'],
    ])
    expect(generator.suggestions()).toBe(made)
    expect(generator.state).toEqual(aSuggestReply().fieldSuggestionsFacets)
    await box.updateText('blusx')
    expect(generator.suggestions()).toEqual([])
  })

  it('are only categories where values are suggested on their own', () => {
    const { engine } = someFilters()

    const [category, ...others] = createFieldSuggestionsGenerator(engine).suggestions()

    expect(category?.state.facetId).toBe('ec_category')
    expect(others).toEqual([])
  })
})

describe('[7.34] [7.35] the values of a suggested filter', () => {
  it('are asked for with the text as the query, and without facets, page and order', async () => {
    const { engine, color } = someFilters()
    engine.environment.answer(aFacetReply(BLUE))

    await color.updateQuery('blu')

    const [request] = engine.environment.requests
    expect(request?.url).toBe('https://saum.example/commerce/facet?type=SEARCH')
    expect(request?.body).toEqual({
      ...commonBody(engine),
      facetId: 'ec_color',
      facetQuery: '*',
      query: 'blu',
    })
    expect(color.state).toEqual({
      facetId: 'ec_color',
      displayName: 'Farbe',
      field: 'ec_color',
      query: 'blu',
      isLoading: false,
      values: [BLUE],
      moreValuesAvailable: true,
    })
  })

  it('of categories come without the selected one', async () => {
    const { engine } = someFilters()
    const [category] = createFieldSuggestionsGenerator(engine).suggestions()
    engine.environment.answer(aFacetReply(BLUE))

    await category?.updateText('blu')

    expect(engine.environment.requests[0]?.body).toMatchObject({ ignorePaths: [] })
  })

  it('are those for the text typed last', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    engine.state(SUGGESTED_FACETS).update(() => aSuggestReply().fieldSuggestionsFacets)
    const [color] = createFilterSuggestionsGenerator(engine).suggestions()
    void color?.updateQuery('b')
    await engine.environment.pass(0)
    void color?.updateQuery('blu')
    await engine.environment.pass(0)

    await calls[1]?.answer(aFacetReply(BLUE))
    await calls[0]?.answer(aFacetReply())

    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(color?.state).toMatchObject({ query: 'blu', values: [BLUE], isLoading: false })
  })

  it('do not come back after they were cleared', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    engine.state(SUGGESTED_FACETS).update(() => aSuggestReply().fieldSuggestionsFacets)
    const [color] = createFilterSuggestionsGenerator(engine).suggestions()
    void color?.updateQuery('blu')
    await engine.environment.pass(0)

    color?.clear()
    await calls[0]?.answer(aFacetReply(BLUE))

    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(color?.state).toMatchObject({ query: '', values: [], isLoading: false })
  })

  it('are gone after a search', async () => {
    const { engine, color } = someFilters()
    engine.environment.answer(aFacetReply(BLUE), aPageReply())
    await color.updateQuery('blu')

    await submitQuery(engine, 'bluse')

    expect(color.state).toMatchObject({ query: '', values: [] })
  })

  it.each([
    ['an error', Response.json({ message: 'broken' }, { status: 500 })],
    ['a page of HTML', new Response('<html>Wartung</html>')],
    ['no values', { moreValuesAvailable: false }],
    ['no network', new TypeError('Failed to fetch')],
  ])('[8.18] stay as they were when asking fails: %s', async (_, answer) => {
    const { engine, color } = someFilters()
    engine.environment.answer(aFacetReply(BLUE), answer, aFacetReply())
    await color.updateQuery('blu')

    await color.updateQuery('blus')
    const failed = color.state
    await color.updateQuery('blusx')

    expect(failed).toMatchObject({ query: 'blus', values: [BLUE], isLoading: false })
    expect(color.state).toMatchObject({ query: 'blusx', values: [] })
  })

  it('[5.24] are asked for with text only', () => {
    const { color } = someFilters()

    expect(() => color.updateQuery(7 as unknown as string)).toThrow(
      '- query: value is not a string.',
    )
  })
})

describe('the address of a suggested filter', () => {
  it('has the query and the value', async () => {
    const { engine, color, category } = someFilters()
    engine.environment.answerAll(aFacetReply())
    await color.updateQuery('rote bluse')
    await category.updateQuery('blu')

    expect(color.getSearchParameters({ ...BLUE, rawValue: 'Blau & Weiß' })).toBe(
      'q=rote%20bluse&f-ec_color=Blau%20%26%20Wei%C3%9F',
    )
    expect(category.getSearchParameters(BLOUSES)).toBe('q=blu&cf-ec_category=Damen,Blusen')
  })

  // Deviation: suggested-category-starts-without-query
  it('has the value alone where nothing was typed', () => {
    const { color } = someFilters()

    expect(color.getSearchParameters(BLUE)).toBe('f-ec_color=Blau')
  })
})

describe('choosing a suggested filter', () => {
  it('searches for the text with this value and no other', async () => {
    const { engine, color } = someFilters()
    engine.environment.answer(aPageReply(), aFacetReply(BLUE), aPageReply())
    await submitQuery(engine, 'hose')
    engine
      .state(SEARCH)
      .update((page) => ({ ...page, pagination: { ...page.pagination, page: 3 } }))
    await color.updateQuery('blu')

    await color.select(BLUE)

    const { facets, query, page } = bodyOf(engine, 2)
    const values = facets.find(({ facetId }) => facetId === 'ec_color')?.values
    expect({ query, page }).toEqual({ query: 'blu', page: 0 })
    expect(values?.filter(({ state }) => state === 'selected')).toEqual([
      { value: 'Blau', state: 'selected' },
    ])
    expect(engine.state(SEARCH).get().parameters).toEqual({
      q: 'blu',
      f: { ec_color: ['Blau'] },
    })
  })

  it('goes straight to a category', async () => {
    const { engine, category } = someFilters()
    engine.environment.answer(aPageReply(), aFacetReply(BLOUSES), aPageReply())
    await submitQuery(engine, 'hose')
    await category.updateQuery('blu')

    await category.select(BLOUSES)

    const { facets, query } = bodyOf(engine, 2)
    expect(query).toBe('blu')
    expect(facets.find(({ facetId }) => facetId === 'ec_category')).toMatchObject({
      values: [{ value: 'Damen', children: [{ value: 'Blusen', state: 'selected' }] }],
    })
  })

  it('keeps the search where only a value of a category is chosen', async () => {
    const { engine } = someFilters()
    const [category] = createFieldSuggestionsGenerator(engine).suggestions()
    engine.environment.answer(aPageReply(), aFacetReply(BLOUSES), aFacetReply(), aPageReply())
    await submitQuery(engine, 'hose')
    await category?.updateText('blu')
    await category?.search()

    await category?.select(BLOUSES)

    const [, asked, again, searched] = engine.environment.requests.map(({ body }) => body)
    expect(again).toEqual(asked)
    expect(searched).toMatchObject({ query: 'hose' })
    expect(engine.state(SEARCH).get().parameters).toEqual({
      q: 'hose',
      cf: { ec_category: ['Damen', 'Blusen'] },
    })
  })
})

// Deviation: field-suggestions-ask-like-filters
describe('[7.35] a shopper who types the name of nothing but a product', () => {
  it('is still offered the categories it is in', async () => {
    const { engine } = someFilters()
    const [category] = createFieldSuggestionsGenerator(engine).suggestions()
    engine.environment.answer(aPageReply(), aFacetReply(BLOUSES))
    await submitQuery(engine, 'hose')

    await category?.updateText('blu')

    expect(engine.environment.requests[1]?.body).toEqual({
      ...commonBody(engine),
      facetId: 'ec_category',
      facetQuery: '*',
      query: 'blu',
      ignorePaths: [],
    })
    expect(category?.state.values).toEqual([BLOUSES])
  })
})

// Deviation: suggested-filter-before-first-search
describe('a shopper who chooses a filter before the first search', () => {
  it.each(['ec_color', 'ec_category'])('gets it: %s', async (wanted) => {
    const { engine, color, category } = someFilters()
    engine.environment.answer(aFacetReply(), aPageReply())
    const [filter, value] =
      wanted === 'ec_color' ? ([color, BLUE] as const) : ([category, BLOUSES] as const)
    await filter.updateQuery('blu')

    await filter.select(value)

    const { facets, query } = bodyOf(engine, 1)
    expect(query).toBe('blu')
    expect(facets).toMatchObject([{ facetId: wanted }])
    expect(JSON.stringify(facets)).toContain('"state":"selected"')
  })
})

describe('filters the server did not wait for', () => {
  it('do not load in the browser', () => {
    const { engine: server } = anEngineWithHeldCalls()
    server.state(SUGGESTED_FACETS).update(() => aSuggestReply().fieldSuggestionsFacets)
    void createFilterSuggestionsGenerator(server).suggestions()[0]?.updateQuery('blau')
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Record<string, unknown>
    const engine = aTestEngine({}, undefined, snapshot)

    const [color] = createFilterSuggestionsGenerator(engine).suggestions()

    expect(color?.state).toMatchObject({ query: 'blau', isLoading: false })
  })
})
