import type { Page } from '@playwright/test'
import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import { CONSENT_VERSION, writeConsent } from '@saum/tracking/consent/consent'
import { CONSENT_COOKIE } from '@saum/tracking/consent/consent-cookie'

const HOUR_MS = 60 * 60 * 1000
const NOW = Date.now()

const REFUSAL = writeConsent({
  version: CONSENT_VERSION,
  id: '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f',
  at: NOW - HOUR_MS,
  granted: [],
  refused: CONSENT_SERVICE_IDS,
})

/** Somebody who has refused everything before: no journey but that of the choice itself is asked. */
export const DECIDED_VISITOR = {
  cookies: [
    {
      name: CONSENT_COOKIE,
      value: REFUSAL,
      domain: '127.0.0.1',
      path: '/',
      expires: (NOW + 24 * HOUR_MS) / 1000,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

/** Somebody the shop has never seen. */
export const NEW_VISITOR = { cookies: [], origins: [] }

/** Makes a visitor one who has agreed to everything; the id leads to what is kept of them. */
export async function allowEverything(page: Page, origin: string, id: string): Promise<void> {
  const consent = { version: CONSENT_VERSION, id, at: Date.now(), granted: CONSENT_SERVICE_IDS }
  const value = writeConsent({ ...consent, refused: [] })
  await page.context().addCookies([{ name: CONSENT_COOKIE, value, url: origin }])
}
