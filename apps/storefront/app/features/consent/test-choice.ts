import type { ConsentServiceId } from '@saum/domain/consent-services'
import { consentCookie } from '@saum/tracking/consent/consent-cookie'
import { decideConsent } from '@saum/tracking/consent/decide-consent'
import { OFFERED } from './test-browser.ts'

const ID = '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'

/** The cookie our server sets for somebody who allows these services. */
export function cookieOf(...wished: ConsentServiceId[]): string {
  const parts = { offered: OFFERED, wished, before: null, now: Date.now(), newId: () => ID }
  return consentCookie(decideConsent(parts), true)
}
