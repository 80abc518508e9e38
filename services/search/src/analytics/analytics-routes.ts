import { randomUUID } from 'node:crypto'
import type { EventLog } from '../events/event-log.ts'
import type { Route } from '../http/route.ts'
import { createEventRecorder } from './event-recorder.ts'
import { protocolRoutes } from './protocol-routes.ts'
import { usageRoutes } from './usage-routes.ts'
import { visitRoutes } from './visit-routes.ts'

interface AnalyticsParts {
  events: EventLog
  newId?: () => string
}

/** Every address visitors' browsers report to: usage analytics and the event protocol. */
export function analyticsRoutes({ events, newId = randomUUID }: AnalyticsParts): Route[] {
  const record = createEventRecorder(events)
  return [...protocolRoutes(record), ...usageRoutes(record, newId), ...visitRoutes(events, newId)]
}
