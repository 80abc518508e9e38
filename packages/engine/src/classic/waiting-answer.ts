import { organizationUrl } from '../answer/answer-call.ts'
import type { WaitingAnswer } from '../answer/create-generated-answer.ts'
import { disconnected } from '../calls/call-errors.ts'
import { callProvider, dismiss, type CallResult } from '../calls/call-provider.ts'
import type { Engine } from '../engine.ts'

/** The older way: a search has handed out an id, and the answer waits under it. */
export function waitingAnswer(engine: Engine, id: string): WaitingAnswer {
  return {
    id,
    async open(headers, signal) {
      const url = `${organizationUrl(engine)}/machinelearning/streaming/${encodeURIComponent(id)}`
      const call = { url, headers: { Accept: '*/*', ...headers }, signal }
      return exactStream(await callProvider(engine, call))
    },
  }
}

/** The older provider says exactly that it streams; anything else is as if it had said nothing. */
export function exactStream(called: CallResult<Response>): CallResult<Response> {
  if (!called.ok || !called.reply.ok) return called
  const { headers, url } = called.reply
  if (headers.get('content-type') === 'text/event-stream') return called
  dismiss(called.reply)
  return { ok: false, error: disconnected(url, 0) }
}
