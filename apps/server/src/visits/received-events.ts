import { visitEvent, type VisitEvent } from '@saum/contract/tracking-event'
import { looksPersonal, MAX_QUERY_LENGTH, toCountedQuery } from '@saum/domain/personal-text'
import { MAX_VISIT_EVENTS } from '@saum/domain/visit-limits'
import * as v from '@saum/schema/schema'
import { toPlainPath } from './plain-path.ts'

const message = v.object({
  visitId: v.pipe(v.string(), v.uuid()),
  events: v.array(v.unknown()),
})

export interface ReceivedEvents {
  visitId: string
  events: VisitEvent[]
}

/** What a page has sent; `null` when it is no such message. Faulty events are left out, the others count. */
export function readReceivedEvents(text: string): ReceivedEvents | null {
  const parsed = v.safeParse(message, parseJson(text))
  if (!parsed.success) return null
  const { visitId, events } = parsed.output
  return { visitId, events: events.slice(0, MAX_VISIT_EVENTS).flatMap(toEvent) }
}

function toEvent(sent: unknown): VisitEvent[] {
  if (typeof sent !== 'object' || sent === null) return []
  const query = 'query' in sent ? toPlainQuery(sent.query) : undefined
  const parsed = v.safeParse(visitEvent, { ...sent, query })
  if (!parsed.success) return []
  return [{ ...parsed.output, path: toPlainPath(parsed.output.path) }]
}

/** Who looks for a person or an order is a visitor; what they typed is nobody's business. */
function toPlainQuery(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent
  const query = toCountedQuery(sent)
  return query === '' || looksPersonal(query) ? undefined : query.slice(0, MAX_QUERY_LENGTH)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is not JSON is no message, like anything else that does not look like one.
    return null
  }
}
