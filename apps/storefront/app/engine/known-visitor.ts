import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Engine } from '@saum/engine/engine'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { consentGate } from '#app/visitor/consent-gate.ts'

/**
 * From now on an engine asks in the name of the visitor as long as they agree to be known to the search
 * provider, and of nobody else. In legacy mode searches are told by events of their own.
 */
export function askInNameOf(
  { configuration }: Pick<Engine, 'configuration'>,
  tracking: TrackingSettings,
  gate: Pick<ConsentGate, 'allows' | 'subscribe'> = consentGate(tracking),
): void {
  function follow(): void {
    const enabled = tracking.analyticsMode === 'next' && gate.allows('search-usage')
    configuration.update((all) =>
      all.analytics.enabled === enabled
        ? all
        : { ...all, analytics: { ...all.analytics, enabled } },
    )
  }
  follow()
  gate.subscribe(follow)
}
