import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { EngineOptions } from '@saum/engine/configuration'
import type { Provider } from '#app/engine/provider.ts'

type AnalyticsMode = TrackingSettings['analyticsMode']

/** How an engine reports on a visitor who agreed: in which protocol, and to which address. */
export function analyticsOf(
  mode: AnalyticsMode,
  { analyticsMode, eventsUrl }: TrackingSettings,
  { organizationId, analyticsBaseUrl }: Provider,
): Partial<EngineOptions['analytics']> {
  // An address that was set up is one of the protocol that was.
  const proxyBaseUrl = (mode === analyticsMode ? eventsUrl : undefined) ?? ownAddress()
  return {
    enabled: true,
    mode,
    ...(proxyBaseUrl !== undefined && { proxyBaseUrl }),
  }

  /** The protocol of events takes a whole address, that of usage adds its own path. */
  function ownAddress(): string | undefined {
    if (analyticsBaseUrl === undefined || mode === 'legacy') return analyticsBaseUrl
    return `${analyticsBaseUrl}/rest/organizations/${organizationId}/events/v1`
  }
}
