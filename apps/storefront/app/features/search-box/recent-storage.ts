import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { consentGate } from '#app/visitor/consent-gate.ts'

/** Searches are kept for the next visit where the visitor allows it, else as long as the tab is open. */
export function recentStorage(tracking: TrackingSettings): Storage {
  return consentGate(tracking).allows('recent-searches') ? localStorage : sessionStorage
}
