import type { GeneratedAnswer } from './answer-source.ts'

type PayloadType =
  | 'genqa.headerMessageType'
  | 'genqa.messageType'
  | 'genqa.citationsType'
  | 'genqa.endOfStreamType'

const FAILURE_STATUS = 500

/**
 * An answer as an event stream: header, text, citations, end. A failure ends it with an error; what
 * was sent before stays with the reader. When the reader leaves, whoever writes is told to stop.
 */
export async function* streamAnswer(
  answer: GeneratedAnswer,
  reader: AbortController,
): AsyncGenerator<string> {
  try {
    yield message('genqa.headerMessageType', { contentFormat: answer.contentFormat })
    for await (const part of answer.parts) yield message('genqa.messageType', part)
    if (answer.citations.length > 0) {
      yield message('genqa.citationsType', { citations: answer.citations })
    }
    const end = { answerGenerated: answer.isAnswered }
    yield message('genqa.endOfStreamType', end, { finishReason: 'COMPLETED' })
  } catch {
    // The reader is better off with the text so far and a reason than with a broken connection.
    yield failure('The answer could not be finished.')
  } finally {
    reader.abort()
  }
}

function message(payloadType: PayloadType, payload: object, further: object = {}): string {
  return toEvent({ payloadType, payload: JSON.stringify(payload), finishReason: null, ...further })
}

/** One client reads `code`, another `statusCode`. */
function failure(errorMessage: string): string {
  return toEvent({
    payloadType: 'genqa.endOfStreamType' satisfies PayloadType,
    payload: '',
    finishReason: 'ERROR',
    errorMessage,
    code: FAILURE_STATUS,
    statusCode: FAILURE_STATUS,
  })
}

/** JSON has no line breaks of its own, so one line carries it and one blank line ends it. */
function toEvent(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`
}
