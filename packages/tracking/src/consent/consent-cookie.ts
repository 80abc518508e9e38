import { readConsent, writeConsent, type Consent } from './consent.ts'

export const CONSENT_COOKIE = 'saum-consent'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Set by the server, since browsers forget after a week what scripts write; scripts may read it. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${writeConsent(consent)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** The choice among the cookies of a request or a page. */
export function findConsent(cookies: string | null | undefined): Consent | null {
  const prefix = `${CONSENT_COOKIE}=`
  const pair = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
  return readConsent(pair?.slice(prefix.length))
}
