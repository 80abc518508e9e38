import { CONTEXT } from '../context/context.ts'
import type { Engine } from '../engine.ts'
import { analyticsHost } from './analytics-host.ts'
import { sendByBeacon } from './beacon.ts'
import { clientIdOf } from './client-id.ts'
import { engineSource } from './engine-source.ts'
import { truncateUrl } from './truncate-url.ts'

const MAX_URL_LENGTH = 1024

/** An event of the shop; all of them say in which currency. */
export function emitShopEvent(engine: Engine, type: string, facts: object): void {
  emitEvent(engine, type, { currency: engine.state(CONTEXT).get().currency, ...facts })
}

/**
 * Tells the provider what a visitor did; never throws, and never waits. Shop events go this way in both
 * modes: the usage protocol of legacy mode has no words for them.
 */
export function emitEvent(engine: Engine, type: string, payload: object): void {
  const { configuration, environment } = engine
  try {
    const clientId = clientIdOf(engine)
    if (clientId === '') return
    const { analytics, accessToken, organizationId } = configuration.get()
    const { referrer, userAgent, location } = environment.navigator()
    const meta = {
      type,
      config: { trackingId: analytics.trackingId },
      ts: environment.now(),
      source: engineSource(configuration.get()),
      clientId,
      userAgent,
      referrer: shortened(referrer),
      location: shortened(location),
    }
    const base =
      analytics.proxyBaseUrl ??
      `${analyticsHost(configuration.get())}/rest/organizations/${organizationId}/events/v1`
    const url = `${base}?access_token=${encodeURIComponent(accessToken)}`
    sendByBeacon(environment, url, JSON.stringify([{ ...payload, meta }]), 'application/json')
  } catch (error) {
    // A visitor must be able to go on shopping whatever happens to our records.
    environment.log('error', error instanceof Error ? error.message : String(error), { type })
  }
}

function shortened(url: string | null): string | null {
  return url ? truncateUrl(url, MAX_URL_LENGTH) : null
}
