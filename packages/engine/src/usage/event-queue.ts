import { within } from '../calls/within.ts'
import type { Environment } from '../environment.ts'

const FLUSH_DELAY_MS = 1000
const TIMEOUT_MS = 5000

export interface EventQueueOptions<Event> {
  /** Sends what has gathered; is told by the signal when it has taken too long. */
  deliver(events: readonly Event[], signal: AbortSignal): Promise<unknown>
  /** Sends what is left while the page goes away, so without waiting for an answer. */
  deliverOnLeave(events: readonly Event[]): void
  flushDelayMs?: number
  timeoutMs?: number
}

export interface EventQueue<Event> {
  add(event: Event): void
  /** Sends at once what has gathered. */
  flush(): void
  /** Sends what has gathered and stops listening for the visitor to leave. */
  close(): void
}

/**
 * Gathers events for a moment and sends them together, in order. What cannot be sent, or not in time,
 * is logged and dropped: no visitor waits for our records.
 */
export function createEventQueue<Event>(
  environment: Environment,
  {
    deliver,
    deliverOnLeave,
    flushDelayMs = FLUSH_DELAY_MS,
    timeoutMs = TIMEOUT_MS,
  }: EventQueueOptions<Event>,
): EventQueue<Event> {
  let waiting: Event[] = []
  let stopTimer: (() => void) | null = null

  function take(): Event[] {
    stopTimer?.()
    stopTimer = null
    const taken = waiting
    waiting = []
    return taken
  }

  function flush(): void {
    const events = take()
    if (events.length > 0) void deliverInTime(events)
  }

  async function deliverInTime(events: readonly Event[]): Promise<void> {
    try {
      await within(environment, { timeoutMs }, (signal) => deliver(events, signal))
    } catch (error) {
      logDropped(events, error)
    }
  }

  function logDropped({ length }: readonly Event[], error: unknown): void {
    environment.log('error', `${length} event(s) could not be sent and were dropped.`, error)
  }

  const stopListening = environment.onLeave(() => {
    const events = take()
    try {
      if (events.length > 0) deliverOnLeave(events)
    } catch (error) {
      logDropped(events, error)
    }
  })

  return {
    add(event) {
      waiting.push(event)
      stopTimer ??= environment.setTimer(flush, flushDelayMs)
    },
    flush,
    close() {
      flush()
      stopListening()
    },
  }
}
