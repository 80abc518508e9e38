import { sendByBeacon } from '../analytics/beacon.ts'
import type { Engine } from '../engine.ts'
import { askUsage, bearerHeader } from './ask-usage.ts'
import { usageAddress } from './usage-address.ts'
import type { UsageEvent } from './usage-event.ts'
import { preprocessed, type UsageHooks } from './usage-hooks.ts'
import type { Visitor } from './visitor.ts'

/** What the provider answers to an event. */
export interface UsageReply {
  visitId: string
  visitorId: string
}

interface Sender {
  engine: Engine
  visitor: Visitor
  hooks: UsageHooks
}

/** Sends an event and waits for the answer; rejects when it is refused. */
export async function deliverByFetch(
  { engine, visitor, hooks }: Sender,
  { type, payload }: UsageEvent,
  signal: AbortSignal,
): Promise<UsageReply | null> {
  const { configuration, environment } = engine
  const visitorId = visitor.id()
  const { url, body } = preprocessed(environment, hooks, {
    url: `${usageAddress(configuration.get())}/${type}${visitorId && `?visitor=${visitorId}`}`,
    body: JSON.stringify(payload),
  })
  const answer = await askUsage(engine, url, {
    method: 'POST',
    headers: { ...bearerHeader(engine), 'Content-Type': 'application/json' },
    body,
    signal,
  })
  if (answer === null) return null
  if (!answer.isOk) {
    // Not what it says: what a visitor looks for is nobody else's business.
    environment.log('error', `The "${type}" event was refused.`, { status: answer.status })
    throw new Error(
      `An error has occurred when sending the "${type}" event. Check the console logs for more details.`,
    )
  }
  visitor.remember(answer.texts['visitorId'])
  return { visitId: answer.texts['visitId'] ?? '', visitorId: visitor.id() }
}

/** Sends an event while the page goes away; what cannot be sent is logged and dropped. */
export function deliverByBeacon(
  { engine, visitor, hooks }: Sender,
  { type, payload }: UsageEvent,
): void {
  const { configuration, environment } = engine
  const visitorId = visitor.id()
  const token = encodeURIComponent(configuration.get().accessToken)
  const parameters = `access_token=${token}${visitorId && `&visitorId=${visitorId}`}&discardVisitInfo=true`
  const { url, body } = preprocessed(environment, hooks, {
    url: `${usageAddress(configuration.get())}/${type}?${parameters}`,
    body: JSON.stringify(payload),
  })
  try {
    sendByBeacon(
      environment,
      url,
      `${type}Event=${encodeURIComponent(body)}`,
      'application/x-www-form-urlencoded',
    )
  } catch (error) {
    environment.log('error', error instanceof Error ? error.message : String(error), { type })
  }
}
