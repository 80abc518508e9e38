import type { Backend } from '@saum/contract/backend'
import type { ResultOf } from '@saum/contract/call'
import { getMeasured } from '@saum/contract/report'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { asksAgainAt, grants, isCurrent } from '@saum/tracking/consent/consent'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'

export type Measured = ResultOf<typeof getMeasured>

export interface ConsentView {
  granted: readonly ConsentServiceId[]
  /** When the visitor chose and is asked again; `null` while they have not chosen. */
  chosen: { at: number; againAt: number } | null
  /** The browser of the visitor says no. */
  isSilenced: boolean
}

/** What the visitor has chosen, as their request tells it. */
export function readConsentView(
  headers: Headers,
  offered: readonly ConsentServiceId[],
  now: number,
): ConsentView {
  const isSilenced = requestsPrivacy(headers)
  const consent = findConsent(headers.get('cookie'))
  if (isSilenced || !isCurrent(consent, [], now)) {
    return { granted: [], chosen: null, isSilenced }
  }
  const granted = offered.filter((service) => grants(consent, service, now))
  return { granted, chosen: { at: consent.at, againAt: asksAgainAt(consent) }, isSilenced }
}

/** What was counted about the visitor, in numbers; `null` where nothing may be counted. */
export async function loadMeasured(
  backend: Backend,
  headers: Headers,
  { granted }: ConsentView,
): Promise<Measured | null> {
  const consent = findConsent(headers.get('cookie'))
  if (consent === null || !granted.includes('visit-statistics')) return null
  const measured = await backend.call(getMeasured, { consentId: consent.id })
  return measured.ok ? measured.value : null
}
