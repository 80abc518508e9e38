import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { ConsentGate } from '../consent/consent-gate.ts'
import type { Destination } from '../destinations/destination.ts'
import type { TrackingEnvironment } from '../environment.ts'
import type { TrackedPage, TrackingEvent, TrackingFacts } from './tracking-event.ts'

const FLUSH_DELAY_MS = 1000
/** Who leaves the question unanswered for long has done more than anybody needs to know. */
const MAX_WAITING = 200

export interface Tracker {
  track(facts: TrackingFacts, page: TrackedPage): void
}

interface Waiting {
  event: TrackingEvent
  /** Who may know of it: all who are allowed when it happens, or everybody there is to decide on. */
  services: readonly ConsentServiceId[]
}

interface TrackerParts {
  gate: ConsentGate
  destinations: readonly Destination[]
  environment: Pick<TrackingEnvironment, 'elapsed' | 'randomId' | 'setTimer' | 'onLeave' | 'log'>
}

/**
 * Gathers events for a moment and hands them on together, in order, each once. Until the visitor has
 * decided they stay in memory: a yes sends them to whom it allows, a no ends them, as leaving does.
 */
export function createTracker({ gate, destinations, environment }: TrackerParts): Tracker {
  let waiting: Waiting[] = []
  let stopTimer: (() => void) | null = null
  let isLeaving = false

  function servicesNow(): ConsentServiceId[] {
    const isUndecided = gate.standing() === 'undecided'
    return destinations
      .map(({ service }) => service)
      .filter((service) => isUndecided || gate.allows(service))
  }

  function handOn(): void {
    stopTimer?.()
    stopTimer = null
    if (gate.standing() === 'undecided') return
    const gathered = waiting
    waiting = []
    for (const destination of destinations) {
      const { service } = destination
      if (!gate.allows(service)) continue
      const own = gathered.filter(({ services }) => services.includes(service))
      // Who leaves is asked also without news: something may wait to be sent once more.
      if (own.length > 0 || isLeaving) deliver(destination, own)
    }
  }

  /** Tags of others are called in there: what they break costs nobody else an event. */
  function deliver(destination: Destination, gathered: readonly Waiting[]): void {
    try {
      destination.deliver(
        gathered.map(({ event }) => event),
        isLeaving,
      )
    } catch (error) {
      environment.log('error', `Events for ${destination.service} were not taken.`, error)
    }
  }

  /** Others may have something to tell in the same moment, after us; that must not wait for a timer. */
  function leave(): void {
    isLeaving = true
    handOn()
    environment.setTimer(() => {
      isLeaving = false
    }, 0)
  }

  environment.onLeave(leave)
  gate.subscribe(handOn)

  return {
    track(facts, page) {
      const services = servicesNow()
      if (services.length === 0) return
      const id = environment.randomId()
      waiting.push({ event: { ...facts, id, page, happenedAt: environment.elapsed() }, services })
      if (waiting.length > MAX_WAITING) {
        waiting.shift()
        environment.log('warn', 'Too many events wait for a choice; the oldest was dropped.')
      }
      if (isLeaving) handOn()
      else stopTimer ??= environment.setTimer(handOn, FLUSH_DELAY_MS)
    },
  }
}
