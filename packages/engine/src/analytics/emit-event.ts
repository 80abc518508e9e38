import type { Configuration } from '../configuration.ts'
import type { Engine } from '../engine.ts'
import { analyticsHost } from './analytics-host.ts'
import { sendByBeacon } from './beacon.ts'
import { clientIdOf } from './client-id.ts'
import { engineSource } from './engine-source.ts'
import { truncateUrl } from './truncate-url.ts'

const MAX_URL_LENGTH = 1024

/**
 * Tells the provider what a visitor did; never throws, and never waits. Shop events go this way in both
 * modes: the usage protocol of legacy mode has no words for them.
 */
export function emitEvent(engine: Engine, type: string, payload: object): void {
  const { configuration, environment } = engine
  try {
    const clientId = clientIdOf(engine)
    if (clientId === '') return
    const event = { ...payload, meta: metaOf(engine, type, clientId) }
    sendByBeacon(
      environment,
      eventsUrl(configuration.get()),
      JSON.stringify([event]),
      'application/json',
    )
  } catch (error) {
    // A visitor must be able to go on shopping whatever happens to our records.
    environment.log('error', error instanceof Error ? error.message : String(error), { type })
  }
}

function eventsUrl(configuration: Configuration): string {
  const { analytics, accessToken, organizationId } = configuration
  const base =
    analytics.proxyBaseUrl ??
    `${analyticsHost(configuration)}/rest/organizations/${organizationId}/events/v1`
  return `${base}?access_token=${encodeURIComponent(accessToken)}`
}

function metaOf({ configuration, environment }: Engine, type: string, clientId: string) {
  const { referrer, userAgent, location } = environment.navigator()
  return {
    type,
    config: { trackingId: configuration.get().analytics.trackingId },
    ts: environment.now(),
    source: engineSource(configuration.get()),
    clientId,
    userAgent,
    referrer: shortened(referrer),
    location: shortened(location),
  }
}

function shortened(url: string | null): string | null {
  return url === null || url === '' ? null : truncateUrl(url, MAX_URL_LENGTH)
}
