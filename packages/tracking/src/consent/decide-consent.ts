import type { ConsentServiceId } from '@saum/domain/consent-services'
import { CONSENT_VERSION, grants, type Consent } from './consent.ts'

interface Decision {
  /** What the visitor was asked for. */
  offered: readonly ConsentServiceId[]
  /** What they allow of it. */
  wished: readonly ConsentServiceId[]
  /** What they chose last; their id stays, so that what was kept under it can be forgotten. */
  before: Consent | null
  now: number
  newId(): string
}

/** Everything that was asked for and not allowed is refused; what was not asked for is neither. */
export function decideConsent({ offered, wished, before, now, newId }: Decision): Consent {
  return {
    version: CONSENT_VERSION,
    id: before?.id ?? newId(),
    at: Math.floor(now / 1000) * 1000,
    granted: offered.filter((service) => wished.includes(service)),
    refused: offered.filter((service) => !wished.includes(service)),
  }
}

/** What the visitor allowed until now and does not any more. */
export function withdrawnServices(
  before: Consent | null,
  after: Consent | null,
  now: number,
): ConsentServiceId[] {
  return (before?.granted ?? []).filter(
    (service) => grants(before, service, now) && !grants(after, service, now),
  )
}
