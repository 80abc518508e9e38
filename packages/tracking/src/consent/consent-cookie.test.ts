import { describe, expect, it } from 'vitest'
import { CONSENT_VERSION, type Consent } from './consent.ts'
import { CONSENT_COOKIE, consentCookie, findConsent } from './consent-cookie.ts'

const CONSENT: Consent = {
  version: CONSENT_VERSION,
  id: '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f',
  at: Date.UTC(2026, 10, 17, 10),
  granted: ['tag-manager'],
  refused: [],
}

describe('[6.5] the cookie of a choice', () => {
  const cookie = consentCookie(CONSENT, true)
  const pair = cookie.split(';', 1)[0]!

  it('lasts a year, for the whole shop, readable by scripts, and only over https', () => {
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/)
    expect(cookie).not.toMatch(/httponly/i)
    expect(consentCookie(CONSENT, false)).not.toMatch(/secure/i)
  })

  it.each([pair, `saum-shop=de; ${pair}; x=1`, `a=b;${pair}`])('is found in %s', (cookies) => {
    expect(findConsent(cookies)).toEqual(CONSENT)
  })

  it.each([null, undefined, '', 'x=1', `not-${pair}`, `${CONSENT_COOKIE}=`, CONSENT_COOKIE])(
    'is not found in %s',
    (cookies) => {
      expect(findConsent(cookies)).toBeNull()
    },
  )
})
