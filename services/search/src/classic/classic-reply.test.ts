import { describe, expect, it } from 'vitest'
import { aHit, aTestIndex, NOW } from '../http/test-protocol.ts'
import type { QueryPlanner } from '../text/query-plan.ts'
import { startClassic } from './test-classic.ts'

describe('facets of a classic search', () => {
  const material = {
    facetId: 'material',
    field: 'material',
    type: 'specific',
    currentValues: [{ value: 'Leinen', state: 'selected' }],
  }

  it('narrow the results and count past their own selection', async () => {
    const { call } = startClassic()

    const { body } = await call('', { q: 'blazer', facets: [material] })

    expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['Blazer aus Leinen'])
    expect(body.facets).toMatchObject([
      {
        facetId: 'material',
        field: 'material',
        values: [
          { value: 'Leinen', state: 'selected', numberOfResults: 1 },
          { value: 'Wolle', state: 'idle', numberOfResults: 1 },
        ],
      },
    ])
  })

  it('[9.20] are chosen by us where the client asks for that', async () => {
    const { call } = startClassic()

    const { body } = await call('', {
      facets: [{ ...material, currentValues: [] }],
      generateAutomaticFacets: { desiredCount: 2, currentFacets: [] },
    })

    const fields = body.generateAutomaticFacets.facets.map(({ field }: { field: string }) => field)
    expect(fields).toHaveLength(2)
    expect(fields).not.toContain('material')
  })

  it('refuse a range that starts after its end', async () => {
    const { call } = startClassic()
    const range = { start: 20, end: 10, endInclusive: false, state: 'selected' }

    const { status } = await call('', {
      facets: [
        {
          facetId: 'ec_price',
          field: 'ec_price',
          type: 'numericalRange',
          generateAutomaticRanges: false,
          currentValues: [range],
        },
      ],
    })

    expect(status).toBe(400)
  })
})

describe('a misspelled query', () => {
  it('is only offered a better spelling where the client decides', async () => {
    const { call } = startClassic()

    const { body } = await call('', { q: 'strickkleit', enableDidYouMean: true })

    expect(body.queryCorrections).toMatchObject([{ correctedQuery: 'strickkleid' }])
    expect(body.queryCorrection).toBeUndefined()
  })

  const planner: QueryPlanner = {
    async plan(query, { isCorrecting = true } = {}) {
      const meant = isCorrecting ? query.replace('kliedd', 'kleid') : query
      const word = { alternatives: [{ kind: 'term' as const, term: meant, weight: 1 }] }
      const wordCorrections = [
        { offset: 0, length: 6, originalWord: 'kliedd', correctedWord: 'kleid' },
      ]
      const correction = { originalQuery: query, correctedQuery: meant, wordCorrections }
      return {
        query: meant,
        text: { words: [word], minimum: 1 },
        correction: meant === query ? null : correction,
      }
    },
  }
  const index = aTestIndex(({ text }) =>
    JSON.stringify(text).includes('"kleid"') ? [aHit(7)] : [],
  )

  it('is searched for in the better spelling where nothing else is found', async () => {
    const { call } = startClassic({ planner, index })

    const { body } = await call('', { q: 'kliedd', queryCorrection: { enabled: true } })

    expect(body.totalCount).toBe(1)
    expect(body.queryCorrection).toEqual({
      originalQuery: 'kliedd',
      correctedQuery: 'kleid',
      corrections: [],
    })
  })

  it('is searched for as typed where the client wants to decide by itself', async () => {
    const { call } = startClassic({ planner, index })
    const options = { automaticallyCorrect: 'never' }

    const { body } = await call('', { q: 'kliedd', queryCorrection: { enabled: true, options } })

    expect(body.totalCount).toBe(0)
    expect(body.queryCorrection).toMatchObject({
      originalQuery: null,
      correctedQuery: null,
      corrections: [{ correctedQuery: 'kleid', wordCorrections: [{ originalWord: 'kliedd' }] }],
    })
  })

  it('stays as typed where nobody asked for corrections', async () => {
    const { call } = startClassic()

    const { body } = await call('', { q: 'strickkleit' })

    expect(body.queryCorrections).toEqual([])
  })
})

describe('what is kept of a search', () => {
  const analytics = { clientId: 'visitor-1', capture: true, actionCause: 'searchboxSubmit' }

  it('is the query of a visitor who agreed, once', async () => {
    const { call, kept } = startClassic()

    const { body } = await call('', { q: ' strickkleid ', analytics })
    await call('', { q: 'strickkleid', firstResult: 10, analytics })

    expect(kept).toMatchObject([
      {
        kind: 'search',
        query: 'strickkleid',
        total: 1,
        clientId: 'visitor-1',
        responseId: body.searchUid,
        at: NOW,
      },
    ])
  })

  it('is not that a query found nothing where a condition left nothing of it', async () => {
    const { call, kept } = startClassic()

    await call('', { q: 'strickkleid', aq: '@ec_price<0', analytics })
    await call('', { q: 'zebrastreifen', analytics })

    await expect.poll(() => kept).toMatchObject([{ query: 'zebrastreifen', total: 0 }])
  })

  it('is not that letters in circles found nothing: they find what plain ones find', async () => {
    const { call, kept } = startClassic()

    const { body } = await call('', { q: 'ⓢtrickkleid', analytics })

    await call('', { q: 'zebrastreifen', analytics })

    expect(body.totalCount).toBe(1)
    await expect.poll(() => kept).toMatchObject([{ query: 'zebrastreifen' }])
  })

  it.each([{ ...analytics, capture: false }, { ...analytics, clientId: '' }, null])(
    'is nothing with %j',
    async (consent) => {
      const { call, kept } = startClassic()

      await call('', { q: 'strickkleid', analytics: consent })

      expect(kept).toEqual([])
    },
  )
})

describe('a search of a client that shows answers', () => {
  it('hands out an id under which the answer can be fetched', async () => {
    const { call, send } = startClassic({
      answers: {
        answer: async ({ query }) => ({
          answerId: 'a-1',
          contentFormat: 'text/plain',
          parts: (async function* parts() {
            yield { textDelta: query }
          })(),
          citations: [],
          isAnswered: true,
        }),
        snippet: async () => null,
      },
    })

    const { body } = await call('', {
      q: 'Wie wasche ich Leinen?',
      pipelineRuleParameters: { mlGenerativeQuestionAnswering: {} },
    })

    const id = body.extendedResults.generativeQuestionAnsweringId
    const path = `/rest/organizations/saum/machinelearning/streaming/${id}`
    const answer = await send({ method: 'GET', path })
    expect(answer.headers['content-type']).toBe('text/event-stream')
  })
})
