import { describe, expect, it } from 'vitest'
import { SEARCH } from '../search/search-slice.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { createGeneratedAnswer } from './create-generated-answer.ts'
import { aStream, aWrittenStream, CARE_ANSWER, HEADER, delta, NOTHING } from './test-streams.ts'

const QUESTION = 'Wie wasche ich Satin?'
const PROXY = 'https://saum.example/rest/organizations/saum/commerce/v2'

function anAnswer(engine: TestEngine = aTestEngine({ proxyBaseUrl: PROXY }), options = {}) {
  const answer = createGeneratedAnswer(engine, { answerConfigurationId: 'care', ...options })
  return { engine, environment: engine.environment, answer }
}

function search(engine: TestEngine, query: string, requestId: string) {
  engine.state(SEARCH).update((page) => ({ ...page, query, requestId, isLoading: true }))
}

describe('[7.47] [7.48] [7.49] a question', () => {
  it('is sent with the token and everything the provider wants to know', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER))

    await answer.ask(QUESTION)

    const [request] = environment.requests
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://saum.example/rest/organizations/saum/answer/v1/configs/care/generate',
      headers: {
        authorization: 'Bearer token',
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: {
        q: QUESTION,
        tab: 'default',
        pipelineRuleParameters: {
          mlGenerativeQuestionAnswering: {
            responseFormat: { contentFormat: ['text/markdown', 'text/plain'] },
            citationsFieldToInclude: [],
          },
        },
        analytics: { originContext: 'Search', trackingId: 'comma_de', capture: true },
      },
    })
    expect(answer.state).toMatchObject({ question: QUESTION, answerId: 'answer-1' })
  })

  it('goes to the provider itself, to a proxy of its own or to an insight panel', async () => {
    const urls = []
    for (const [configuration, options] of [
      [{}, {}],
      [{ proxyBaseUrl: PROXY }, { insightId: 'panel' }],
      [{ environment: 'stg' as const }, {}],
    ] as const) {
      const { proxyBaseUrl: _, ...unproxied } = aTestEngine().configuration.get()
      const engine = aTestEngine()
      engine.configuration.update(() => ({ ...unproxied, ...configuration }))
      const { environment, answer } = anAnswer(engine, options)
      environment.answer(aStream(CARE_ANSWER))
      await answer.ask(QUESTION)
      urls.push(environment.requests[0]?.url)
    }

    expect(urls).toEqual([
      'https://saum.org.coveo.com/rest/organizations/saum/answer/v1/configs/care/generate',
      'https://saum.example/rest/organizations/saum/insight/v1/configs/panel/answer/care/generate',
      'https://saum.orgstg.coveo.com/rest/organizations/saum/answer/v1/configs/care/generate',
    ])
  })

  it('renews a token that has run out', async () => {
    const renewAccessToken = async () => 'fresh'
    const { environment, answer } = anAnswer(aTestEngine({ proxyBaseUrl: PROXY, renewAccessToken }))
    environment.answer(new Response('', { status: 419 }), aStream(CARE_ANSWER))

    await answer.ask(QUESTION)

    expect(environment.requests[1]?.headers['authorization']).toBe('Bearer fresh')
    expect(answer.state.isAnswerGenerated).toBe(true)
  })

  it('[3.71] is asked of the configuration the engine knows where none is named', async () => {
    const knowledge = { answerConfigurationId: 'shop' }
    const engine = aTestEngine({ proxyBaseUrl: PROXY, knowledge })
    engine.environment.answer(aStream(CARE_ANSWER))

    await createGeneratedAnswer(engine).ask(QUESTION)

    expect(engine.environment.requests[0]?.url).toContain('/configs/shop/generate')
  })

  it('[5.22] is refused where nobody could show the format', () => {
    const contentFormats = ['text/html'] as unknown as ['text/plain']

    expect(() => createGeneratedAnswer(aTestEngine(), { contentFormats })).toThrow(
      'The following properties are invalid\n- contentFormats.0: value is not in enum.',
    )
  })
})

// Deviation: answer-retry-asks-anew
describe('[9.31] the same question', () => {
  it('is not asked twice while its answer is kept', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER), aStream([HEADER, NOTHING]))
    await answer.ask(QUESTION)
    await answer.ask(QUESTION)
    await answer.ask('Was ist Viskose?')
    await environment.pass(59_999)

    await answer.ask(QUESTION)

    expect(environment.requests).toHaveLength(2)
    expect(answer.state).toMatchObject({ answer: 'Satin wird kalt gewaschen.', isLoading: false })
  })

  it('is asked again when its answer has not been looked at for a minute', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER), aStream([HEADER, NOTHING]), aStream(CARE_ANSWER))
    await answer.ask(QUESTION)
    await answer.ask('Was ist Viskose?')
    await environment.pass(60_000)

    await answer.ask(QUESTION)

    expect(environment.requests).toHaveLength(3)
  })

  it('joins the answer that is being written', async () => {
    const { environment, answer } = anAnswer()
    const stream = aWrittenStream()
    environment.answer(stream.response, aStream([HEADER, NOTHING]))
    void answer.ask(QUESTION)
    stream.write(HEADER, delta('Satin '))
    await environment.pass(0)
    await answer.ask('Was ist Viskose?')
    expect(answer.state.answer).toBe('')

    const again = answer.ask(QUESTION)
    expect(answer.state).toMatchObject({ answer: 'Satin ', isStreaming: true })
    stream.write(...CARE_ANSWER.slice(1))
    await again

    expect(environment.requests).toHaveLength(2)
    expect(answer.state.answer).toBe('Satin Satin wird kalt gewaschen.')
  })

  it('is asked anew when the reader says so', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream([HEADER, NOTHING]), aStream(CARE_ANSWER))
    await answer.ask(QUESTION)

    await answer.retry()

    expect(environment.requests).toHaveLength(2)
    expect(answer.state).toMatchObject({ isAnswerGenerated: true, cannotAnswer: false })
  })

  it('stops the running stream when it is asked anew', async () => {
    const { environment, answer } = anAnswer()
    const stream = aWrittenStream()
    environment.answer(stream.response, aStream(CARE_ANSWER))
    void answer.ask(QUESTION)
    stream.write(HEADER, delta('Seide'))
    await environment.pass(0)

    await answer.retry()

    expect(stream.isLeft).toBe(true)
    expect(answer.state.answer).toBe('Satin wird kalt gewaschen.')
  })

  it('keeps what has come when it is stopped, and is asked anew the next time', async () => {
    const { environment, answer } = anAnswer()
    const stream = aWrittenStream()
    environment.answer(stream.response, aStream([HEADER, NOTHING]), aStream(CARE_ANSWER))
    void answer.ask(QUESTION)
    stream.write(HEADER, delta('Seide'))
    await environment.pass(0)

    answer.stop()
    await environment.pass(5_000)

    expect(stream.isLeft).toBe(true)
    expect(answer.state).toMatchObject({ answer: 'Seide', isStreaming: false, error: null })
    expect(environment.requests).toHaveLength(1)
    await answer.ask('Was ist Viskose?')
    await answer.ask(QUESTION)
    expect(answer.state.answer).toBe('Satin wird kalt gewaschen.')
  })

  it('keeps nothing of one visitor for another', async () => {
    const first = anAnswer()
    const second = anAnswer()
    first.environment.answer(aStream(CARE_ANSWER))
    second.environment.answer(aStream([HEADER, NOTHING]))

    await Promise.all([first.answer.ask(QUESTION), second.answer.ask(QUESTION)])

    expect(first.answer.state.isAnswerGenerated).toBe(true)
    expect(second.answer.state.cannotAnswer).toBe(true)
  })
})

describe('an answer beside a search', () => {
  it('is asked for when a search begins, not when it ends', async () => {
    const { engine, environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER))
    answer.follow()
    expect(environment.requests).toHaveLength(0)

    search(engine, QUESTION, 'request-1')
    await environment.pass(0)

    expect(answer.state).toMatchObject({ question: QUESTION, isAnswerGenerated: true })
  })

  it('stays when the shopper turns the page, and goes when the query does', async () => {
    const { engine, environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER))
    answer.follow()
    search(engine, QUESTION, 'request-1')
    await environment.pass(0)

    search(engine, QUESTION, 'request-2')
    await environment.pass(0)
    expect(environment.requests).toHaveLength(1)
    expect(answer.state.isAnswerGenerated).toBe(true)
    search(engine, '', 'request-3')

    expect(answer.state).toMatchObject({ question: '', answer: '', isAnswerGenerated: false })
  })

  it('is asked for at once where the page came with a search from the server', async () => {
    const { engine, environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER))
    search(engine, QUESTION, 'request-1')

    answer.follow()
    await environment.pass(0)

    expect(answer.state.isAnswerGenerated).toBe(true)
  })

  it('leaves alone what is no question, and everything once nobody follows', async () => {
    const isQuestion = (query: string) => query.endsWith('?')
    const { engine, environment, answer } = anAnswer(undefined, { isQuestion })
    const stop = answer.follow()

    search(engine, 'bluse', 'request-1')
    stop()
    search(engine, QUESTION, 'request-2')
    await environment.pass(0)

    expect(environment.requests).toHaveLength(0)
  })
})

describe('a reader', () => {
  it('likes or dislikes an answer, never both, and starts over with the next', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER), aStream([HEADER, NOTHING]))
    await answer.ask(QUESTION)

    answer.like()
    expect(answer.state).toMatchObject({ liked: true, disliked: false })
    answer.dislike()
    expect(answer.state).toMatchObject({ liked: false, disliked: true })
    await answer.ask('Was ist Viskose?')

    expect(answer.state).toMatchObject({ liked: false, disliked: false })
  })

  it('sees the same state until something changes', () => {
    const { answer } = anAnswer()
    let changes = 0
    answer.subscribe(() => changes++)

    answer.reset()
    expect(changes).toBe(0)
    answer.like()
    answer.like()
    answer.dislike()

    expect(changes).toBe(2)
    expect(answer.state).toMatchObject({ liked: false, disliked: true })
  })
})

describe('[9.31] feedback', () => {
  it('is sent with the answer it is about', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER), {})
    await answer.ask(QUESTION)

    await answer.sendFeedback({ helpful: false, readable: 'yes', documented: 'no', details: 'Hm.' })

    expect(environment.requests[1]).toMatchObject({
      url: 'https://saum.example/rest/organizations/saum/answer/v1/configs/care/evaluations',
      body: {
        question: QUESTION,
        helpful: false,
        answer: {
          responseId: 'answer-1',
          text: 'Satin wird kalt gewaschen.',
          format: 'text/markdown',
        },
        details: { readable: true, documented: false, correctTopic: null, hallucinationFree: null },
        correctAnswerUrl: null,
        additionalNotes: 'Hm.',
      },
    })
    expect(answer.state).toMatchObject({ isFeedbackSubmitted: true })
  })

  it('is tried three more times, each after a longer pause', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER))
    environment.answerAll(new Error('offline'))
    await answer.ask(QUESTION)
    const times: number[] = []
    const begun = environment.now()
    const { fetch } = environment
    environment.fetch = (url, init) => {
      times.push(environment.now() - begun)
      return fetch(url, init)
    }

    void answer.sendFeedback({ helpful: true })
    await environment.pass(10_000)

    expect(times).toEqual([0, 240, 720, 1680])
    expect(answer.state.isFeedbackSubmitted).toBe(false)
  })

  it('is not repeated where the provider refuses it', async () => {
    const { environment, answer } = anAnswer()
    environment.answer(aStream(CARE_ANSWER), Response.json({}, { status: 400 }))
    await answer.ask(QUESTION)

    await answer.sendFeedback({ helpful: true })

    expect(environment.requests).toHaveLength(2)
    expect(answer.state.isFeedbackSubmitted).toBe(false)
  })
})
