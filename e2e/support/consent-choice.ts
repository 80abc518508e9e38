import { expect, type BrowserContext } from '@playwright/test'
import { findConsent } from '@saum/tracking/consent/consent-cookie'

/** What the visitor's cookie says. */
export async function choiceIn(visitor: Pick<BrowserContext, 'cookies'>) {
  const cookies = await visitor.cookies()
  return findConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

export async function expectDecided(context: BrowserContext): Promise<void> {
  await expect.poll(() => choiceIn(context)).not.toBeNull()
}
