import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '../calls/call-provider.ts'
import { disconnected, expiredToken } from '../calls/call-errors.ts'
import { exactStream } from '../classic/waiting-answer.ts'
import { aReader } from './test-reader.ts'
import {
  aStream,
  aWrittenStream,
  CARE_ANSWER,
  CITATIONS,
  delta,
  END,
  HEADER,
  message,
  NOTHING,
} from './test-streams.ts'

const NO_NETWORK: CallResult<Response> = {
  ok: false,
  error: disconnected('https://saum.example/', 0),
}

describe('[4.53] [7.50] an answer that is streamed', () => {
  it('grows while it is written and is complete at its end', async () => {
    const stream = aWrittenStream()
    const { environment, answer, done } = aReader([stream.response])

    stream.write(HEADER, delta('Satin wird '))
    await environment.pass(0)
    expect(answer.get()).toMatchObject({ answer: 'Satin wird ', isStreaming: true })
    stream.write(delta('kalt gewaschen.'), CITATIONS, END)
    await done

    expect(answer.get()).toMatchObject({ answer: 'Satin wird kalt gewaschen.', isStreaming: false })
    expect(answer.get()).toMatchObject({ answerId: 'answer-1', isAnswerGenerated: true })
    expect(stream.isLeft).toBe(true)
  })

  it('admits that there is none', async () => {
    const { answer, done } = aReader([aStream([HEADER, NOTHING])])

    await done

    expect(answer.get()).toMatchObject({ cannotAnswer: true, error: null, isStreaming: false })
  })

  it('takes an empty message for a sign of life', async () => {
    const { answer, done } = aReader([aStream(['data:\n\n', ...CARE_ANSWER])])

    await done

    expect(answer.get().error).toBeNull()
  })
})

// Deviation: answer-reconnects
describe('[4.56] [9.31] a stream that breaks off', () => {
  it('is opened again after a second and starts over', async () => {
    const stream = aWrittenStream()
    const { environment, answer, opened, done } = aReader([stream.response, aStream(CARE_ANSWER)])
    stream.write('id: 12\n', HEADER, delta('Satin '))
    await environment.pass(0)

    stream.cut()
    await environment.pass(999)
    expect(opened).toHaveLength(1)
    await environment.pass(1)
    await done

    expect(opened).toEqual([{}, { 'last-event-id': '12' }])
    expect(answer.get()).toMatchObject({ answer: 'Satin wird kalt gewaschen.', error: null })
  })

  it('waits as long as the server asks for, within reason', async () => {
    const { environment, opened } = aReader([
      aStream(['retry: 20\n', HEADER]),
      aStream(['retry: 99999999\n', HEADER]),
    ])

    await environment.pass(20)
    expect(opened).toHaveLength(2)
    await environment.pass(29_999)
    expect(opened).toHaveLength(2)
    await environment.pass(1)

    expect(opened).toHaveLength(3)
  })

  it('is given up after three more tries, and worth another by hand', async () => {
    const { environment, answer, opened, done } = aReader([
      aStream([HEADER, delta('Satin')]),
      NO_NETWORK,
      new Response('down', { status: 503 }),
      new Response('busy', { status: 429 }),
    ])

    await environment.pass(3000)
    await done

    expect(opened).toHaveLength(4)
    expect(answer.get().error).toEqual({
      message: 'Failed to complete stream.',
      code: 1,
      isRetryable: true,
    })
    expect(answer.get()).toMatchObject({ isLoading: false, isStreaming: false })
    expect(environment.logs.map(({ message: text }) => text)).toContain(
      'Failed to complete stream. - code 1',
    )
  })

  it('is taken for broken after five seconds of silence', async () => {
    const silent = aWrittenStream()
    const { environment, answer, done } = aReader([silent.response, aStream(CARE_ANSWER)])
    silent.write(HEADER)
    await environment.pass(4999)
    silent.write(delta('Satin'))
    await environment.pass(4999)
    expect(silent.isLeft).toBe(false)

    await environment.pass(1)
    expect(silent.isLeft).toBe(true)
    await environment.pass(1000)
    await done

    expect(answer.get().answer).toBe('Satin wird kalt gewaschen.')
  })

  it('is left alone once nobody wants the answer', async () => {
    const stream = aWrittenStream()
    const { environment, answer, opened, done, leave } = aReader([stream.response])
    stream.write(HEADER, delta('Satin'))
    await environment.pass(0)

    leave()
    await environment.pass(60_000)
    await done

    expect(opened).toHaveLength(1)
    expect(stream.isLeft).toBe(true)
    expect(answer.get()).toMatchObject({ isLoading: false, isStreaming: false, error: null })
  })

  it('is not opened again when the reader leaves during the wait', async () => {
    const { environment, opened, done, leave } = aReader([aStream([HEADER])])
    await environment.pass(500)

    leave()
    await done
    await environment.pass(60_000)

    expect(opened).toHaveLength(1)
  })
})

// Deviation: answer-checks-the-reply
describe('[8.23] a reply that is no stream', () => {
  it('is named by its type and not read', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } })
    const { answer, opened, done } = aReader([page])

    await done

    expect(opened).toHaveLength(1)
    expect(answer.get().error?.message).toBe(
      'Expected content-type to be text/event-stream, Actual: text/html',
    )
    expect(answer.get()).toMatchObject({ isLoading: false, isStreaming: false })
  })

  it('is final where the provider refuses us', async () => {
    const refused = Response.json({ message: 'no' }, { status: 403 })
    const { answer, opened, done } = aReader([refused])

    await done

    expect(opened).toHaveLength(1)
    expect(answer.get().error).toMatchObject({ message: 'Error opening stream', code: 403 })
  })

  it('is final where the token has run out for good', async () => {
    const { answer, done } = aReader([{ ok: false, error: expiredToken(401) }])

    await done

    expect(answer.get().error).toMatchObject({ message: 'Error opening stream', code: 401 })
  })

  it('may say more than its type', async () => {
    const stream = aStream(CARE_ANSWER, { 'content-type': 'text/event-stream;charset=utf-8' })
    const { answer, done } = aReader([stream])

    await done

    expect(answer.get().isAnswerGenerated).toBe(true)
  })
})

describe('[8.19] an answer that fails', () => {
  it('is stored and logged with its code', async () => {
    const failure = message('genqa.endOfStreamType', '', {
      finishReason: 'ERROR',
      errorMessage: 'model unavailable',
      statusCode: 500,
    })
    const { environment, answer, done } = aReader([aStream([HEADER, delta('Satin'), failure])])

    await done

    expect(answer.get().error).toMatchObject({ message: 'model unavailable', code: 500 })
    expect(environment.logs).toMatchObject([
      { level: 'error', message: 'model unavailable - code 500' },
    ])
  })

  it('is over at the first message nobody can read', async () => {
    const stream = aWrittenStream()
    const { answer, opened, done } = aReader([stream.response])

    stream.write(HEADER, 'data: <html>\n\n')
    await done

    expect(opened).toHaveLength(1)
    expect(stream.isLeft).toBe(true)
    expect(answer.get().error).toMatchObject({ message: 'The answer could not be read.', code: 0 })
    expect(answer.get()).toMatchObject({ isLoading: false, isStreaming: false })
  })

  it('mentions kinds of messages it does not know only to those who look for faults', async () => {
    const { environment, done } = aReader([aStream([message('genqa.mood', {}), ...CARE_ANSWER])])

    await done

    expect(environment.logs).toMatchObject([
      { level: 'debug', message: 'Unknown payloadType: "genqa.mood"' },
    ])
  })
})

describe('whatever a provider sends', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...CARE_ANSWER,
      NOTHING,
      'data:',
      '\n',
      '\r\n\r\n',
      'retry: 3\n',
      'data: {}\n\n',
    ),
    fc.string(),
  )
  const stream = fc.record({
    pieces: fc.array(piece, { maxLength: 8 }),
    status: fc.constantFrom(200, 200, 200, 204, 400, 429, 500),
    type: fc.constantFrom('text/event-stream', 'text/event-stream', 'text/html', ''),
  })

  it('ends in an answer, in none or in an error, never in endless loading', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stream, { maxLength: 5 }), fc.boolean(), async (sent, isExact) => {
        const openings = sent.map(({ pieces, status, type }) => {
          const headers = { 'content-type': type }
          return new Response(status === 204 ? null : pieces.join(''), { status, headers })
        })
        const { environment, answer, opened } = aReader(openings, isExact ? exactStream : undefined)

        await environment.pass(200_000)

        const { isLoading, isStreaming, error, isAnswerGenerated, cannotAnswer } = answer.get()
        expect({ isLoading, isStreaming }).toEqual({ isLoading: false, isStreaming: false })
        expect(error !== null || isAnswerGenerated || cannotAnswer).toBe(true)
        expect(opened.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 60 },
    )
  })
})
