import { answerJson } from '../http/json-answer.ts'
import type { HandlerContext, Route } from '../http/route.ts'
import type { RecordEvents, Reported } from './event-recorder.ts'
import { readUsagePayload } from './payload.ts'
import { READ_USAGE, USAGE_EVENT_TYPES, type UsageEventType } from './usage-event.ts'
import { findVisitorId, visitorCookie } from './visitor.ts'

/** Usage analytics is known under both; clients choose by how their base address ends. */
export const USAGE_BASES = ['/rest/v15/analytics', '/rest/ua/v15/analytics'] as const

/** Search, click, custom and view events, one per request, from scripts and from beacons. */
export function usageRoutes(record: RecordEvents, newId: () => string): Route[] {
  async function answer(context: HandlerContext, eventType: UsageEventType) {
    const { request, query } = context
    const read = READ_USAGE[eventType](readUsagePayload(eventType, request.body))
    const visitorId = findVisitorId([
      query.get('visitor'),
      query.get('visitorId'),
      read.clientId,
      visitorCookie(request.headers['cookie']),
    ])
    const reported: Reported[] =
      read.happening === null
        ? []
        : [{ happening: read.happening, clientId: read.isAnonymous ? null : visitorId }]
    await record(context, reported)
    return answerJson({ visitId: newId(), visitorId: visitorId ?? newId() })
  }

  return USAGE_BASES.flatMap((base) =>
    USAGE_EVENT_TYPES.map((eventType): Route => ({
      method: 'POST',
      path: `${base}/${eventType}`,
      caller: 'beacon',
      purpose: 'events',
      handle: (context) => answer(context, eventType),
    })),
  )
}
