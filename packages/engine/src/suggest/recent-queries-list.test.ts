import { describe, expect, it } from 'vitest'
import type { SearchBody } from '../search/search-body.ts'
import { SEARCH } from '../search/search-slice.ts'
import { submitQuery } from '../search/submit-query.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createRecentQueries } from './recent-queries-list.ts'

describe('[3.57] the list of recent queries', () => {
  it('starts with those of an earlier visit', () => {
    const recent = createRecentQueries(aTestEngine(), { queries: [' Bluse', 'HOSE', 'bluse'] })

    expect(recent.state).toEqual({
      queries: ['bluse', 'hose'],
      maxLength: 10,
      analyticsEnabled: true,
    })
  })

  it('goes on where it was when the page is drawn anew', () => {
    const engine = aTestEngine()
    createRecentQueries(engine, { queries: ['bluse', 'hose', 'rock'] })

    expect(createRecentQueries(engine).state.queries).toEqual(['bluse', 'hose', 'rock'])
    expect(createRecentQueries(engine, { maxLength: 2 }).state.queries).toEqual(['bluse', 'hose'])
  })

  it('says when a visitor is not followed, and queries had better not be kept', () => {
    const engine = aTestEngine()
    const recent = createRecentQueries(engine)

    engine.configuration.update((configuration) => ({
      ...configuration,
      analytics: { ...configuration.analytics, enabled: false },
    }))

    expect(recent.state.analyticsEnabled).toBe(false)
  })

  it('can be replaced and emptied', () => {
    const recent = createRecentQueries(aTestEngine(), { queries: ['bluse'], maxLength: 2 })

    recent.updateRecentQueries(['Rock', 'Hose', 'Hut'])
    const replaced = recent.state
    recent.clear()
    const emptied = recent.state
    recent.clear()

    expect(replaced).toMatchObject({ queries: ['rock', 'hose'], maxLength: 2 })
    expect(emptied).toMatchObject({ queries: [], maxLength: 2 })
    expect(recent.state).toBe(emptied)
  })

  it('travels from the server to the browser', () => {
    const engine = aTestEngine()
    const recent = createRecentQueries(engine, { queries: ['bluse'], maxLength: 3 })

    const snapshot = JSON.parse(JSON.stringify(engine.snapshot())) as Record<string, unknown>
    const browser = aTestEngine({}, aTestEnvironment(), snapshot)

    expect(createRecentQueries(browser).state).toEqual(recent.state)
  })
})

describe('[4.48] a search', () => {
  it('puts its query in front when it found something', async () => {
    const engine = aTestEngine()
    const nothing = aPageReply({ products: [] })
    engine.environment.answer(aPageReply(), nothing, aPageReply(), aPageReply())
    const recent = createRecentQueries(engine, { queries: ['rock', 'hose'] })

    for (const query of ['Bluse', 'xyz', '', 'Hose']) await submitQuery(engine, query)

    expect(recent.state.queries).toEqual(['hose', 'bluse', 'rock'])
  })

  it('can be made again from the list', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const recent = createRecentQueries(engine, { queries: ['rock', 'hose'] })

    await recent.executeRecentQuery(1)

    expect(engine.environment.requests[0]?.body).toMatchObject({ page: 0, query: 'hose' })
    expect(recent.state.queries).toEqual(['hose', 'rock'])
  })
})

describe('[4.48] the filters of the search before', () => {
  it.each([
    [undefined, []],
    [false, ['ec_color']],
  ])('with clearFilters %j are %j', async (clearFilters, filters) => {
    const engine = aTestEngine()
    engine.environment.answerAll(() => Response.json(aPageReply()))
    const options = clearFilters === undefined ? {} : { clearFilters }
    const recent = createRecentQueries(engine, { queries: ['rock'], ...options })
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

    await recent.executeRecentQuery(0)

    const { facets } = engine.environment.requests[0]!.body as SearchBody
    expect(facets.map(({ facetId }) => facetId)).toEqual(filters)
  })
})

// Deviation: recent-queries-keep-served-search
describe('a shopper who comes to a page of results', () => {
  it('finds its query before those of earlier visits', async () => {
    const server = aTestEngine()
    server.environment.answer(aPageReply())
    await submitQuery(server, 'Bluse')
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Record<string, unknown>
    const browser = aTestEngine({}, aTestEnvironment(), snapshot)

    const recent = createRecentQueries(browser, { queries: ['rock', 'bluse'], maxLength: 5 })

    expect(recent.state).toMatchObject({ queries: ['bluse', 'rock'], maxLength: 5 })
  })
})

// Deviation: recent-query-index-in-range
describe('a shopper cannot search for a line that is not there', () => {
  it.each([
    [2, '- index: maximum value of 1 not respected.'],
    [-1, '- index: minimum value of 0 not respected.'],
    [0.5, '- index: value is not an integer.'],
    ['0', '- index: value is not a number.'],
    [undefined, '- index: value is required.'],
  ])('such as %j', (index, line) => {
    const engine = aTestEngine()
    const recent = createRecentQueries(engine, { queries: ['rock', 'hose'] })

    expect(() => recent.executeRecentQuery(index as number)).toThrow(
      `The following properties are invalid\n${line}`,
    )
    expect(engine.environment.requests).toEqual([])
  })
})

describe('[5.21] recent queries', () => {
  it.each([
    [{ queries: [''] }, '- queries.0: value is an empty string.'],
    [{ queries: ['rock', 7] }, '- queries.1: value is not a string.'],
    [{ queries: 'rock' }, '- queries: value is not an array.'],
    [{ maxLength: 0 }, '- maxLength: minimum value of 1 not respected.'],
    [{ maxLength: '10' }, '- maxLength: value is not a number.'],
    [{ maxLength: 1.5 }, '- maxLength: value is not an integer.'],
    [{ clearFilters: 'no' }, '- clearFilters: value is not a boolean.'],
  ])('are not listed with %j', (options, line) => {
    expect(() => createRecentQueries(aTestEngine(), options as object)).toThrow(
      `The following properties are invalid\n${line}`,
    )
  })

  it.each([
    [[], '- queries: minimum length of 1 not respected.'],
    [[''], '- queries.0: value is an empty string.'],
    [undefined, '- queries: value is required.'],
  ])('are not replaced by %j', (queries, line) => {
    const recent = createRecentQueries(aTestEngine(), { queries: ['rock'] })

    expect(() => recent.updateRecentQueries(queries as string[])).toThrow(line)
    expect(recent.state.queries).toEqual(['rock'])
  })
})
