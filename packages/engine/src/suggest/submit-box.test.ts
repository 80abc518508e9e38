import { describe, expect, it } from 'vitest'
import type { SearchBody } from '../search/search-body.ts'
import { SEARCH } from '../search/search-slice.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createSearchBox } from './search-box.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

describe('submitting a search box', () => {
  it('searches for the text from the first page on, without suggestions in the way', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createSearchBox(engine, { id: 'header' })
    await box.updateText('blu')

    const submitted = box.submit()
    const meanwhile = box.state
    await submitted

    expect(meanwhile).toMatchObject({ isLoading: true, suggestions: [], value: 'blu' })
    expect(engine.environment.requests[1]).toMatchObject({
      url: 'https://saum.example/commerce/search',
      body: { page: 0, facets: [], sort: { sortCriteria: 'relevance' }, query: 'blu' },
    })
    expect(box.state).toMatchObject({ isLoading: false, value: 'blu' })
  })

  it('searches for the suggestion that was chosen', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createSearchBox(engine, { id: 'header' })
    await box.updateText('blu')

    await box.selectSuggestion('bluse')

    expect(engine.environment.requests[1]?.body).toMatchObject({ query: 'bluse' })
    expect(box.state).toMatchObject({ value: 'bluse', suggestions: [] })
  })

  it('shows in every box what was searched for in the end', async () => {
    const engine = aTestEngine()
    const correction = { originalQuery: 'blsue', correctedQuery: 'bluse', corrections: [] }
    engine.environment.answer(aSuggestReply(), aPageReply({ queryCorrection: correction }))
    const [box, other] = [
      createSearchBox(engine, { id: 'a' }),
      createSearchBox(engine, { id: 'b' }),
    ]
    await box.updateText('blsue')

    await box.submit()

    expect([box.state.value, other.state.value]).toEqual(['bluse', 'bluse'])
  })

  it.each([
    [undefined, []],
    [true, []],
    [false, ['ec_color']],
  ])('with clearFilters %j asks with the filters %j', async (clearFilters, filters) => {
    const engine = aTestEngine()
    engine.environment.answerAll(aPageReply())
    const options = clearFilters === undefined ? {} : { clearFilters }
    const box = createSearchBox(engine, { id: 'header', ...options })
    await box.submit()
    engine.state(SEARCH).update((page) => ({
      ...page,
      facets: [
        {
          facetId: 'ec_color',
          field: 'ec_color',
          type: 'regular',
          values: [{ value: 'Blau', state: 'selected' }],
        },
      ],
    }))

    await box.submit()

    const { facets } = engine.environment.requests[1]!.body as SearchBody
    expect(facets.map(({ facetId }) => facetId)).toEqual(filters)
  })

  it('keeps the text when the search fails', async () => {
    const engine = aTestEngine()
    engine.environment.answer(new TypeError('Failed to fetch'))
    const box = createSearchBox(engine, { id: 'header' })

    await box.selectSuggestion('bluse')

    expect(box.state).toMatchObject({ value: 'bluse', isLoading: false })
  })
})
