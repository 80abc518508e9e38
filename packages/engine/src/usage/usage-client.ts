import { createEventQueue } from './event-queue.ts'
import { addToHistory, clearHistory } from '../analytics/history.ts'
import { mayFollow } from '../analytics/may-follow.ts'
import type { Engine } from '../engine.ts'
import { askUsage, bearerHeader } from './ask-usage.ts'
import { cleanPayload } from './clean-payload.ts'
import { deliverByBeacon, deliverByFetch, type UsageReply } from './deliver-usage.ts'
import { languageOf } from './language-of.ts'
import { usageAddress } from './usage-address.ts'
import type { UsageEvent, UsagePayload, UsageType } from './usage-event.ts'
import { hookedPayload, type UsageHooks } from './usage-hooks.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface UsageOptions extends UsageHooks {
  /** The title of the page, for view events. */
  title?: () => string
}

/** Tells the provider of legacy mode what visitors do; silent where nobody may be followed. */
export interface UsageClient {
  visitor: Visitor
  /** Rejects when the provider refuses the event; `null` when there is no answer. */
  send(type: UsageType, payload: UsagePayload): Promise<UsageReply | null>
  loadVisit(): Promise<{ id: string; visitorId: string } | null>
  deleteVisit(): Promise<void>
  loadHealth(): Promise<{ status: string } | null>
  /** Forgets who the visitor is and what is remembered of earlier searches. */
  clear(): void
  close(): void
}

interface WaitingEvent extends UsageEvent {
  settle(reply: Promise<UsageReply | null> | null): void
}

export function createUsageClient(engine: Engine, options: UsageOptions): UsageClient {
  if (!isGiven(options)) throw new Error('You have to pass options to this constructor.')
  const visitor = createVisitor(engine)
  const sender = { engine, visitor, hooks: options }

  function deliverAtOnce(event: WaitingEvent): void {
    deliverByBeacon(sender, event)
    event.settle(null)
  }

  async function deliver(event: WaitingEvent, signal: AbortSignal): Promise<void> {
    // A click leads away from the page, so its event must outlive it.
    if (event.type === 'click' && engine.environment.sendBeacon !== null) {
      return deliverAtOnce(event)
    }
    const reply = deliverByFetch(sender, event, signal)
    event.settle(reply)
    await reply
  }

  const queue = createEventQueue<WaitingEvent>(engine.environment, {
    flushDelayMs: 0,
    // Whoever sent an event hears of its failure; the queue need not know.
    deliver: (events, signal) => Promise.allSettled(events.map((event) => deliver(event, signal))),
    deliverOnLeave: (events) => events.forEach(deliverAtOnce),
  })

  return {
    visitor,
    async send(type, payload) {
      if (!mayFollow(engine)) return null
      if (type === 'view') addToHistory(engine, 'PageView', viewedContent(payload))
      const complete = completed(engine, options, type, { ...payload, clientId: visitor.id() })
      const hooked = hookedPayload(engine.environment, options, type, complete)
      return new Promise((settle) => {
        const { accessToken } = engine.configuration.get()
        queue.add({ type, payload: cleanPayload(type, hooked, accessToken), settle })
      })
    },
    ...createVisits(engine, visitor),
    clear() {
      visitor.forget()
      clearHistory(engine)
    },
    close: queue.close,
  }
}

function createVisits(
  engine: Engine,
  visitor: Visitor,
): Pick<UsageClient, 'loadVisit' | 'deleteVisit' | 'loadHealth'> {
  const address = (path: string) => `${usageAddress(engine.configuration.get())}/${path}`
  return {
    async loadVisit() {
      if (!mayFollow(engine)) return null
      const answer = await askUsage(engine, address('visit'), { method: 'GET' })
      if (answer?.isOk !== true) return null
      const { id = '', visitorId = '' } = answer.texts
      visitor.remember(visitorId)
      return { id, visitorId }
    },
    async deleteVisit() {
      if (!mayFollow(engine)) return
      await askUsage(engine, address('visit'), { method: 'DELETE', headers: bearerHeader(engine) })
    },
    async loadHealth() {
      const answer = await askUsage(engine, address('monitoring/health'), { method: 'GET' })
      return answer?.isOk === true ? { status: answer.texts['status'] ?? '' } : null
    },
  }
}

/** Adds what every event says about the page and the device, unless it says so itself. */
function completed(
  { configuration, environment }: Engine,
  { title }: UsageOptions,
  type: UsageType,
  payload: UsagePayload,
): UsagePayload {
  const { location, referrer, userAgent } = environment.navigator()
  return {
    language: languageOf(configuration.get().classic.locale),
    userAgent: userAgent ?? 'unknown',
    ...(type === 'view' && { location, referrer, title: title?.() }),
    ...payload,
  }
}

function viewedContent({ contentIdValue }: UsagePayload): string | undefined {
  return typeof contentIdValue === 'string' ? contentIdValue : undefined
}

/** Callers without types are told as well. */
function isGiven(options: unknown): boolean {
  return typeof options === 'object' && options !== null
}
