import {
  CONSENT_SERVICE_IDS,
  CONSENT_SERVICES,
  type ConsentServiceId,
} from '@saum/domain/consent-services'

/** Grows when the texts a visitor decides by change so much that they have to be asked again. */
export const CONSENT_VERSION = 1

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Clocks of servers differ a little; a choice of tomorrow is none. */
const CLOCK_SLACK_MS = 5 * 60 * 1000

/** What a visitor has decided, and when. */
export interface Consent {
  version: number
  /** Random; leads to the kept proof, and stays the same when the visitor decides anew. */
  id: string
  /** Milliseconds, whole seconds only. */
  at: number
  granted: readonly ConsentServiceId[]
  /** Asked for as well, and not allowed. */
  refused: readonly ConsentServiceId[]
}

const TEXT = /^(\d{1,3})\.([\da-z]{1,9})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z]*)$/i

/** A choice as the cookie holds it: `1.t3k2vw.580f46e5-….SUg`, allowed services in capitals. */
export function writeConsent({ version, at, id, granted, refused }: Consent): string {
  const codes = [
    ...granted.map((service) => CONSENT_SERVICES[service].code.toUpperCase()),
    ...refused.map((service) => CONSENT_SERVICES[service].code),
  ]
  return `${version}.${Math.floor(at / 1000).toString(36)}.${id}.${codes.join('')}`
}

/** `null` for everything that is no choice of ours; anybody can write a cookie. */
export function readConsent(text: string | null | undefined): Consent | null {
  const [, version, seconds, id, codes] = TEXT.exec(text ?? '') ?? []
  if (version === undefined || seconds === undefined || id === undefined) return null
  const named = (code: (service: ConsentServiceId) => string) =>
    CONSENT_SERVICE_IDS.filter((service) => codes?.includes(code(service)))
  const granted = named((service) => CONSENT_SERVICES[service].code.toUpperCase())
  const refused = named((service) => CONSENT_SERVICES[service].code)
  // Who says both has not said yes.
  const clear = granted.filter((service) => !refused.includes(service))
  return {
    version: Number(version),
    at: Number.parseInt(seconds, 36) * 1000,
    id: id.toLowerCase(),
    granted: clear,
    refused,
  }
}

/** Whether the visitor need not be asked: they decided on everything there is, in our words of today. */
export function isCurrent(
  consent: Consent | null,
  offered: readonly ConsentServiceId[],
  now: number,
): consent is Consent {
  if (consent === null || consent.version !== CONSENT_VERSION) return false
  if (consent.at > now + CLOCK_SLACK_MS || now >= asksAgainAt(consent)) return false
  const decided = [...consent.granted, ...consent.refused]
  return offered.every((service) => decided.includes(service))
}

/** From when on a choice does not count any more. */
export function asksAgainAt({ at }: Consent): number {
  return at + YEAR_MS
}

/** A choice that has run out or is not of our words allows nothing; a new service only itself. */
export function grants(consent: Consent | null, service: ConsentServiceId, now: number): boolean {
  return isCurrent(consent, [service], now) && consent.granted.includes(service)
}
