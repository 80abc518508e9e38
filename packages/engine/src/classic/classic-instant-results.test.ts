import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { createClassicInstantResults, INSTANT_RESULTS } from './classic-instant-results.ts'
import { aClassicReply, aResult } from './test-classic.ts'

function aBox(id = 'box', engine = aTestEngine()) {
  const box = createClassicInstantResults(engine, { id, maxResultsPerQuery: 3 })
  return { environment: engine.environment, engine, box }
}

describe('[5.29] [7.45] results while typing', () => {
  it('are few, and asked for once', async () => {
    const { environment, box } = aBox()
    environment.answer(aClassicReply())

    await box.updateQuery('blu')
    await box.updateQuery('blu')

    expect(environment.requests).toHaveLength(1)
    expect(environment.requests[0]?.body).toMatchObject({
      q: 'blu',
      numberOfResults: 3,
      firstResult: 0,
    })
    expect(box.state).toMatchObject({ query: 'blu', isLoading: false, totalCountFiltered: 42 })
  })

  it('are called off by the next letter', async () => {
    const { environment, box } = aBox()
    environment.answerAll(({ body }) => {
      const { q } = body as { q: string }
      return aClassicReply({ results: [aResult(q)] })
    })

    await Promise.all([box.updateQuery('bl'), box.updateQuery('blu')])
    expect(box.state).toMatchObject({ results: [{ uniqueId: 'blu' }], isLoading: false })
    await box.updateQuery('bl')

    expect(box.state).toMatchObject({ results: [{ uniqueId: 'bl' }], isLoading: false })
  })

  it('do not load for ever where the visitor goes on in another box', async () => {
    const { engine, environment, box } = aBox()
    const { box: other } = aBox('other', engine)
    environment.answerAll(aClassicReply())

    await Promise.all([box.updateQuery('blu'), other.updateQuery('rock')])

    expect(box.state).toMatchObject({ isLoading: false, results: [] })
    expect(other.state.results).toHaveLength(3)
  })

  it('are asked for again where they failed', async () => {
    const { environment, box } = aBox()
    environment.answer(new Error('offline'), aClassicReply())

    await box.updateQuery('blu')
    expect(box.state).toMatchObject({ isLoading: false, error: { status: 'FETCH_ERROR' } })
    await box.updateQuery('blu')

    expect(box.state).toMatchObject({ error: null, results: [{}, {}, {}] })
  })

  it('of one box are none of another, and are gone when it is cleared', async () => {
    const { engine, environment, box } = aBox()
    const { box: other } = aBox('other', engine)
    environment.answer(aClassicReply())

    await box.updateQuery('constructor')
    expect(box.state.results).toHaveLength(3)
    expect(other.state.results).toHaveLength(0)
    box.clear()

    expect(box.state).toMatchObject({ query: '', results: [] })
  })

  it('need a box, a query and room for one result', () => {
    const engine = aTestEngine()
    const { box } = aBox()

    expect(() => createClassicInstantResults(engine, { id: '', maxResultsPerQuery: 1 })).toThrow(
      '- id: value is an empty string.',
    )
    expect(() => createClassicInstantResults(engine, { id: 'a', maxResultsPerQuery: 0 })).toThrow(
      '- maxResultsPerQuery: minimum value of 1 not respected.',
    )
    expect(() => box.updateQuery('')).toThrow('- query: value is an empty string.')
  })
})

describe('[3.56] the cache of results while typing', () => {
  function aTimedBox(cacheTimeout = 60_000) {
    const environment = aTestEnvironment()
    const slow = aTestEnvironment({
      async fetch(url, init) {
        await new Promise<void>((resolve) => void slow.setTimer(resolve, 120))
        return environment.fetch(url, init)
      },
    })
    environment.answerAll(({ body }) => {
      const { q } = body as { q: string }
      return aClassicReply({ results: [aResult(q)] })
    })
    const engine = aTestEngine({}, slow)
    const box = createClassicInstantResults(engine, {
      id: 'box',
      maxResultsPerQuery: 3,
      cacheTimeout,
    })
    return {
      box,
      environment: slow,
      entryOf: (query: string) => engine.state(INSTANT_RESULTS).get()['box']?.cache[query],
      queries: () => environment.requests.map(({ body }) => (body as { q: string }).q),
      async type(query: string) {
        const updated = box.updateQuery(query)
        await slow.pass(120)
        await updated
      },
    }
  }

  it('keeps each query with what it found, until when, and how long it took', async () => {
    const { type, entryOf, queries, box, environment } = aTimedBox()
    await type('bl')
    const firstAt = environment.now()
    await type('blu')

    await type('bl')

    expect(queries()).toEqual(['bl', 'blu'])
    expect(box.state).toMatchObject({ query: 'bl', results: [{ uniqueId: 'bl' }] })
    expect(entryOf('bl')).toMatchObject({
      duration: 120,
      expiresAt: firstAt + 60_000,
      isActive: false,
    })
    expect(entryOf('blu')).toMatchObject({ duration: 120, isActive: true })
  })

  it('[4.45] asks again once a query has expired', async () => {
    const { type, queries, environment } = aTimedBox(1000)
    await type('bl')
    await environment.pass(999)
    await type('bl')
    expect(queries()).toEqual(['bl'])

    await environment.pass(1)
    await type('bl')

    expect(queries()).toEqual(['bl', 'bl'])
  })

  it('lets go of what has expired, and never of what does not', async () => {
    const brief = aTimedBox(1000)
    await brief.type('bl')
    await brief.environment.pass(1000)
    brief.box.clearExpired()
    expect(brief.entryOf('bl')).toBeUndefined()

    const lasting = aTimedBox(0)
    await lasting.type('bl')
    await lasting.environment.pass(1_000_000)
    lasting.box.clearExpired()
    expect(lasting.entryOf('bl')).toMatchObject({ expiresAt: 0, results: [{}] })
  })

  it('keeps the latest queries only', async () => {
    const { type, entryOf } = aTimedBox()

    for (let count = 0; count < 26; count++) await type(`text ${count}`)

    expect(entryOf('text 0')).toBeUndefined()
    expect(entryOf('text 1')).toBeDefined()
  })
})

describe('results the server did not wait for', () => {
  it('do not load in the browser until they are asked for, and then come', async () => {
    const server = aBox()
    server.environment.answer(aClassicReply())
    void server.box.updateQuery('blu')
    const snapshot = JSON.parse(JSON.stringify(server.engine.snapshot())) as object

    const { environment, box } = aBox('box', aTestEngine({}, undefined, { ...snapshot }))
    const before = box.state
    environment.answer(aClassicReply())
    await box.updateQuery('blu')

    expect(before.isLoading).toBe(false)
    expect(box.state).toMatchObject({ query: 'blu', isLoading: false, totalCountFiltered: 42 })
  })
})
