import { describe, expect, it } from 'vitest'
import { commonBody } from '../calls/common-body.ts'
import { submitQuery } from '../search/submit-query.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { SUGGESTED_FACETS } from './query-suggest.ts'
import { createSearchBox } from './search-box.ts'
import { anEngineWithHeldCalls } from './test-held-network.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

describe('a search box', () => {
  it('starts with what is searched for', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    await submitQuery(engine, 'rote bluse')

    const box = createSearchBox(engine, { id: 'header' })

    expect(box.state).toEqual({
      searchBoxId: 'header',
      value: 'rote bluse',
      suggestions: [],
      isLoading: false,
      isLoadingSuggestions: false,
      error: null,
    })
  })

  it('keeps its text when the page is drawn anew', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    await createSearchBox(engine, { id: 'header' }).updateText('blu')

    expect(createSearchBox(engine, { id: 'header' }).state.value).toBe('blu')
    expect(createSearchBox(engine).state.value).toBe('')
  })

  it('is the same state to a screen until something of this box changed', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aSuggestReply())
    const [box, other] = [
      createSearchBox(engine, { id: 'a' }),
      createSearchBox(engine, { id: 'b' }),
    ]
    await box.updateText('blu')
    const before = box.state

    await other.updateText('hose')
    const untouched = box.state
    const typed = box.updateText('blus')

    expect(untouched).toBe(before)
    expect(box.state).not.toBe(before)
    expect(box.state.suggestions).toBe(before.suggestions)
    await typed
  })

  it('travels from the server to the browser', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    const box = createSearchBox(engine, { id: 'header' })
    await box.updateText('blu')

    const snapshot = JSON.parse(JSON.stringify(engine.snapshot())) as Record<string, unknown>
    const browser = createSearchBox(aTestEngine({}, aTestEnvironment(), snapshot), { id: 'header' })

    expect(browser.state).toEqual(box.state)
  })
})

describe('[7.32] typing in a search box', () => {
  it('asks what goes with the text, and nothing else', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    const box = createSearchBox(engine, { id: 'header' })

    await box.updateText('blu')

    const [request] = engine.environment.requests
    expect(request?.url).toBe('https://saum.example/commerce/search/querySuggest')
    expect(request?.body).toEqual({ ...commonBody(engine), query: 'blu' })
    expect(engine.environment.requests).toHaveLength(1)
  })

  it('shows the suggestions with the delimiters of the shop', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    const box = createSearchBox(engine, {
      id: 'header',
      highlightOptions: { notMatchDelimiters: { open: '<b>', close: '</b>' } },
    })

    await box.updateText('blu')

    expect(box.state.suggestions).toEqual([
      { rawValue: 'bluse', highlightedValue: 'blu<b>se</b>' },
      { rawValue: 'blau', highlightedValue: 'blau' },
    ])
  })

  it('asks for an empty box too: the provider may have something popular', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    const box = createSearchBox(engine, { id: 'header' })

    await box.showSuggestions()

    expect(engine.environment.requests[0]?.body).toMatchObject({ query: '' })
    expect(box.state.suggestions).toHaveLength(2)
  })
})

describe('[4.43] when suggestions overtake each other', () => {
  // Deviation: outdated-suggest-error-ignored
  it('shows the shopper those for the text typed last', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createSearchBox(engine, { id: 'header' })
    void box.updateText('h')
    await engine.environment.pass(0)
    void box.updateText('blu')
    await engine.environment.pass(0)

    await calls[1]?.answer(aSuggestReply())
    await calls[0]?.answer(aSuggestReply({ completions: [], fieldSuggestionsFacets: [] }))

    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(box.state.suggestions).toHaveLength(2)
    expect(engine.state(SUGGESTED_FACETS).get()).toHaveLength(2)
  })

  it('goes on waiting when an outdated call fails', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createSearchBox(engine, { id: 'header' })
    void box.updateText('h')
    await engine.environment.pass(0)
    void box.updateText('blu')
    await engine.environment.pass(0)

    await calls[0]?.fail()

    expect(box.state).toMatchObject({ isLoadingSuggestions: true, error: null })
    await calls[1]?.answer(aSuggestReply())
    expect(box.state).toMatchObject({ isLoadingSuggestions: false, error: null })
  })

  it('does not let one box disturb another', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const [box, other] = [
      createSearchBox(engine, { id: 'a' }),
      createSearchBox(engine, { id: 'b' }),
    ]
    void box.updateText('blu')
    await engine.environment.pass(0)
    void other.updateText('hose')
    await engine.environment.pass(0)

    await calls[1]?.answer(aSuggestReply({ completions: [] }))
    await calls[0]?.answer(aSuggestReply())

    expect(box.state.suggestions).toHaveLength(2)
    expect(other.state.suggestions).toEqual([])
  })
})

// Deviation: cleared-suggestions-stay-cleared
describe('a shopper who is done with the suggestions', () => {
  it.each(['clear', 'submit'] as const)('does not see them again after %s', async (verb) => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createSearchBox(engine, { id: 'header' })
    void box.updateText('blu')
    await engine.environment.pass(0)

    void box[verb]()
    await calls[0]?.answer(aSuggestReply())

    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(box.state).toMatchObject({ suggestions: [], isLoadingSuggestions: false, error: null })
  })

  it('finds the box empty after clearing it', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply())
    const box = createSearchBox(engine, { id: 'header' })
    await box.updateText('blu')

    box.clear()

    expect(box.state).toMatchObject({ value: '', suggestions: [] })
    expect(engine.environment.requests).toHaveLength(1)
  })
})

describe('[8.18] suggestions that fail', () => {
  it.each([
    [
      'an error of the provider',
      Response.json({ statusCode: 500, type: 'x', message: 'y' }, { status: 500 }),
      500,
    ],
    [
      'a page of HTML',
      new Response('<html>Wartung</html>', { headers: { 'content-type': 'text/html' } }),
      'PARSING_ERROR',
    ],
    ['no list of completions', { responseId: 'r' }, 'PARSING_ERROR'],
    ['completions that are none', { responseId: 'r', completions: [null] }, 'PARSING_ERROR'],
    ['a list', [], 'PARSING_ERROR'],
    ['no network', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
  ])('leave an error and a usable box: %s', async (_, answer, status) => {
    const engine = aTestEngine()
    engine.environment.answer(answer, aSuggestReply())
    const box = createSearchBox(engine, { id: 'header' })

    await box.updateText('blu')
    const failed = box.state
    await box.updateText('blus')

    expect(failed).toMatchObject({
      isLoadingSuggestions: false,
      suggestions: [],
      error: { status },
    })
    expect(box.state).toMatchObject({ isLoadingSuggestions: false, error: null })
    expect(box.state.suggestions).toHaveLength(2)
  })
})

describe('[5.24] a search box', () => {
  it.each([
    [{ id: '' }, '- id: value is an empty string.'],
    [{ id: 7 }, '- id: value is not a string.'],
    [{ clearFilters: 'yes' }, '- clearFilters: value is not a boolean.'],
    [{ highlightOptions: 'bold' }, '- highlightOptions: value is not an object.'],
    [
      { highlightOptions: { exactMatchDelimiters: { open: '<b>' } } },
      '- highlightOptions.exactMatchDelimiters.close: value is required.',
    ],
  ])('is not made with %j', (options, line) => {
    const engine = aTestEngine()

    expect(() => createSearchBox(engine, options as object)).toThrow(
      `The following properties are invalid\n${line}`,
    )
    expect(engine.snapshot()).not.toHaveProperty('boxTexts')
  })

  it.each(['updateText', 'selectSuggestion'] as const)('takes only text: %s', (verb) => {
    const box = createSearchBox(aTestEngine(), { id: 'header' })

    expect(() => box[verb](undefined as unknown as string)).toThrow('- value: value is required.')
    expect(() => box[verb](7 as unknown as string)).toThrow('- value: value is not a string.')
    expect(box.state.value).toBe('')
  })
})

describe('a box without an id', () => {
  it('is one and the same box however often the page is drawn', () => {
    const engine = aTestEngine()

    const ids = [0, 1, 2].map(() => createSearchBox(engine).state.searchBoxId)

    expect(ids).toEqual(['search-box', 'search-box', 'search-box'])
    expect(Object.keys(engine.snapshot()['boxTexts'] as object)).toEqual(['search-box'])
  })
})

describe('suggestions the server did not wait for', () => {
  it('do not load in the browser, but go on loading where the page is drawn anew', async () => {
    const { engine: server } = anEngineWithHeldCalls()
    void createSearchBox(server, { id: 'header' }).updateText('blu')
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Record<string, unknown>
    const browser = aTestEngine({}, aTestEnvironment(), snapshot)

    const again = createSearchBox(server, { id: 'header' })
    const box = createSearchBox(browser, { id: 'header' })

    expect(again.state).toMatchObject({ value: 'blu', isLoadingSuggestions: true })
    expect(box.state).toMatchObject({ value: 'blu', isLoadingSuggestions: false })
  })
})
