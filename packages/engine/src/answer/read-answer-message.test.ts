import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginAnswer, type AnswerText } from './answer-text.ts'
import { readAnswerMessage } from './read-answer-message.ts'
import { CARE_ANSWER, CARE_PAGE, delta, HEADER, message } from './test-streams.ts'

const asked = beginAnswer('Wie wasche ich Satin?')

function read(texts: readonly string[], onUnknownType: (type: string) => void = () => undefined) {
  const data = (text: string) => text.slice('data: '.length).trimEnd()
  return texts.reduce<AnswerText>(
    (answer, text) => readAnswerMessage(answer, data(text), onUnknownType),
    asked,
  )
}

const END_TYPE = 'genqa.endOfStreamType'

describe('[7.50] the messages of an answer', () => {
  it('become format, text, citations and an end', () => {
    expect(read(CARE_ANSWER)).toEqual({
      ...asked,
      answer: 'Satin wird kalt gewaschen.',
      contentFormat: 'text/markdown',
      citations: [CARE_PAGE],
      isAnswerGenerated: true,
      isLoading: false,
    })
  })

  it('of a kind nobody knows are passed on and change nothing', () => {
    const unknown: string[] = []

    const answer = read([message('toString', { textDelta: 'x' })], (type) => unknown.push(type))

    expect(answer).toBe(asked)
    expect(unknown).toEqual(['toString'])
  })

  it('end the answer also where only the reason says so', () => {
    const last = message('genqa.messageType', { textDelta: 'Kalt.' }, { finishReason: 'COMPLETED' })

    expect(read([HEADER, last])).toMatchObject({ isAnswerGenerated: true, isStreaming: false })
  })
})

describe('[4.55] an error among the messages', () => {
  it('is kept with its code, by either of its names', () => {
    const error = { finishReason: 'ERROR', errorMessage: 'model unavailable' }

    for (const code of [{ code: 503 }, { statusCode: 503 }, { code: 503, statusCode: 500 }]) {
      const answer = read([HEADER, delta('Satin'), message(END_TYPE, '', { ...error, ...code })])

      expect(answer.error).toMatchObject({ message: 'model unavailable', code: 503 })
      expect(answer).toMatchObject({ answer: 'Satin', isStreaming: false, cannotAnswer: false })
    }
  })

  // Deviation: answer-error-without-message
  it('ends the answer also where it gives no reason', () => {
    const answer = read([HEADER, message(END_TYPE, '', { finishReason: 'ERROR' })])

    expect(answer.error).toMatchObject({ message: 'Failed to complete stream.', code: 1 })
    expect(answer.isStreaming).toBe(false)
  })
})

describe('[5.22] what is not an answer', () => {
  const { title: _, ...untitled } = CARE_PAGE
  it.each([
    ['is no JSON', 'data: <html>'],
    ['is no object', 'data: 7'],
    ['has no payload', 'data: {"payloadType":"genqa.messageType"}'],
    ['has a payload that is no JSON', 'data: {"payloadType":"genqa.messageType","payload":"{"}'],
    [
      'has a format nobody shows',
      message('genqa.headerMessageType', { contentFormat: 'text/html' }),
    ],
    ['has text that is none', message('genqa.messageType', { textDelta: 7 })],
    ['cites a page without a title', message('genqa.citationsType', { citations: [untitled] })],
    ['cites no list', message('genqa.citationsType', { citations: { 0: CARE_PAGE } })],
    ['has a negative code', message(END_TYPE, '', { finishReason: 'ERROR', code: -1 })],
    ['is endless', delta('x'.repeat(200_001))],
  ])('is refused: it %s', (_reason, text) => {
    expect(() => read([text])).toThrow(Error)
  })

  it('never becomes anything but a text, citations or a refusal', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        let answer = asked
        try {
          answer = readAnswerMessage(asked, json, () => undefined)
        } catch {
          // Refused, which is as good.
        }

        expect(typeof answer.answer).toBe('string')
        expect(Array.isArray(answer.citations)).toBe(true)
      }),
    )
  })
})
