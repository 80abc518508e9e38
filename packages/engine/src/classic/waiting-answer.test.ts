import { describe, expect, it } from 'vitest'
import { createGeneratedAnswer } from '../answer/create-generated-answer.ts'
import { aReader } from '../answer/test-reader.ts'
import { aStream, CARE_ANSWER } from '../answer/test-streams.ts'
import { createState } from '../state.ts'
import { aTestEngine } from '../test-engine.ts'
import { exactStream, waitingAnswer } from './waiting-answer.ts'

const QUESTION = 'Wie wasche ich Satin?'

describe('an answer that waits for the search', () => {
  it('is fetched by its id from the older provider', async () => {
    const proxyBaseUrl = 'https://saum.example/rest/organizations/saum/commerce/v2'
    const engine = aTestEngine({ proxyBaseUrl })
    const { environment } = engine
    const found = createState({ requestId: '', query: '', streamId: '' })
    const waiting = () => waitingAnswer(engine, found.get().streamId)
    const answer = createGeneratedAnswer(engine, { source: { search: found, waiting } })
    environment.answer(aStream(CARE_ANSWER))
    answer.follow()

    found.update(() => ({ requestId: 'request-1', query: QUESTION, streamId: '' }))
    expect(environment.requests).toHaveLength(0)
    found.update((before) => ({ ...before, streamId: 'stream 1' }))
    await environment.pass(0)

    expect(environment.requests).toMatchObject([
      {
        method: 'GET',
        url: 'https://saum.example/rest/organizations/saum/machinelearning/streaming/stream%201',
        headers: { authorization: 'Bearer token', accept: '*/*' },
      },
    ])
    expect(answer.state).toMatchObject({ question: QUESTION, isAnswerGenerated: true })
  })

  it('is asked for again where the older provider does not say exactly what it is', async () => {
    const unlike = aStream(CARE_ANSWER, { 'content-type': 'text/event-stream;charset=utf-8' })
    const openings = [unlike, aStream(CARE_ANSWER)]
    const { environment, answer, opened, done } = aReader(openings, exactStream)

    await environment.pass(1000)
    await done

    expect(opened).toHaveLength(2)
    expect(answer.get().isAnswerGenerated).toBe(true)
  })

  it('is not asked for again where the older provider refuses us', async () => {
    const refused = Response.json({ message: 'no' }, { status: 403 })
    const { answer, opened, done } = aReader([refused], exactStream)

    await done

    expect(opened).toHaveLength(1)
    expect(answer.get().error).toMatchObject({ message: 'Error opening stream', code: 403 })
  })
})
