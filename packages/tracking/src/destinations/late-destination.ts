import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { ConsentGate } from '../consent/consent-gate.ts'
import type { TextStorage, TrackingEnvironment } from '../environment.ts'
import type { TrackingEvent } from '../events/tracking-event.ts'
import type { Destination } from './destination.ts'

/** More than a visitor does while something loads; who blocks it must not fill their memory with it. */
const MAX_WAITING = 50

interface LateParts {
  service: ConsentServiceId
  gate: ConsentGate
  /** Brings the destination with everything it needs; begun as soon as the visitor allows it. */
  open(): Promise<Destination>
  /** Of the tab: what the page could not hand over the next one does. */
  tabStorage: TextStorage
  log: TrackingEnvironment['log']
}

/**
 * A destination that has to be loaded first. What comes before it is ready waits, and is carried to the
 * next page where the visitor is faster. One that cannot be loaded is tried again with the next events,
 * and costs nobody else theirs.
 */
export function createLateDestination(parts: LateParts): Destination {
  const { service, gate, open, log } = parts
  const carried = createCarried(parts)
  let ready: Destination | null = null
  let isOpening = false
  let isSaid = false
  let waiting: TrackingEvent[] = []

  async function openOnce(): Promise<void> {
    if (ready || isOpening || !gate.allows(service)) return
    isOpening = true
    try {
      const opened = await open()
      // Not to be handed on to while events of before are still on their way.
      const events = gate.allows(service) ? [...carried.take(), ...waiting] : []
      ready = opened
      waiting = []
      if (events.length > 0) ready.deliver(events, false)
    } catch (error) {
      if (!isSaid) log('warn', `Events for ${service} cannot be sent.`, error)
      isSaid = true
    } finally {
      isOpening = false
    }
  }

  function decide(): void {
    if (gate.allows(service)) return void openOnce()
    waiting = []
    if (gate.standing() === 'decided') carried.forget()
  }

  decide()
  gate.subscribe(decide)

  return {
    service,
    deliver(events, isLeaving) {
      if (ready) return ready.deliver(events, isLeaving)
      waiting = [...waiting, ...events].slice(-MAX_WAITING)
      if (!isLeaving) return void openOnce()
      waiting = carried.put([...carried.take(), ...waiting].slice(-MAX_WAITING))
    },
  }
}

/** Events on their way from one page of the tab to the next. */
function createCarried({ service, tabStorage, log }: LateParts) {
  const key = `saum-carried-${service}`

  function forget(): void {
    try {
      tabStorage.remove(key)
    } catch {
      // Where nothing can be stored nothing was.
    }
  }

  return {
    forget,
    take(): TrackingEvent[] {
      try {
        const carried: unknown = JSON.parse(tabStorage.get(key) ?? '[]')
        // Written by the same code on the page before.
        return Array.isArray(carried) ? (carried as TrackingEvent[]).slice(-MAX_WAITING) : []
      } catch {
        return []
      } finally {
        forget()
      }
    },
    /** Answers with what could not be kept. */
    put(events: TrackingEvent[]): TrackingEvent[] {
      if (events.length === 0) return []
      try {
        tabStorage.set(key, JSON.stringify(events))
        return []
      } catch (error) {
        log('warn', `Events for ${service} could not be kept for the next page.`, error)
        return events
      }
    },
  }
}
