import type { CallResult } from '../calls/call-provider.ts'
import { createState } from '../state.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { beginAnswer } from './answer-text.ts'
import { streamAnswer } from './stream-answer.ts'
import { aStream } from './test-streams.ts'

type Opening = Response | CallResult<Response>

/** A reader of an answer, and the streams it gets one after the other, as far as they are accepted. */
export function aReader(
  openings: readonly Opening[],
  accept: (called: CallResult<Response>) => CallResult<Response> = (called) => called,
) {
  const environment = aTestEnvironment()
  const answer = createState(beginAnswer('Wie wasche ich Satin?'))
  const leaving = new AbortController()
  const opened: Readonly<Record<string, string>>[] = []
  const done = streamAnswer({
    environment,
    answer,
    signal: leaving.signal,
    async open(headers) {
      const opening = openings[opened.length] ?? aStream([])
      opened.push(headers)
      return accept(opening instanceof Response ? { ok: true, reply: opening } : opening)
    },
  })
  return { environment, answer, opened, done, leave: () => leaving.abort() }
}
