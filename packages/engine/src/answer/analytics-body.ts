import { clientIdOf } from '../analytics/client-id.ts'
import { engineSource } from '../analytics/engine-source.ts'
import type { Engine } from '../engine.ts'

/** What answers and the classic search are told about who asks, and why. */
export function analyticsBody(engine: Engine, actionCause?: string): object {
  const { configuration, environment } = engine
  const { analytics } = configuration.get()
  const { originContext, userDisplayName, deviceId, trackingId } = analytics
  const { referrer, location, capture } = environment.navigator()
  const clientId = clientIdOf(engine)
  return {
    clientId,
    clientTimestamp: new Date(environment.now()).toISOString(),
    documentReferrer: referrer,
    documentLocation: analytics.documentLocation ?? location,
    originContext,
    ...(actionCause && { actionCause }),
    ...(userDisplayName && { userDisplayName }),
    ...(deviceId && { deviceId }),
    ...(trackingId && { trackingId }),
    // Whom we do not know the provider must not record.
    capture: capture ?? clientId !== '',
    source: engineSource(configuration.get()),
  }
}
