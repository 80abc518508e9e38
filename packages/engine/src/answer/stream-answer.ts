import type { CallResult } from '../calls/call-provider.ts'
import { pause, within } from '../calls/within.ts'
import type { Environment } from '../environment.ts'
import type { State } from '../state.ts'
import {
  beginAnswer,
  breakOffAnswer,
  failAnswer,
  haltAnswer,
  inShort,
  openAnswer,
  type AnswerText,
} from './answer-text.ts'
import { createEventStreamReader, type StreamPlace } from './event-stream.ts'
import { readAnswerMessage } from './read-answer-message.ts'

/** Opens the stream of one answer; never rejects. */
export type OpenStream = (
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<CallResult<Response>>

export interface AnswerStream {
  environment: Environment
  answer: State<AnswerText>
  open: OpenStream
  signal: AbortSignal
}

/** How often a stream that broke off is opened again. */
const MOST_RECONNECTS = 3
const RECONNECT_MS = 1000
/** A server may ask for patience, but nobody looks at an empty box for longer. */
const MOST_RECONNECT_MS = 30_000
/** Silence after which a stream is taken for dead; the opening may take longer, since writers think. */
const SILENCE_MS = 5000
/** Nobody waits longer for an answer, however lively its stream is. */
const MOST_MS = 90_000

const STREAM_TYPE = 'text/event-stream'

/**
 * Asks and reads the answer into its state until it is complete, has failed or is called off. A stream
 * that breaks off is opened again a few times, and its answer starts over. Never rejects.
 */
export async function streamAnswer(stream: AnswerStream): Promise<void> {
  const { environment, answer, signal } = stream
  try {
    await within(environment, { signal, timeoutMs: MOST_MS }, (until) =>
      readAgain({ ...stream, signal: until }),
    )
  } catch {
    answer.update(signal.aborted ? haltAnswer : breakOffAnswer)
  }
  const { error } = answer.get()
  if (error !== null) environment.log('error', `${error.message} - code ${error.code}`)
}

/** Rejects when it is given up, or nobody waits any more. */
async function readAgain(stream: AnswerStream): Promise<void> {
  const { environment, answer, signal } = stream
  const place = { lastEventId: '', waitMs: RECONNECT_MS }
  // No network, or a connection that was cut, is as if the stream had ended too early.
  for (let tries = 0; !(await readOnce(stream, place).catch(() => false)); tries++) {
    if (tries === MOST_RECONNECTS) throw new Error('Too often.')
    await pause(environment, Math.min(place.waitMs, MOST_RECONNECT_MS), signal)
    signal.throwIfAborted()
    answer.update(({ question }) => beginAnswer(question))
  }
}

/** One connection from its opening to its end; answers whether the answer is over with it. */
async function readOnce(stream: AnswerStream, place: StreamPlace): Promise<boolean> {
  const { environment, answer, signal, open } = stream
  const { lastEventId } = place
  const called = await within(environment, { signal }, (until) =>
    open(lastEventId ? { 'last-event-id': lastEventId } : {}, until),
  )
  const reply = called.ok ? called.reply : null
  const body = reply?.body?.getReader()
  try {
    const status = called.ok ? called.reply.status : called.error.statusCode
    // A server in trouble may be better the next time; one that refuses us will not.
    if (status >= 400 && status < 500 && status !== 429) {
      return fail(answer, 'Error opening stream', status)
    }
    if (!reply?.ok) return false
    const { headers } = reply
    const type = headers.get('content-type') ?? ''
    if (!type.startsWith(STREAM_TYPE)) {
      return fail(answer, `Expected content-type to be ${STREAM_TYPE}, Actual: ${type}`, status)
    }
    answer.update((current) => openAnswer(current, headers.get('x-answer-id') ?? ''))
    const read = createEventStreamReader(place)
    for (;;) {
      const piece = await within(environment, { signal, timeoutMs: SILENCE_MS }, () => body?.read())
      const bytes = piece?.value
      if (bytes === undefined) return false
      if (takeMessages(stream, () => read(bytes))) return true
    }
  } finally {
    void body?.cancel().catch(() => undefined)
  }
}

function fail(answer: State<AnswerText>, message: string, code: number): true {
  answer.update((current) => failAnswer(current, message, code))
  return true
}

/** Whether the answer is over now. What cannot be read ends it: the next try would say the same. */
function takeMessages({ answer, environment }: AnswerStream, read: () => string[]): boolean {
  const warn = (type: string) => environment.log('debug', `Unknown payloadType: "${inShort(type)}"`)
  try {
    for (const data of read()) {
      // Word without content is a mere sign of life.
      if (data === '') continue
      answer.update((current) => readAnswerMessage(current, data, warn))
      const { isLoading, isStreaming } = answer.get()
      if (!isLoading && !isStreaming) return true
    }
    return false
  } catch (fault) {
    const message = 'The answer could not be read.'
    environment.log('debug', message, fault)
    return fail(answer, message, 0)
  }
}
