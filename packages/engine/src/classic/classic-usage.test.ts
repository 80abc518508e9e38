import { describe, expect, it } from 'vitest'
import { anAnalyticsEngine } from '../analytics/test-analytics.ts'
import { aTestEnvironment } from '../test-environment.ts'
import {
  aClassicReply,
  aLegacyEngine,
  aLegacyShop,
  A_RESULT,
  COLOR,
  eventsIn,
} from './test-classic.ts'

describe('[4.59] in legacy mode a search', () => {
  it('is told of with what was asked, found and needed', async () => {
    const pipeline = { pipeline: 'fashion', splitTestRun: 'new-ranking' }
    const reply = aClassicReply({ results: [A_RESULT], ...pipeline })
    const { engine, environment, shop } = aLegacyShop([reply], aLegacyEngine(), {
      searchHub: 'magazine',
      context: { club: 'gold' },
    })

    await shop.submit('mantel')
    await environment.pass(0)

    const [request] = environment.requests.slice(1)
    expect(request?.url).toContain('https://saum.analytics.org.coveo.com/rest/v15/analytics/search')
    expect(eventsIn(engine)).toEqual([
      {
        type: 'search',
        language: 'en',
        userAgent: 'Mozilla/5.0',
        clientId: expect.stringMatching(/^[\da-f-]{36}$/),
        originContext: 'Search',
        originLevel1: 'magazine',
        originLevel2: 'default',
        originLevel3: 'default',
        splitTestRunName: 'new-ranking',
        splitTestRunVersion: 'fashion',
        customData: { context_club: 'gold' },
        facetState: [],
        anonymous: false,
        queryText: 'mantel',
        responseTime: 0,
        results: [{ documentUri: 'https://saum.example/d', documentUriHash: 'hash-d' }],
        numberOfResults: 42,
        queryPipeline: 'fashion',
        actionCause: 'searchboxSubmit',
        searchQueryUid: 'uid-1',
      },
    ])
  })

  it('names the pipeline it was asked to go through, and the one a test has sent it through', async () => {
    const reply = aClassicReply({ pipeline: 'fashion-b', splitTestRun: 'new-ranking' })
    const settings = { pipeline: 'fashion' }
    const { engine, environment, shop } = aLegacyShop([reply], aLegacyEngine(), settings)

    await shop.execute()
    await environment.pass(0)

    expect(eventsIn(engine)).toMatchObject([
      { queryPipeline: 'fashion', splitTestRunVersion: 'fashion-b' },
    ])
  })

  it('says how long the visitor waited', async () => {
    const { engine, environment, shop } = aLegacyShop([])
    const { fetch } = environment
    environment.fetch = async (url, init) => {
      if (!url.includes('/analytics/')) {
        await new Promise<void>((done) => void environment.setTimer(done, 250))
      }
      return fetch(url, init)
    }

    void shop.execute('interfaceLoad')
    await environment.pass(300)

    expect(eventsIn(engine)).toMatchObject([{ responseTime: 250, actionCause: 'interfaceLoad' }])
  })

  it('says which values of facets are on, and which was chosen', async () => {
    const { engine, environment, shop } = aLegacyShop([
      aClassicReply({
        facets: [
          { facetId: 'color', field: 'color', values: [{ value: 'rot', state: 'selected' }] },
        ],
      }),
    ])
    shop.registerFacet(COLOR)

    await shop.toggleSelect('color', { value: 'rot' })
    await environment.pass(0)

    expect(eventsIn(engine)).toMatchObject([
      {
        actionCause: 'facetSelect',
        customData: {
          facetId: 'color',
          facetField: 'color',
          facetTitle: 'color_color',
          facetValue: 'rot',
        },
        facetState: [{ id: 'color', value: 'rot', state: 'selected', facetType: 'specific' }],
      },
    ])
  })

  it('is of the tab the visitor is on, and says why it was made', async () => {
    const { engine, environment, shop } = aLegacyShop([], aLegacyEngine(), { tabs: { news: '@n' } })

    await shop.selectTab('news')
    await shop.sortBy('date descending')
    await environment.pass(0)

    expect(eventsIn(engine)).toMatchObject([
      {
        originLevel2: 'news',
        actionCause: 'interfaceChange',
        customData: { interfaceChangeTo: 'news' },
      },
      { actionCause: 'resultsSort', customData: { resultsSortBy: 'date descending' } },
    ])
  })

  it('is told of twice where an older provider has it corrected', async () => {
    const offer = { results: [], queryCorrections: [{ correctedQuery: 'bluse' }], searchUid: 'one' }
    const replies = [aClassicReply(offer), aClassicReply({ searchUid: 'two' })]
    const settings = { correctionMode: 'legacy' }
    const { engine, environment, shop } = aLegacyShop(replies, aLegacyEngine(), settings)

    await shop.submit('blsue')
    await environment.pass(0)

    expect(eventsIn(engine)).toMatchObject([
      { queryText: 'blsue', actionCause: 'searchboxSubmit', searchQueryUid: 'one', results: [] },
      { queryText: 'bluse', actionCause: 'didyoumeanAutomatic', searchQueryUid: 'two' },
    ])
  })

  it('is followed by what the rules of the provider did', async () => {
    const triggers = [
      { type: 'notify', content: 'Hallo' },
      { type: 'redirect', content: '/de/s/sale/' },
      { type: 'execute', content: { name: 'open', params: [1] } },
    ]
    const replaced = aClassicReply({ triggers: [{ type: 'query', content: 'hosen' }] })
    const replies = [replaced, aClassicReply({ triggers, searchUid: 'two' })]
    const { engine, environment, shop } = aLegacyShop(replies)

    await shop.submit('jeans')
    await shop.nextPage()
    await shop.undoQueryTrigger()
    await environment.pass(0)

    const eventType = 'queryPipelineTriggers'
    expect(eventsIn(engine)).toMatchObject([
      { type: 'search', queryText: 'jeans', searchQueryUid: 'uid-1' },
      {
        type: 'custom',
        eventType,
        eventValue: 'query',
        lastSearchQueryUid: 'two',
        customData: { query: 'hosen' },
      },
      { eventType, eventValue: 'redirect', customData: { redirectedTo: '/de/s/sale/' } },
      { eventType, eventValue: 'notify', customData: { notifications: ['Hallo'] } },
      { eventType, eventValue: 'execute', customData: { executions: [{ functionName: 'open' }] } },
      { eventType: 'getMoreResults', eventValue: 'pagerNumber' },
      { type: 'search', actionCause: 'undoQuery', customData: { undoneQuery: 'hosen' } },
    ])
    expect(eventsIn(engine)).toHaveLength(7)
  })
})

describe('[4.59] in legacy mode other things a visitor does', () => {
  it('are told of by their own events: pages, more results and unfolded facets', async () => {
    const { engine, environment, shop } = aLegacyShop([])
    shop.registerFacet(COLOR)
    await shop.execute()

    await shop.selectPage(3)
    await shop.fetchMore()
    await shop.showMoreValues('color')
    await shop.showLessValues('color')
    await environment.pass(0)

    const customData = { facetId: 'color', facetField: 'color', facetTitle: 'color_color' }
    expect(eventsIn(engine).slice(1)).toMatchObject([
      { eventType: 'getMoreResults', eventValue: 'pagerNumber', customData: { pagerNumber: 3 } },
      {
        eventType: 'getMoreResults',
        eventValue: 'pagerScrolling',
        customData: { type: 'getMoreResults' },
      },
      { eventType: 'facet', eventValue: 'showMoreFacetResults', customData },
      { eventType: 'facet', eventValue: 'showLessFacetResults', customData },
    ])
  })
})

describe('[8.33] in legacy mode a refused search', () => {
  it('is told of with what was asked and why it was refused', async () => {
    const { engine, environment, shop } = aLegacyShop([{ exception: { code: 'InvalidQuery' } }])
    shop.setExpressions({ aq: '@a', cq: '@c', dq: '@d' })

    await shop.submit('(')
    await environment.pass(0)

    expect(eventsIn(engine)).toMatchObject([
      {
        type: 'custom',
        eventType: 'errors',
        eventValue: 'query',
        customData: {
          query: '(',
          aq: '@a',
          cq: '@c',
          dq: '@d',
          errorType: 'InvalidQuery',
          errorMessage: 'InvalidQuery',
        },
      },
    ])
    expect(shop.state.error).toMatchObject({ type: 'InvalidQuery' })
  })

  it('is told of where it was for the values of a facet', async () => {
    const { engine, environment, shop } = aLegacyShop([{ exception: { code: 'Broken' } }])
    shop.registerFacet(COLOR)

    await shop.showMoreValues('color')
    await environment.pass(0)

    expect(eventsIn(engine)[1]).toMatchObject({ customData: { errorType: 'Broken' } })
  })

  it.each([
    ['refuses', () => new Response('{}', { status: 500 })],
    [
      'cannot be reached for',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('spoils nothing where the provider %s the event as well', async (_name, answer) => {
    const { engine, environment, shop } = aLegacyShop([])
    environment.answerAll(({ url }) => (url.includes('/analytics/') ? answer() : aClassicReply()))

    await shop.submit('bluse')
    await environment.pass(0)

    expect(shop.state).toMatchObject({ queryExecuted: 'bluse', error: null, isLoading: false })
    expect(eventsIn(engine)).toHaveLength(1)
    expect(environment.logs.length).toBeGreaterThan(0)
  })
})

describe('[4.59] nothing is told', () => {
  const PRIVATE = { doNotTrack: '1', globalPrivacyControl: undefined }

  it.each([
    ['in next mode', () => anAnalyticsEngine({ mode: 'next' })],
    ['without analytics', () => anAnalyticsEngine({ mode: 'legacy', enabled: false })],
    [
      'of a visitor who wants to stay unknown',
      () => aLegacyEngine(aTestEnvironment({ privacy: PRIVATE })),
    ],
  ])('%s', async (_name, anEngine) => {
    const { engine, environment, shop } = aLegacyShop([], anEngine())
    await shop.submit('bluse')
    const [first] = shop.state.results

    if (first !== undefined) shop.openResult(first)
    await shop.nextPage()
    environment.leave()
    await environment.pass(0)

    expect(eventsIn(engine)).toEqual([])
    expect(environment.requests).toHaveLength(2)
    expect(environment.logs).toEqual([])
  })
})
