import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { createClassicInstantResults } from './classic-instant-results.ts'
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
