import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Engine } from '@saum/engine/engine'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { consentGate } from '#app/visitor/consent-gate.ts'

/**
 * Sends the visitor's id with requests of this engine for as long as the visitor consents to it. In legacy
 * mode separate events report searches.
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
