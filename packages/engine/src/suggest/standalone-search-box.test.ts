import { describe, expect, it } from 'vitest'
import { commonBody } from '../calls/common-body.ts'
import { SEARCH } from '../search/search-slice.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createStandaloneSearchBox } from './standalone-search-box.ts'
import { anEngineWithHeldCalls } from './test-held-network.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

const HEADER = { id: 'header', redirectionUrl: '/suche' }

function aRedirect(...addresses: readonly string[]) {
  return aPageReply({ triggers: addresses.map((content) => ({ type: 'redirect', content })) })
}

describe('[7.37] submitting a box on a page without results', () => {
  it('asks where to go, unseen by the statistics and without facets', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)
    await box.updateText('agb')

    await box.submit()

    const common = commonBody(engine)
    expect(engine.environment.requests[1]).toMatchObject({
      url: 'https://saum.example/commerce/search',
      method: 'POST',
    })
    expect(engine.environment.requests[1]?.body).toEqual({
      ...common,
      context: { ...common.context, capture: false },
      page: 0,
      perPage: 1,
      query: 'agb',
    })
  })
})

describe('[4.51] where a query leads', () => {
  it('is the first address the provider names', async () => {
    const engine = aTestEngine()
    engine.environment.answer(
      aPageReply({
        triggers: [
          { type: 'notify', content: 'Hallo' },
          { type: 'redirect', content: '/agb' },
          { type: 'redirect', content: '/impressum' },
        ],
      }),
    )
    const box = createStandaloneSearchBox(engine, HEADER)

    const submitted = box.submit()
    const meanwhile = box.state
    await submitted

    expect(meanwhile).toMatchObject({ isLoading: true, redirectTo: '' })
    expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/agb' })
  })

  it('is the search page otherwise', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)
    box.updateRedirectUrl('/search')

    await box.submit()

    expect(box.state.redirectTo).toBe('/search')
  })

  it('is decided by the query submitted last', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createStandaloneSearchBox(engine, HEADER)
    void box.submit()
    await engine.environment.pass(0)
    void box.submit()
    await engine.environment.pass(0)

    await calls[1]?.answer(aRedirect('/zweite'))
    await calls[0]?.answer(aRedirect('/erste'))

    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/zweite' })
  })

  it('is forgotten once the visitor has arrived', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createStandaloneSearchBox(engine, HEADER)
    void box.submit()
    await engine.environment.pass(0)
    await calls[0]?.answer(aRedirect('/agb'))
    void box.submit()
    await engine.environment.pass(0)

    box.afterRedirection()
    await calls[1]?.answer(aRedirect('/impressum'))

    expect(calls[1]?.signal?.aborted).toBe(true)
    expect(box.state).toMatchObject({
      isLoading: false,
      redirectTo: '',
      analytics: { cause: '', metadata: null },
    })
  })
})

// Deviation: failed-plan-goes-to-default
describe('a shopper who submits while the provider is away', () => {
  it.each([
    ['an error', Response.json({ message: 'broken' }, { status: 500 })],
    ['a page of HTML', new Response('<html>Wartung</html>')],
    ['no triggers that are any', { ...aPageReply(), triggers: 'agb' }],
    ['no network', new TypeError('Failed to fetch')],
  ])('still gets to the search page: %s', async (_, answer) => {
    const engine = aTestEngine()
    engine.environment.answer(answer)
    const box = createStandaloneSearchBox(engine, HEADER)

    await box.submit()

    expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/suche' })
  })
})

// Deviation: standalone-box-leaves-search-alone
describe('a shopper on the way to the search page', () => {
  it('does not change a search that is shown already', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)
    await box.updateText('agb')
    const before = engine.state(SEARCH).get()

    await box.submit()

    expect(engine.state(SEARCH).get()).toBe(before)
  })
})

// Deviation: standalone-box-shows-its-loading
describe('a shopper who has submitted the box', () => {
  it('sees that something is under way until the box knows where to go', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const box = createStandaloneSearchBox(engine, HEADER)

    void box.submit()
    await engine.environment.pass(0)
    const meanwhile = box.state
    await calls[0]?.answer(aPageReply())

    expect(meanwhile.isLoading).toBe(true)
    expect(box.state.isLoading).toBe(false)
  })
})

// Deviation: standalone-submit-clears-suggestions
describe('a shopper who leaves through the box', () => {
  it('is not held up by suggestions', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)
    await box.updateText('blu')

    const submitted = box.submit()

    expect(box.state.suggestions).toEqual([])
    await submitted
  })

  it('[4.51] has submitted what stands in the box', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)

    await box.submit()

    expect(box.state.analytics).toEqual({ cause: 'searchFromLink', metadata: null })
  })

  it('[4.51] or has chosen a suggestion', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aSuggestReply(), aPageReply())
    const box = createStandaloneSearchBox(engine, HEADER)
    await box.updateText('blu')

    await box.selectSuggestion('blau')

    expect(engine.environment.requests[1]?.body).toMatchObject({ query: 'blau', perPage: 1 })
    expect(box.state).toMatchObject({
      value: 'blau',
      redirectTo: '/suche',
      analytics: {
        cause: 'omniboxFromLink',
        metadata: { suggestionRanking: 1, partialQueries: ['blu'] },
      },
    })
  })
})

describe('[4.50] a box that is built again', () => {
  it('is the one that was there', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aRedirect('/agb'))
    await createStandaloneSearchBox(engine, HEADER).submit()

    const again = createStandaloneSearchBox(engine, { ...HEADER, redirectionUrl: '/search' })
    expect(again.state.redirectTo).toBe('/agb')

    const anew = createStandaloneSearchBox(engine, { ...HEADER, overwrite: true })
    expect(anew.state.redirectTo).toBe('')
    expect(createStandaloneSearchBox(engine, { redirectionUrl: '/suche' }).state.redirectTo).toBe(
      '',
    )
  })

  it('travels from the server to the browser', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aRedirect('/agb'))
    const box = createStandaloneSearchBox(engine, HEADER)
    await box.submit()

    const snapshot = JSON.parse(JSON.stringify(engine.snapshot())) as Record<string, unknown>
    const browser = aTestEngine({}, aTestEnvironment(), snapshot)

    expect(createStandaloneSearchBox(browser, HEADER).state).toEqual(box.state)
  })
})

describe('[5.15] [5.23] a standalone box', () => {
  it.each([
    [{ id: '', redirectionUrl: '/suche' }, '- id: value is an empty string.'],
    [{ id: 'header' }, '- redirectionUrl: value is required.'],
    [{ redirectionUrl: '' }, '- redirectionUrl: value is an empty string.'],
    [{ redirectionUrl: 7 }, '- redirectionUrl: value is not a string.'],
    [{ redirectionUrl: '/suche', overwrite: 1 }, '- overwrite: value is not a boolean.'],
    [
      { id: '', overwrite: 1 },
      '- id: value is an empty string.\n- redirectionUrl: value is required.\n- overwrite: value is not a boolean.',
    ],
  ])('is not made with %j', (options, lines) => {
    expect(() => createStandaloneSearchBox(aTestEngine(), options as typeof HEADER)).toThrow(
      `The following properties are invalid\n${lines}`,
    )
  })

  it('must lead somewhere', () => {
    const box = createStandaloneSearchBox(aTestEngine(), HEADER)

    expect(() => box.updateRedirectUrl('')).toThrow('- redirectionUrl: value is an empty string.')
  })
})

describe('an address the server did not wait for', () => {
  it('is not waited for in the browser, where the visitor can search again', async () => {
    const { engine: server } = anEngineWithHeldCalls()
    void createStandaloneSearchBox(server, HEADER).submit()
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Record<string, unknown>
    const engine = aTestEngine({}, undefined, snapshot)
    engine.environment.answer(aPageReply())

    const box = createStandaloneSearchBox(engine, HEADER)
    const before = box.state
    await box.submit()

    expect(before).toMatchObject({ isLoading: false, redirectTo: '' })
    expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/suche' })
  })
})

describe('a box without an id that leads to the results', () => {
  it('is one and the same box however often the page is drawn', () => {
    const engine = aTestEngine()

    for (const redirectionUrl of ['/suche', '/suche', '/suche']) {
      createStandaloneSearchBox(engine, { redirectionUrl })
    }

    expect(Object.keys(engine.snapshot()['standaloneBoxes'] as object)).toEqual(['search-box'])
  })
})
