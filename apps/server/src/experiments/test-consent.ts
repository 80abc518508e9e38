import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import { CONSENT_VERSION, type Consent } from '@saum/tracking/consent/consent'
import { consentCookie } from '@saum/tracking/consent/consent-cookie'
import { variantOf, type ExperimentVariant } from '@saum/tracking/experiments/assign'

/** Half of the visitors see the other version. */
export const HALF = [{ key: 'early-promises', share: 50 }] as const

/** A visitor who sees this version of `HALF`. */
export function aVisitor(variant: ExperimentVariant): string {
  for (;;) {
    const id = crypto.randomUUID()
    if (variantOf(id, HALF[0]) === variant) return id
  }
}

/** A request's cookie: unless said otherwise, a yes to everything. */
export function aConsentCookie(id: string, overrides: Partial<Consent> = {}): string {
  const consent: Consent = {
    version: CONSENT_VERSION,
    id,
    at: Date.now() - 1_000,
    granted: CONSENT_SERVICE_IDS,
    refused: [],
    ...overrides,
  }
  return consentCookie(consent, true).split(';', 1)[0] ?? ''
}
