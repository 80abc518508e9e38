import { SHOPS } from '@saum/domain/shops'
import type { SearchEvent } from '../events/event-log.ts'
import { aShopSearch, NOW, startTestProtocol } from '../http/test-protocol.ts'
import { describe, expect, it } from 'vitest'
import { answerRoutes } from './answer-routes.ts'
import type { AnswerQuestion, AnswerSource } from './answer-source.ts'
import { createPendingQuestions } from './pending-questions.ts'
import { collect, foldMessages, readEventStream } from './test-event-stream.ts'

const GENERATE = '/rest/organizations/saum/answer/v1/configs/shop/generate'
const INSIGHT = '/rest/organizations/saum/insight/v1/configs/i-1/answer/shop/generate'
const EVALUATE = '/rest/organizations/saum/answer/v1/configs/shop/evaluations'

function aSource() {
  const asked: AnswerQuestion[] = []
  const source: AnswerSource = {
    async answer(question) {
      asked.push(question)
      return {
        answerId: 'a-7',
        contentFormat: 'text/markdown',
        parts: (async function* parts() {
          yield { textDelta: 'Kalt ' }
          yield { textDelta: 'waschen.' }
        })(),
        citations: [
          {
            id: 'c1',
            title: 'Pflege',
            uri: '\uE000/de/pflege/',
            permanentid: 'care-guide',
            clickUri: '\uE000/de/pflege/#seide',
            source: 'content',
          },
        ],
        isAnswered: true,
      }
    },
    snippet: async () => null,
  }
  return { source, asked }
}

function start() {
  const { source, asked } = aSource()
  const events: SearchEvent[] = []
  let ids = 0
  const pending = createPendingQuestions(() => `s-${++ids}`)
  const log = {
    append: async (more: readonly SearchEvent[]) => void events.push(...more),
    close: async () => {},
  }
  const routes = answerRoutes({ pending, events: log })
  const protocol = startTestProtocol(aShopSearch({ answers: source }), { routes })
  return { ...protocol, asked, kept: events, pending }
}

function readJson(body: string | AsyncIterable<string>) {
  if (typeof body !== 'string') throw new Error('This answer comes in parts')
  return JSON.parse(body)
}

async function readAnswer(body: string | AsyncIterable<string>) {
  if (typeof body === 'string') throw new Error(body)
  return foldMessages(readEventStream(await collect(body)))
}

describe('[7.46] asking for an answer', () => {
  it.each([GENERATE, INSIGHT])('streams it from %s', async (path) => {
    const { send, asked } = start()
    const contentFormat = ['text/markdown', 'text/plain']
    const parameters = { mlGenerativeQuestionAnswering: { responseFormat: { contentFormat } } }
    const body = JSON.stringify({
      q: 'Wie wasche ich Seide?',
      pipelineRuleParameters: parameters,
      tab: 'All',
    })

    const answer = await send({ path, body })

    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'x-answer-id': 'a-7',
    })
    expect(await readAnswer(answer.body)).toMatchObject({
      format: 'text/markdown',
      text: 'Kalt waschen.',
      isAnswered: true,
      citations: [{ clickUri: 'https://shop.test/de/pflege/#seide' }],
    })
    expect(asked).toMatchObject([
      { query: 'Wie wasche ich Seide?', contentFormats: ['text/markdown', 'text/plain'] },
    ])
  })

  it('stops the writer when the reader leaves', async () => {
    const { send, asked } = start()
    const { body } = await send({ path: GENERATE, body: '{"q":"Seide?"}' })
    if (typeof body === 'string') throw new Error(body)
    const parts = body[Symbol.asyncIterator]()
    await parts.next()

    await parts.return?.()

    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it.each([
    ['{}', 'The following properties are invalid\n- q: value is required.'],
    ['{"q":""}', 'The following properties are invalid\n- q: value is an empty string.'],
    ['{"q":7}', 'The following properties are invalid\n- q: value is not a string.'],
    [
      JSON.stringify({ q: 'x'.repeat(5001) }),
      'The following properties are invalid\n- q: maximum length of 5000 not respected.',
    ],
    ['[1', 'The body is not JSON.'],
    ['{"q":"a","pipelineRuleParameters":"all"}', expect.stringContaining('pipelineRuleParameters')],
  ])('refuses %s', async (body, message) => {
    const { send } = start()

    const answer = await send({ path: GENERATE, body })

    expect(answer.status).toBe(400)
    expect(readJson(answer.body)).toEqual({
      statusCode: 400,
      type: 'INVALID_REQUEST',
      message,
    })
  })
})

describe('[7.49] an answer configuration', () => {
  it.each([
    ['POST', GENERATE.replace('/shop/', '/nobody/')],
    ['POST', INSIGHT.replace('/shop/', '/nobody/')],
    ['POST', EVALUATE.replace('/shop/', '/nobody/')],
    ['POST', GENERATE.replace('/shop/', '/constructor/')],
  ])('is refused where there is none of its id: %s %s', async (method, path) => {
    const { send, asked, kept } = start()
    const answer = { responseId: 'a-7' }
    const body = JSON.stringify({ q: 'Seide?', question: 'Seide?', helpful: true, answer })

    const { status, body: refusal } = await send({ method, path, body })

    expect(status).toBe(404)
    expect(readJson(refusal)).toMatchObject({ type: 'NOT_FOUND' })
    expect(asked).toEqual([])
    expect(kept).toEqual([])
  })
})

describe('[7.49] what a client wants to know of citations', () => {
  it('is handed on', async () => {
    const { send, asked } = start()
    const citationsFieldToInclude = ['language', 'source']
    const pipelineRuleParameters = { mlGenerativeQuestionAnswering: { citationsFieldToInclude } }

    await send({ path: GENERATE, body: JSON.stringify({ q: 'Seide?', pipelineRuleParameters }) })

    expect(asked[0]?.citationFields).toEqual(citationsFieldToInclude)
  })

  it.each([
    ['names', 'language'],
    ['texts', [7]],
    ['few of them', Array(101).fill('a')],
  ])('must be a list of %s', async (_, citationsFieldToInclude) => {
    const { send } = start()
    const pipelineRuleParameters = { mlGenerativeQuestionAnswering: { citationsFieldToInclude } }
    const body = JSON.stringify({ q: 'Seide?', pipelineRuleParameters })

    expect((await send({ path: GENERATE, body })).status).toBe(400)
  })
})

describe('fetching an answer by the id of a search', () => {
  const question = { shopId: SHOPS[0].shopId, query: 'Seide?', contentFormats: ['text/plain'] }
  const pathOf = (id: string) => `/rest/organizations/saum/machinelearning/streaming/${id}`

  it('streams it, again if the connection broke', async () => {
    const { send, pending, asked } = start()
    const id = pending.add(question, NOW)

    for (const _ of ['first', 'again']) {
      const answer = await send({ method: 'GET', path: pathOf(id) })
      expect((await readAnswer(answer.body)).text).toBe('Kalt waschen.')
    }
    expect(asked.map(({ query }) => query)).toEqual(['Seide?', 'Seide?'])
  })

  it('does not know an id of another shop, an old one or one nobody was given', async () => {
    const { send, pending, clock } = start()
    const foreign = pending.add({ ...question, shopId: SHOPS[1].shopId }, NOW)
    const old = pending.add(question, NOW)
    clock.now += 5 * 60 * 1000

    for (const id of [foreign, old, 'nobody']) {
      const answer = await send({ method: 'GET', path: pathOf(id) })
      expect(answer.status).toBe(404)
    }
  })

  it('keeps a bounded number of questions', () => {
    let ids = 0
    const pending = createPendingQuestions(() => String(++ids))
    for (let count = 0; count < 6000; count += 1) pending.add(question, NOW)

    expect(pending.find('1', NOW)).toBeNull()
    expect(pending.find('6000', NOW)).toEqual(question)
  })
})

describe('judging an answer', () => {
  it('is kept with the answer it is about', async () => {
    const { send, kept } = start()
    const body = {
      question: 'Wie wasche ich Seide?',
      helpful: true,
      answer: { responseId: 'a-7', text: 'Kalt waschen.', format: 'text/markdown' },
      details: { readable: 'Yes', documented: 'Unknown' },
      correctAnswerUrl: null,
      additionalNotes: null,
    }

    const answer = await send({ path: EVALUATE, body: JSON.stringify(body) })

    expect(answer.status).toBe(200)
    expect(kept).toEqual([
      {
        kind: 'answer-feedback',
        shopId: SHOPS[0].shopId,
        at: NOW,
        answerId: 'a-7',
        isHelpful: true,
      },
    ])
  })

  it('is refused without the answer', async () => {
    const { send, kept } = start()

    const answer = await send({ path: EVALUATE, body: '{"question":"?","helpful":"yes"}' })

    expect(readJson(answer.body).message).toBe(
      'The following properties are invalid\n- helpful: value is not a boolean.\n- answer: value is required.',
    )
    expect(kept).toEqual([])
  })
})
