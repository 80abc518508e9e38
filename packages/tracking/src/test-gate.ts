import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { Consent } from './consent/consent.ts'
import { createConsentGate, type ConsentGate } from './consent/consent-gate.ts'
import { decideConsent } from './consent/decide-consent.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
export const OFFERED: readonly ConsentServiceId[] = [
  'visit-statistics',
  'search-usage',
  'tag-manager',
]

interface TestGate {
  gate: ConsentGate
  /** The visitor decides on everything: yes to these, no to the rest. */
  choose(...allowed: readonly ConsentServiceId[]): void
}

/** A gate whose visitor has not been asked yet; `isSilenced` is one whose browser says no. */
export function aGate({ isSilenced = false } = {}): TestGate {
  let consent: Consent | null = null
  const gate = createConsentGate({
    offered: OFFERED,
    privacy: { doNotTrack: null, globalPrivacyControl: isSilenced },
    read: () => consent,
    now: () => NOW,
  })
  return {
    gate,
    choose(...wished) {
      consent = aConsent(wished, NOW)
      gate.refresh()
    },
  }
}

/** A visitor who has said yes to these and no to the rest. */
export function aGateFor(...allowed: readonly ConsentServiceId[]): TestGate {
  const visitor = aGate()
  visitor.choose(...allowed)
  return visitor
}

export function aConsent(wished: readonly ConsentServiceId[], now: number): Consent {
  const newId = () => '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'
  return decideConsent({ offered: OFFERED, wished, before: null, now, newId })
}
