import { describe, expect, it } from 'vitest'
import { searchOf } from '../search/create-search.ts'
import { submitQuery } from '../search/submit-query.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createCategoryFacet } from './category-facet.ts'
import { createRegularFacet } from './regular-facet.ts'
import { aTestListing } from './test-page.ts'

const FOUND = {
  moreValuesAvailable: false,
  values: [{ displayValue: 'rosa', rawValue: 'rosa', count: 4 }],
}

async function aColorFacet() {
  const listing = await aTestListing()
  const color = createRegularFacet(listing.solution, 'ec_color')
  return { ...listing, color, environment: listing.engine.environment }
}

describe('[7.34] searching within a facet', () => {
  it('asks with the whole body of the listing, the facet and the text between wildcards', async () => {
    const { color, environment, asked } = await aColorFacet()
    await color.toggleSelect({ value: 'Blau', state: 'idle' })
    const { facets, page } = asked()
    environment.answer(FOUND)

    color.facetSearch.updateText('ro')
    await color.facetSearch.search()

    const request = environment.requests.at(-1)
    expect(request?.url).toBe('https://saum.example/commerce/facet?type=LISTING')
    expect(request?.body).toMatchObject({
      trackingId: 'comma_de',
      language: 'de',
      page,
      perPage: 2,
      sort: { sortCriteria: 'relevance' },
      facetId: 'ec_color',
      facetQuery: '*ro*',
      query: '',
    })
    expect(asked().facets.map(({ facetId }) => facetId)).toEqual(
      facets.map(({ facetId }) => facetId),
    )
    expect(color.state.facetSearch).toMatchObject({ ...FOUND, query: 'ro', isLoading: false })
  })

  it('asks with the query of a search', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aPageReply())
    await submitQuery(engine, 'bluse')
    engine.environment.answer(FOUND)
    const color = createRegularFacet(searchOf(engine), 'ec_color')

    color.facetSearch.updateText('ro')
    await color.facetSearch.search()

    const request = engine.environment.requests.at(-1)
    expect(request?.url).toBe('https://saum.example/commerce/facet?type=SEARCH')
    expect(request?.body).toMatchObject({ facetQuery: '*ro*', query: 'bluse' })
  })
})

describe('[3.48] [9.19] the settings of a search within a facet', () => {
  it('are ten values at first, ten more each time, and ten again for another text', async () => {
    const { color, environment } = await aColorFacet()
    environment.answer(FOUND, FOUND, FOUND)
    const asked = () =>
      (environment.requests.at(-1)?.body as { numberOfValues?: number } | undefined)?.numberOfValues

    color.facetSearch.updateText('ro')
    expect(color.state.facetSearch).toMatchObject({ query: 'ro', numberOfValues: 10 })
    await color.facetSearch.showMore()
    expect(asked()).toBe(20)
    await color.facetSearch.showMore()
    expect(asked()).toBe(30)
    color.facetSearch.updateText('rot')
    await color.facetSearch.search()

    expect(asked()).toBeUndefined()
    expect(color.state.facetSearch.numberOfValues).toBe(10)
  })

  it('change nothing when the same text is typed', async () => {
    const { color, page } = await aColorFacet()
    color.facetSearch.updateText('ro')
    const typed = page()

    color.facetSearch.updateText('ro')

    expect(page()).toBe(typed)
  })

  it('keep the names of values whatever is found, cleared or filtered', async () => {
    const { color, environment } = await aColorFacet()
    const captions = { Blau: 'Himmel' }
    color.facetSearch.updateCaptions(captions)
    await color.toggleSelect({ value: 'Blau', state: 'idle' })
    color.facetSearch.clear()
    environment.answer(FOUND)

    await color.facetSearch.search()

    expect(environment.requests.at(-1)?.body).toMatchObject({ captions })
    expect(color.state.facetSearch.captions).toEqual(captions)
  })

  it('[5.23] need names that are texts', async () => {
    const { color } = await aColorFacet()

    expect(() => color.facetSearch.updateCaptions({ Blau: 7 } as never)).toThrow(
      'The following properties are invalid\n- captions.Blau: value is not a string.',
    )
    expect(() => color.facetSearch.updateCaptions(undefined as never)).toThrow('- captions:')
  })
})

describe('[7.35] a search among categories', () => {
  it('says which one is selected, and that none is', async () => {
    const { engine, solution } = await aTestListing()
    const { facetSearch, toggleSelect } = createCategoryFacet(solution, 'ec_category')
    const asked = () => engine.environment.requests.at(-1)?.body
    engine.environment.answer(FOUND)
    await facetSearch.search()
    expect(asked()).toMatchObject({ ignorePaths: [] })

    engine.environment.answer(Response.json(null), FOUND)
    await toggleSelect({ value: 'Damen', path: ['Damen'], state: 'idle' })
    await facetSearch.search()

    expect(asked()).toMatchObject({ ignorePaths: [['Damen']] })
  })
})

describe('[7.35] the text of a search within a facet', () => {
  it('is only wildcards when it is empty', async () => {
    const { color, environment } = await aColorFacet()
    environment.answer(FOUND)

    await color.facetSearch.search()

    expect(environment.requests.at(-1)?.body).toMatchObject({ facetQuery: '**' })
    expect(environment.requests.at(-1)?.body).not.toHaveProperty('ignorePaths')
  })

  it('is a text', async () => {
    const { color } = await aColorFacet()

    expect(() => color.facetSearch.updateText(7 as never)).toThrow(
      'The following properties are invalid\n- text: value is not a string.',
    )
  })
})

describe('[8.18] a search within a facet that fails', () => {
  it('ends even where it cannot be asked for', async () => {
    const { engine, solution } = await aTestListing()
    const { facetSearch } = createRegularFacet(solution, 'ec_color')
    engine.environment.navigator = () => {
      throw new TypeError('The document is gone')
    }

    await facetSearch.search()

    expect(solution.page.get().facetSearches.ec_color?.isLoading).toBe(false)
  })

  it.each([
    ['the network is gone', new Error('Failed to fetch')],
    ['the provider is down', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['it answers with a page', new Response('<!doctype html>', { status: 200 })],
    ['it answers with nothing', new Response('', { status: 200 })],
    ['it answers with null', Response.json(null)],
    ['the values are missing', Response.json({ moreValuesAvailable: true })],
    ['the values are no list', Response.json({ moreValuesAvailable: true, values: {} })],
    ['a value is no value', Response.json({ moreValuesAvailable: true, values: [7, null] })],
  ])('only stops loading when %s', async (_, answer) => {
    const { color, environment, page } = await aColorFacet()
    environment.answer(FOUND, answer)
    await color.facetSearch.search()

    await color.facetSearch.search()

    expect(color.state.facetSearch).toMatchObject({ isLoading: false, values: FOUND.values })
    expect(page().error).toBeNull()

    environment.answer({ ...FOUND, values: [] })
    await color.facetSearch.search()
    expect(color.state.facetSearch.values).toEqual([])
  })
})

describe('[4.22] several searches within a facet', () => {
  it('shows what the last text found, though an earlier reply comes later', async () => {
    const { color, environment } = await aColorFacet()
    environment.answerAll(({ body }) => {
      const { facetQuery } = body as { facetQuery: string }
      const value = { displayValue: facetQuery, rawValue: facetQuery, count: 1 }
      return { moreValuesAvailable: false, values: [value] }
    })

    color.facetSearch.updateText('r')
    const first = color.facetSearch.search()
    color.facetSearch.updateText('ro')
    await Promise.all([first, color.facetSearch.search()])

    expect(color.state.facetSearch).toMatchObject({
      isLoading: false,
      values: [{ rawValue: '*ro*' }],
    })
  })

  it('shows nothing after it was cleared', async () => {
    const { color, environment } = await aColorFacet()
    environment.answer(FOUND)

    color.facetSearch.updateText('ro')
    const asking = color.facetSearch.search()
    color.facetSearch.clear()
    await asking

    expect(color.state.facetSearch).toMatchObject({ query: '', values: [], isLoading: false })
  })

  it('calls the request off when it is cleared', async () => {
    const { color, environment } = await aColorFacet()
    environment.answer(FOUND)
    const asking = color.facetSearch.search()

    color.facetSearch.clear()
    await asking
    await color.facetSearch.search()

    // The first request was gone before it could be answered, so its answer is the second's.
    expect(color.state.facetSearch).toMatchObject(FOUND)
  })

  it('is cleared by the next products', async () => {
    const { color, environment, solution } = await aColorFacet()
    environment.answer(FOUND)
    await color.facetSearch.search()

    await solution.fetch()

    expect(color.state.facetSearch.values).toEqual([])
  })

  it('can show more', async () => {
    const { color, environment } = await aColorFacet()
    environment.answer(FOUND, FOUND)
    await color.facetSearch.search()

    await color.facetSearch.showMore()

    expect(color.state.facetSearch).toMatchObject({ numberOfValues: 20, ...FOUND })
  })
})

describe('[4.34] choosing what was found', () => {
  it('asks for the products with it, from the first page on', async () => {
    const { color, asked, askedFacet, solution } = await aColorFacet()
    solution.page.update((page) => ({ ...page, pagination: { ...page.pagination, page: 3 } }))

    await color.facetSearch.select(FOUND.values[0]!)

    expect(asked().page).toBe(0)
    expect(askedFacet('ec_color')).toMatchObject({
      values: [
        { value: 'rosa', state: 'selected' },
        { value: 'Blau' },
        { value: 'Rot' },
        { value: 'Weiß' },
      ],
      numberOfValues: 4,
      freezeCurrentValues: true,
      preventAutoSelect: true,
    })
  })

  it('can ask for the products without it', async () => {
    const { color, askedFacet } = await aColorFacet()

    await color.facetSearch.exclude(FOUND.values[0]!)

    expect(askedFacet('ec_color')).toMatchObject({
      values: [{ value: 'rosa', state: 'excluded' }, {}, {}, {}],
    })
  })

  it('goes to the category that was found', async () => {
    const { solution, askedFacet } = await aTestListing()
    const category = createCategoryFacet(solution, 'ec_category')

    await category.facetSearch.select({
      displayValue: 'Blusen',
      rawValue: 'Blusen',
      count: 31,
      path: ['Damen'],
    })

    expect(askedFacet('ec_category')).toMatchObject({
      values: [
        { value: 'Damen', state: 'idle', children: [{ value: 'Blusen', state: 'selected' }] },
      ],
      preventAutoSelect: true,
    })
  })

  it.each([
    [undefined, '- selection: value is required.'],
    [{ rawValue: 'rosa', count: 1 }, '- selection.displayValue: value is required.'],
    [
      { displayValue: 'rosa', rawValue: 'rosa', count: -1 },
      '- selection.count: minimum value of 0 not respected.',
    ],
  ])('[5.23] is refused at once with %j', async (found, fault) => {
    const { color } = await aColorFacet()

    expect(() => color.facetSearch.select(found as never)).toThrow(fault)
    expect(() => color.facetSearch.exclude(found as never)).toThrow(fault)
  })

  it('[5.23] needs the path of a category', async () => {
    const category = createCategoryFacet((await aTestListing()).solution, 'ec_category')

    expect(() => category.facetSearch.select(FOUND.values[0]!)).toThrow(
      'The following properties are invalid\n- selection.path: value is required.',
    )
  })
})
