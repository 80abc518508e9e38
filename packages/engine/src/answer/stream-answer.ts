import type { CallResult } from '../calls/call-provider.ts'
import { pause } from '../calls/within.ts'
import type { Environment } from '../environment.ts'
import type { State } from '../state.ts'
import {
  beginAnswer,
  breakOffAnswer,
  failAnswer,
  haltAnswer,
  openAnswer,
  type AnswerText,
} from './answer-text.ts'
import { createEventStreamReader, type EventStreamReader } from './event-stream.ts'
import { readAnswerMessage } from './read-answer-message.ts'

export interface AnswerStream {
  environment: Environment
  answer: State<AnswerText>
  /** Sends the question; never rejects. */
  open(
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<CallResult<Response>>
  /** The older provider says exactly `text/event-stream` or is asked again. */
  isOlder?: boolean
  signal: AbortSignal
}

/** How often a stream that broke off is opened again. */
const MOST_RECONNECTS = 3
const RECONNECT_MS = 1000
/** A server may ask for patience, but nobody looks at an empty box for longer. */
const MOST_RECONNECT_MS = 30_000
/** Silence after which a stream is taken for dead. */
const SILENCE_MS = 5000
/** Writers think before the first word, so the opening may take longer. */
const OPENING_MS = 10_000

const STREAM_TYPE = 'text/event-stream'

type Outcome = 'over' | 'broken'

/**
 * Asks and reads the answer into its state until it is complete, has failed or is called off. A stream
 * that breaks off is opened again a few times, and its answer starts over. Never rejects.
 */
export async function streamAnswer(stream: AnswerStream): Promise<void> {
  const { environment, answer, signal } = stream
  const place = { lastEventId: '', waitMs: RECONNECT_MS }
  for (let reconnects = 0; reconnects <= MOST_RECONNECTS; reconnects++) {
    if (reconnects > 0) {
      await pause(environment, Math.min(place.waitMs, MOST_RECONNECT_MS), signal).catch(() => null)
      answer.update(({ question }) => beginAnswer(question))
    }
    if ((await readOnce(stream, place)) === 'over') break
    if (reconnects === MOST_RECONNECTS) answer.update(breakOffAnswer)
  }
  if (signal.aborted) answer.update(haltAnswer)
  const { error } = answer.get()
  if (error !== null) environment.log('error', `${error.message} - code ${error.code}`)
}

interface Place {
  lastEventId: string
  waitMs: number
}

/** One connection from its opening to its end. */
async function readOnce(stream: AnswerStream, place: Place): Promise<Outcome> {
  const { environment, answer, signal } = stream
  if (signal.aborted) return 'over'
  const connection = new AbortController()
  const hangUp = () => connection.abort()
  signal.addEventListener('abort', hangUp)
  let callOff = environment.setTimer(hangUp, OPENING_MS)
  const listen = () => {
    callOff()
    callOff = environment.setTimer(hangUp, SILENCE_MS)
  }
  try {
    const { lastEventId } = place
    const headers = lastEventId === '' ? {} : { 'last-event-id': lastEventId }
    const called = await stream.open(headers, connection.signal)
    const refusal = called.ok
      ? refusalOf(called.reply, stream.isOlder ?? false)
      : refusalBy(called.error.statusCode)
    if (called.ok && refusal === null) {
      const answerId = called.reply.headers.get('x-answer-id') ?? ''
      answer.update((current) => openAnswer(current, answerId))
      return await readBody(stream, called.reply, { place, listen, signal: connection.signal })
    }
    if (refusal === null || refusal === 'broken') return signal.aborted ? 'over' : 'broken'
    answer.update((current) => failAnswer(current, refusal.message, refusal.code))
    return 'over'
  } catch {
    // No network, or a connection that was cut: as if the stream had ended too early.
    return signal.aborted ? 'over' : 'broken'
  } finally {
    callOff()
    signal.removeEventListener('abort', hangUp)
    hangUp()
  }
}

interface Refusal {
  message: string
  code: number
}

/** Why a reply is no stream and will not become one. */
function refusalOf({ ok, status, headers }: Response, isOlder: boolean): Refusal | 'broken' | null {
  const type = headers.get('content-type') ?? ''
  const isStream = isOlder ? type === STREAM_TYPE : type.startsWith(STREAM_TYPE)
  if (ok && isStream) return null
  if (!ok || isOlder) return refusalBy(status)
  return { message: `Expected content-type to be ${STREAM_TYPE}, Actual: ${type}`, code: status }
}

/** A server in trouble may be better the next time; one that refuses us will not. */
function refusalBy(status: number): Refusal | 'broken' {
  const isOurFault = status >= 400 && status < 500 && status !== 429
  return isOurFault ? { message: 'Error opening stream', code: status } : 'broken'
}

interface Reading {
  place: Place
  /** Word has come: the wait for the next begins. */
  listen(): void
  signal: AbortSignal
}

async function readBody(
  stream: AnswerStream,
  response: Response,
  { place, listen, signal }: Reading,
): Promise<Outcome> {
  const body = response.body?.getReader()
  if (body === undefined) return 'broken'
  // What waits for the next piece is freed, also where the network does not know of the signal.
  const leave = () => void body.cancel().catch(() => undefined)
  signal.addEventListener('abort', leave)
  const events = createEventStreamReader()
  listen()
  for (;;) {
    const { done, value } = await body.read()
    if (done || signal.aborted) return stream.signal.aborted ? 'over' : 'broken'
    if (takePiece(stream, events, value, listen)) return 'over'
    place.lastEventId = events.lastEventId
    place.waitMs = events.retryMs ?? place.waitMs
  }
}

/** Whether the answer is over with this piece. What cannot be read ends it: the next try would say the same. */
function takePiece(
  { answer, environment }: AnswerStream,
  events: EventStreamReader,
  piece: Uint8Array,
  listen: () => void,
): boolean {
  const warn = (type: string) => environment.log('debug', `Unknown payloadType: "${type}"`)
  try {
    for (const { data } of events.read(piece)) {
      listen()
      // Word without content is a sign of life.
      if (data === '') continue
      answer.update((current) => readAnswerMessage(current, data, warn))
      const { isLoading, isStreaming } = answer.get()
      if (!isLoading && !isStreaming) return true
    }
    return false
  } catch (fault) {
    environment.log('debug', 'The answer could not be read.', fault)
    answer.update((current) => failAnswer(current, 'The answer could not be read.', 0))
    return true
  }
}
