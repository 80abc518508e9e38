import { answerJson } from '../http/json-answer.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import { readJson } from '../http/read-body.ts'
import type { HandlerContext, Route } from '../http/route.ts'
import type { RecordEvents } from './event-recorder.ts'
import { refuseLargePayload } from './payload.ts'
import { readProtocolEvent, type ReadEvent } from './protocol-event.ts'

const PATH = '/rest/organizations/{org}/events/v1'
const MAX_EVENTS = 100

/** The endpoint of the event protocol, and the one that only says what it thinks of events. */
export function protocolRoutes(record: RecordEvents): Route[] {
  const common = { method: 'POST', caller: 'beacon', purpose: 'events' } as const
  return [
    {
      ...common,
      path: PATH,
      async handle(context: HandlerContext) {
        const events = readEvents(context.request.body)
        await record(
          context,
          events.filter((event) => event.isValid),
        )
        return answerJson({ events: events.map(toReceipt) })
      },
    },
    {
      ...common,
      path: `${PATH}/validate`,
      handle({ request }: HandlerContext) {
        const events = readEvents(request.body)
        return Promise.resolve(
          answerJson(
            events.map((event) => ({
              valid: event.isValid,
              errors: event.isValid ? [] : event.errors,
            })),
          ),
        )
      },
    },
  ]
}

function readEvents(body: string): ReadEvent[] {
  refuseLargePayload(body)
  const events = readJson(body)
  if (!Array.isArray(events)) {
    throw new ProtocolError('INVALID_REQUEST', 'The payload is not an array of events.')
  }
  if (events.length === 0) throw new ProtocolError('INVALID_REQUEST', 'The payload has no events.')
  if (events.length > MAX_EVENTS) {
    throw new ProtocolError('INVALID_REQUEST', `The payload has more than ${MAX_EVENTS} events.`)
  }
  return events.map(readProtocolEvent)
}

function toReceipt(event: ReadEvent) {
  return event.isValid ? { accepted: true } : { accepted: false, errors: event.errors }
}
