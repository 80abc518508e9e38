import { MAX_VISIT_EVENTS } from '@saum/domain/visit-limits'
import type { TrackingEvent } from '../events/tracking-event.ts'

const MAX_BODY_BYTES = 32 * 1024

/** As few messages as may be, each of which our server takes, in order; an event that is too large is none. */
export function toMessages(
  events: readonly TrackingEvent[],
  bodyOf: (events: readonly TrackingEvent[]) => string,
): TrackingEvent[][] {
  if (events.length === 0) return []
  const size = new TextEncoder().encode(bodyOf(events)).length
  if (events.length <= MAX_VISIT_EVENTS && size <= MAX_BODY_BYTES) return [[...events]]
  if (events.length === 1) return []
  const half = Math.ceil(events.length / 2)
  return [...toMessages(events.slice(0, half), bodyOf), ...toMessages(events.slice(half), bodyOf)]
}
