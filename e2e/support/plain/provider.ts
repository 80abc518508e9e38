import { expect } from '@playwright/test'
import type { PlainBrowser } from './browser.ts'

/** Where the payment provider takes over from the shop. */
export function expectAtProvider(plain: PlainBrowser): void {
  expect(plain.url.pathname).toMatch(/^\/payment-provider\/pay\//)
}

export async function answerWallet(
  plain: PlainBrowser,
  answer: 'confirm' | 'cancel',
): Promise<void> {
  expectAtProvider(plain)
  const button =
    answer === 'cancel'
      ? 'form[action$="/cancel"] button'
      : 'button[name="answer"][value="confirm"]'
  await plain.press(plain.one(button))
}

export async function typeCard(plain: PlainBrowser, number: string): Promise<void> {
  expectAtProvider(plain)
  const card = { number, expiry: '09/39', code: '123', holder: 'Marlene Vogt' }
  for (const [name, value] of Object.entries(card))
    plain.enter(plain.one(`[name="${name}"]`), value)
  await plain.press(plain.one('form[action$="/card"] button'))
}
