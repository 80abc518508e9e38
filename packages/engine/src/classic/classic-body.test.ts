import { describe, expect, it } from 'vitest'
import { createGeneratedAnswer } from '../answer/create-generated-answer.ts'
import { aStream, CARE_ANSWER } from '../answer/test-streams.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { classicQuestions } from './classic-questions.ts'
import { aClassicReply, aClassicShop, CATEGORY, COLOR, PRICE, SINCE } from './test-classic.ts'

describe('[3.74] [3.69] [9.24] a classic search', () => {
  it('says everything the provider wants to know', async () => {
    const { environment, shop } = aClassicShop(aTestEngine(), {
      context: { club: 'gold' },
      fieldsToInclude: ['title'],
      excerptLength: 200,
      tabs: { news: '@kind==news' },
      staticFilters: {
        kind: [
          { caption: 'PDF', expression: '@pdf', state: 'selected' },
          { caption: 'Web', expression: '@web', state: 'selected' },
        ],
      },
      pipeline: 'fashion',
      correctionMode: 'next',
      folding: { collection: 'folder', parent: 'up', child: 'down', range: 3 },
    })
    environment.answerAll(aClassicReply())
    shop.setExpressions({ aq: '@a', cq: '@c', dq: '@d', lq: 'long' })
    await shop.selectTab('news')

    await shop.submit('bluse', { clearFilters: false })

    expect(environment.requests[1]).toMatchObject({
      url: 'https://saum.example/rest/search/v2?organizationId=saum',
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: {
        q: 'bluse',
        enableQuerySyntax: false,
        aq: '@a',
        cq: '@c AND @kind==news AND (@pdf OR @web)',
        dq: '@d',
        lq: 'long',
        numberOfResults: 10,
        firstResult: 0,
        sortCriteria: 'relevancy',
        pipeline: 'fashion',
        searchHub: 'default',
        context: { club: 'gold' },
        fieldsToInclude: ['title'],
        locale: 'en-US',
        timezone: 'Europe/Berlin',
        tab: 'news',
        referrer: null,
        excerptLength: 200,
        debug: false,
        facetOptions: { freezeFacetOrder: false },
        queryCorrection: { enabled: true, options: { automaticallyCorrect: 'whenNoResults' } },
        enableDidYouMean: false,
        filterField: 'folder',
        parentField: 'down',
        childField: 'up',
        filterFieldRange: 3,
        analytics: { actionCause: 'searchboxSubmit', originContext: 'Search' },
      },
    })
  })

  it('says nothing of a pipeline or of corrections where the shop wants none', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply())

    await shop.execute()

    const { body } = environment.requests[0] ?? {}
    expect(body).toMatchObject({ searchHub: 'default' })
    for (const key of ['pipeline', 'queryCorrection', 'enableDidYouMean']) {
      expect(body).not.toHaveProperty(key)
    }
  })

  it('[3.69] goes by the clock of the device unless told otherwise', async () => {
    const { environment, shop } = aClassicShop(aTestEngine({ classic: { locale: 'de-DE' } }))
    environment.answer(aClassicReply())

    await shop.execute()

    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(environment.requests[0]?.body).toMatchObject({ locale: 'de-DE', timezone: timeZone })
  })

  it('names those who may vouch for the visitor, and its own address', async () => {
    const classic = {
      locale: 'de-DE',
      timezone: 'UTC',
      authenticationProviders: ['one', 'two'],
      apiBaseUrl: 'https://search.example/v2',
    }
    const { environment, shop } = aClassicShop(aTestEngine({ classic }))
    environment.answer(aClassicReply())

    await shop.execute()

    expect(environment.requests[0]?.url).toBe(
      'https://search.example/v2?organizationId=saum&authentication=one%2Ctwo',
    )
  })

  it('does not let the provider record a visitor nobody knows', async () => {
    const navigator = () => ({ referrer: null, userAgent: null, location: null, clientId: '' })
    const { environment, shop } = aClassicShop(aTestEngine({}, aTestEnvironment({ navigator })))
    environment.answer(aClassicReply())

    await shop.execute()

    expect(environment.requests[0]?.body).toMatchObject({ analytics: { capture: false } })
  })

  it('asks for the facets of its tab only, in the words of the provider', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply())
    shop.registerFacet({ ...COLOR, sortCriteria: 'alphanumericDescending' })
    shop.registerFacet({ ...CATEGORY, tabs: { included: ['news'] } })
    shop.registerFacet({ ...PRICE, generateAutomaticRanges: true })
    shop.registerFacet(SINCE)

    await shop.execute()

    expect(environment.requests[0]?.body).toMatchObject({
      facets: [
        { facetId: 'color', sortCriteria: { type: 'alphanumeric', order: 'descending' } },
        { facetId: 'price', currentValues: [] },
        { facetId: 'since', currentValues: [{ end: expect.stringMatching(/^2026\/11\/1\d@/) }] },
      ],
    })
  })
})

describe('a question to the classic search', () => {
  it('[7.49] is answered within what the search is narrowed to', async () => {
    const settings = { pipeline: 'fashion', correctionMode: 'next' }
    const { engine, environment, shop } = aClassicShop(aTestEngine(), settings)
    shop.registerFacet(COLOR)
    environment.answerAll(({ url }) =>
      url.endsWith('/generate') ? aStream(CARE_ANSWER) : aClassicReply(),
    )
    const answer = createGeneratedAnswer(engine, {
      answerConfigurationId: 'care',
      source: classicQuestions(engine),
    })
    answer.follow()

    await shop.submit('wie wasche ich satin')
    await environment.pass(0)

    const asked = environment.requests.find(({ url }) => url.endsWith('/generate'))
    expect(asked?.body).toMatchObject({
      q: 'wie wasche ich satin',
      facets: [{ facetId: 'color' }],
      queryCorrection: { enabled: true },
      searchHub: 'default',
      pipeline: 'fashion',
      numberOfResults: 10,
      firstResult: 0,
      tab: 'default',
    })
    expect(answer.state.isAnswerGenerated).toBe(true)
  })

  it('is answered by the id of the reply from an older provider', async () => {
    const { engine, environment, shop } = aClassicShop()
    const extendedResults = { generativeQuestionAnsweringId: 'stream-1' }
    environment.answer(aClassicReply({ extendedResults }), aStream(CARE_ANSWER))
    const answer = createGeneratedAnswer(engine, { source: classicQuestions(engine, true) })
    answer.follow()

    await shop.submit('wie wasche ich satin')
    await environment.pass(0)

    expect(environment.requests[0]?.body).toMatchObject({
      pipelineRuleParameters: {
        mlGenerativeQuestionAnswering: {
          responseFormat: { contentFormat: ['text/markdown', 'text/plain'] },
        },
      },
    })
    expect(environment.requests[1]?.url).toContain('/machinelearning/streaming/stream-1')
    environment.answer(aClassicReply())
    await shop.nextPage()

    expect(environment.requests).toHaveLength(3)
    expect(answer.state.isAnswerGenerated).toBe(true)
  })
})
