import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeneratedAnswer } from './answer-source.ts'
import { streamAnswer } from './answer-stream.ts'
import { collect, foldMessages, readEventStream } from './test-event-stream.ts'

async function* partsOf(texts: readonly string[], fault: Error | null = null) {
  for (const textDelta of texts) yield { textDelta }
  if (fault !== null) throw fault
}

function anAnswer(fields: Partial<GeneratedAnswer> = {}): GeneratedAnswer {
  return {
    answerId: 'a-1',
    contentFormat: 'text/plain',
    parts: partsOf([]),
    citations: [],
    isAnswered: true,
    ...fields,
  }
}

const CITATION = {
  id: 'c1',
  title: 'Pflege',
  uri: '\uE000/de/pflege/',
  permanentid: 'care-guide',
  clickUri: '\uE000/de/pflege/#seide',
  source: 'content',
}

describe('[4.52] [7.50] the stream of an answer', () => {
  it('gives any text back whole, whatever characters it has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary' })),
        fc.boolean(),
        async (texts, isAnswered) => {
          const answer = anAnswer({ parts: partsOf(texts), isAnswered, citations: [CITATION] })

          const stream = await collect(streamAnswer(answer, new AbortController()))

          const state = foldMessages(readEventStream(stream))
          expect(state.text).toBe(texts.join('').toWellFormed())
          expect(state).toMatchObject({ isAnswered, error: null, citations: [CITATION] })
        },
      ),
    )
  })

  it('[4.53] sends the format first, then text, citations and the end', async () => {
    const answer = anAnswer({ parts: partsOf(['Kalt ', 'waschen.']), citations: [CITATION] })

    const messages = readEventStream(await collect(streamAnswer(answer, new AbortController())))

    expect(messages.map(({ payloadType, finishReason }) => [payloadType, finishReason])).toEqual([
      ['genqa.headerMessageType', null],
      ['genqa.messageType', null],
      ['genqa.messageType', null],
      ['genqa.citationsType', null],
      ['genqa.endOfStreamType', 'COMPLETED'],
    ])
  })

  it('[4.54] says that nothing was generated when nothing supports an answer', async () => {
    const answer = anAnswer({ isAnswered: false })

    const messages = readEventStream(await collect(streamAnswer(answer, new AbortController())))

    expect(messages.map(({ payload }) => payload)).toEqual([
      '{"contentFormat":"text/plain"}',
      '{"answerGenerated":false}',
    ])
  })

  it('[4.55] [8.19] ends with an error both kinds of client understand', async () => {
    const answer = anAnswer({ parts: partsOf(['Halb'], new Error('model gone')) })

    const messages = readEventStream(await collect(streamAnswer(answer, new AbortController())))

    expect(messages.at(-1)).toEqual({
      payloadType: 'genqa.endOfStreamType',
      payload: '',
      finishReason: 'ERROR',
      errorMessage: 'The answer could not be finished.',
      code: 500,
      statusCode: 500,
    })
    expect(foldMessages(messages).text).toBe('Halb')
  })

  it('tells the writer to stop when the reader leaves', async () => {
    const reader = new AbortController()
    const stream = streamAnswer(anAnswer({ parts: partsOf(['a', 'b', 'c']) }), reader)
    await stream.next()

    await stream.return(undefined)

    expect(reader.signal.aborted).toBe(true)
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })
})
