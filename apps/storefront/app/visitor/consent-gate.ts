import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { createConsentGate, type ConsentGate } from '@saum/tracking/consent/consent-gate'

let tabGate: ConsentGate | undefined

/** One per tab, made by whoever asks first. */
export function consentGate({ services }: TrackingSettings): ConsentGate {
  tabGate ??= createConsentGate({
    offered: services,
    privacy: {
      // Older browsers have it on the window.
      doNotTrack: 'doNotTrack' in window ? window.doNotTrack : navigator.doNotTrack,
      globalPrivacyControl:
        'globalPrivacyControl' in navigator ? navigator.globalPrivacyControl : undefined,
    },
    read: () => findConsent(document.cookie),
    now: () => Date.now(),
  })
  return tabGate
}
