import { describe, expect, it } from 'vitest'
import { anAnalyticsEngine } from '../analytics/test-analytics.ts'
import { clickBody, customBody, queryErrorBody, searchBody, viewBody } from './event-bodies.ts'
import { languageOf } from './language-of.ts'
import { omniboxMetadata } from './omnibox-text.ts'

const CONFIGURATION = anAnalyticsEngine({
  originLevel2: 'products',
  anonymous: true,
}).configuration.get()
const FACTS = { searchUid: 'uid' }

describe('[3.72] [3.73] [7.52] what legacy mode tells', () => {
  it('of a search: who, where, what was asked and what was found', () => {
    const body = searchBody(
      CONFIGURATION,
      {
        searchUid: 'uid',
        searchHub: 'hub',
        pipeline: 'p1',
        splitTest: { name: 'test', version: 'p2' },
        context: { group: 'vip' },
      },
      {
        actionCause: 'searchboxSubmit',
        reply: {
          query: 'bluse',
          durationMs: 9,
          totalCount: 1,
          results: [{ uri: 'https://saum.example/p/1', uriHash: 'hash' }],
        },
        metadata: { partialQuery: 'blu' },
      },
    )

    expect(body).toEqual({
      originContext: 'Search',
      originLevel1: 'hub',
      originLevel2: 'products',
      originLevel3: 'default',
      splitTestRunName: 'test',
      splitTestRunVersion: 'p2',
      customData: { context_group: 'vip', partialQuery: 'blu' },
      language: 'en',
      facetState: [],
      anonymous: true,
      queryText: 'bluse',
      responseTime: 9,
      results: [{ documentUri: 'https://saum.example/p/1', documentUriHash: 'hash' }],
      numberOfResults: 1,
      queryPipeline: 'p1',
      actionCause: 'searchboxSubmit',
      searchQueryUid: 'uid',
    })
  })

  it('[9.24] of a search without hub and pipeline: that they are the default ones', () => {
    const reply = { query: '', durationMs: 0, totalCount: 0, results: [] }

    const body = searchBody(CONFIGURATION, FACTS, { actionCause: 'interfaceLoad', reply })

    expect(body).toMatchObject({ originLevel1: 'default', queryPipeline: 'default' })
  })

  it('of a click: what was opened, and by which field it can be found again', () => {
    const body = clickBody(CONFIGURATION, FACTS, {
      actionCause: 'documentOpen',
      document: { documentPosition: 13, sourceName: 'catalog', documentTitle: 'Satinbluse' },
      contentId: { contentIDKey: 'permanentid', contentIDValue: '2148831' },
    })

    expect(body).toMatchObject({
      collectionName: 'default',
      documentPosition: 13,
      sourceName: 'catalog',
      documentTitle: 'Satinbluse',
      customData: { contentIDKey: 'permanentid', contentIDValue: '2148831' },
      queryPipeline: 'default',
      actionCause: 'documentOpen',
      searchQueryUid: 'uid',
    })
  })

  it('of anything else: its kind, its name and the search before it', () => {
    const body = customBody(CONFIGURATION, FACTS, {
      eventType: 'getMoreResults',
      eventValue: 'pagerNext',
      metadata: { pagerNumber: 2 },
    })

    expect(body).toMatchObject({
      eventType: 'getMoreResults',
      eventValue: 'pagerNext',
      customData: { pagerNumber: 2 },
      lastSearchQueryUid: 'uid',
    })
  })

  it('of a page: what it was about', () => {
    const view = { contentIdKey: 'permanentid', contentIdValue: '2148831', contentType: 'product' }

    expect(viewBody(CONFIGURATION, view)).toMatchObject({
      ...view,
      originContext: 'Search',
      originLevel3: 'default',
      language: 'en',
    })
  })

  it('[8.33] of a search that failed: what was asked and why it failed', () => {
    const body = queryErrorBody(CONFIGURATION, FACTS, {
      query: 'bluse',
      aq: '@color==red',
      error: { type: 'InvalidQuery', message: 'no such field' },
    })

    expect(body).toMatchObject({
      eventType: 'errors',
      eventValue: 'query',
      customData: {
        query: 'bluse',
        aq: '@color==red',
        cq: '',
        dq: '',
        errorType: 'InvalidQuery',
        errorMessage: 'no such field',
      },
    })
  })

  it('[9.23] of the search box: the newest of what was typed and offered', () => {
    const omnibox = {
      suggestionRanking: 1,
      partialQuery: 'blu',
      partialQueries: ['b', 'b', 'bl;', 'blu'],
      suggestions: ['bluse', 'blumenkleid'],
      querySuggestResponseId: 'id',
    }

    expect(omniboxMetadata(omnibox)).toEqual({
      ...omnibox,
      partialQueries: 'b;bl;blu',
      suggestions: 'bluse;blumenkleid',
    })
  })
})

describe('[9.24] the language of an event', () => {
  it.each([
    ['de-CH', 'de'],
    ['fr', 'fr'],
    ['', 'en'],
    ['deu-DE', 'en'],
    ['-DE', 'en'],
  ])('for the locale "%s" is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })
})
