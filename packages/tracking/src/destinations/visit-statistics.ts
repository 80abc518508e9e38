import type { ConsentGate } from '../consent/consent-gate.ts'
import type { TrackingEnvironment } from '../environment.ts'
import type { TrackingEvent } from '../events/tracking-event.ts'
import type { Destination } from './destination.ts'
import { toVisitEvent } from './visit-event.ts'
import { toMessages } from './visit-messages.ts'
import { createVisit } from './visit.ts'

const TIMEOUT_MS = 5000
/** Of what could not be sent, so much is kept for another attempt. */
const MAX_UNSENT = 200
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

const TOO_LARGE =
  'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).'
const NO_BEACON = 'navigator.sendBeacon is not supported in this browser.'

const SERVICE = 'visit-statistics'

interface VisitParts {
  /** Where our own server takes events. */
  url: string
  gate: ConsentGate
  environment: TrackingEnvironment
}

/** Tells our own server what happens in visits, so that the shop can be reported on. */
export function createVisitStatistics({ url, gate, environment }: VisitParts): Destination {
  const { log, sendBeacon, setTimer, elapsed } = environment
  const visit = createVisit(environment)
  const post = createPost(url, environment)
  let unsent: TrackingEvent[] = []
  let retryMs = FIRST_RETRY_MS
  /** While there is one nobody takes anything, and nothing is tried before its time. */
  let stopRetry: (() => void) | null = null

  function bodyOf(events: readonly TrackingEvent[]): string {
    const told = events.map((event) => toVisitEvent(event, elapsed()))
    return JSON.stringify({ visitId: visit.id(), events: told })
  }

  async function send(events: TrackingEvent[]): Promise<void> {
    const outcome = await post(bodyOf(events), events[0]?.name ?? '')
    if (outcome === 'done') retryMs = FIRST_RETRY_MS
    else if (gate.allows(SERVICE)) keepForLater(events)
  }

  /** An event that was sent twice is still one: our server knows it by its id. */
  function keepForLater(events: readonly TrackingEvent[]): void {
    unsent = [...unsent, ...events].slice(-MAX_UNSENT)
    if (stopRetry !== null) return
    stopRetry = setTimer(tryAgain, retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  function tryAgain(): void {
    stopRetry = null
    if (gate.allows(SERVICE)) deliver([], false)
    else unsent = []
  }

  function leaveWith(events: TrackingEvent[]): void {
    if (sendBeacon === null) log('warn', NO_BEACON)
    // Its own limit may be reached; a request that outlives the page has another one.
    if (!sendBeacon?.(url, bodyOf(events))) void send(events)
    // A beacon does not say whether it arrives, and just now nothing does; the page may stay after all.
    else if (stopRetry !== null) keepForLater(events)
  }

  function deliver(events: readonly TrackingEvent[], isLeaving: boolean): void {
    if (stopRetry !== null && !isLeaving) return keepForLater(events)
    const all = [...unsent, ...events]
    unsent = []
    const messages = toMessages(all, bodyOf)
    if (messages.flat().length < all.length) log('error', TOO_LARGE)
    for (const message of messages) {
      if (isLeaving) leaveWith(message)
      else void send(message)
    }
  }

  /** A no ends what still waits to be sent. */
  gate.subscribe(() => {
    if (gate.allows(SERVICE)) return
    stopRetry?.()
    stopRetry = null
    unsent = []
  })

  return { service: SERVICE, deliver }
}

/** `later`: nobody has taken it, but somebody may. */
type Outcome = 'done' | 'later'

function createPost(url: string, { fetch, log }: TrackingEnvironment) {
  let isSaid = false

  /** Once a page: who is offline for an hour does not read it a hundred times. */
  function logFailure(eventName: string, detail: unknown): void {
    if (isSaid) return
    isSaid = true
    const words = `An error has occurred when sending the "${eventName}" event. Check the console logs for more details.`
    log('error', words, detail)
  }

  return async (body: string, eventName: string): Promise<Outcome> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // What is on its way arrives, also when the page is gone.
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) logFailure(eventName, response.status)
      return response.status >= 500 || response.status === 429 ? 'later' : 'done'
    } catch (error) {
      logFailure(eventName, error)
      return 'later'
    }
  }
}
