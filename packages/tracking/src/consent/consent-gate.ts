import type { ConsentServiceId } from '@saum/domain/consent-services'
import { grants, isCurrent, type Consent } from './consent.ts'
import { asksForPrivacy, type PrivacySignals } from './privacy-signal.ts'

/** Where the visitor stands: not asked yet, or decided, be it by a signal of their browser. */
export type ConsentStanding = 'undecided' | 'decided'

/** The one place everything that follows visitors asks before it does anything. */
export interface ConsentGate {
  standing(): ConsentStanding
  /** Whether the browser itself says no, so that nobody need be asked. */
  isSilenced(): boolean
  consent(): Consent | null
  allows(service: ConsentServiceId): boolean
  /** Reads the choice again: it was made here, or in another tab. */
  refresh(): void
  /** Called after every change of the choice; answers with the way to stop listening. */
  subscribe(listener: () => void): () => void
}

interface GateParts {
  /** What the visitor may be asked for in this shop. */
  offered: readonly ConsentServiceId[]
  privacy: PrivacySignals
  read(): Consent | null
  now(): number
}

export function createConsentGate({ offered, privacy, read, now }: GateParts): ConsentGate {
  const isSilenced = asksForPrivacy(privacy)
  const listeners = new Set<() => void>()
  let consent = read()

  function refresh(): void {
    const before = JSON.stringify(consent)
    consent = read()
    if (JSON.stringify(consent) === before) return
    for (const listener of listeners) listener()
  }

  return {
    standing: () =>
      isSilenced || offered.length === 0 || isCurrent(consent, offered, now())
        ? 'decided'
        : 'undecided',
    isSilenced: () => isSilenced,
    consent: () => consent,
    allows: (service) =>
      !isSilenced && offered.includes(service) && grants(consent, service, now()),
    refresh,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
