import { expect } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { ORDER_NUMBER, type PaymentKey, type Shopper } from '../checkout.ts'
import type { PlainBrowser } from './browser.ts'
import { textOf } from './names.ts'

type Step = 'contact' | 'delivery' | 'review'

export function expectStep(plain: PlainBrowser, name: Step): void {
  expect(plain.one('saum-checkout form[data-send]').getAttribute('data-send')).toBe(name)
}

export async function send(plain: PlainBrowser, name: Step): Promise<void> {
  const form = `saum-checkout form[data-send="${name}"]`
  await plain.press(plain.one(`${form} > button[data-part="button"]`))
}

export async function passContact(
  plain: PlainBrowser,
  email: string,
  shopper: Shopper,
): Promise<void> {
  plain.enter(plain.one('[name="email"]'), email)
  for (const [name, value] of Object.entries(shopper)) {
    plain.enter(plain.one(`[name="shipping.${name}"]`), value)
  }
  await send(plain, 'contact')
  expectStep(plain, 'delivery')
}

/** Where gift cards pay for everything there is no payment to choose. */
export async function passDelivery(plain: PlainBrowser, payment: PaymentKey | null): Promise<void> {
  if (payment) plain.enter(plain.one(`input[name="payment"][value="${payment}"]`), true)
  await send(plain, 'delivery')
  expectStep(plain, 'review')
}

export async function order(plain: PlainBrowser): Promise<void> {
  plain.enter(plain.one('input[name="terms"]'), true)
  await send(plain, 'review')
}

/** The number on the confirmation page. */
export function orderedNumber(plain: PlainBrowser): string {
  expect(plain.url.pathname).toMatch(/\/success\//)
  const texts = plain.all('main dd').map((one) => one.textContent.trim())
  const number = texts.find((text) => ORDER_NUMBER.test(text))
  if (number === undefined) throw new Error('The confirmation shows no order number')
  return number
}

/** What every row of the sums says, in cents; what costs nothing is 0. */
export function amountsOf(list: HTMLElement): number[] {
  return list.querySelectorAll('dd').map((amount) => Number(textOf(amount).replaceAll(/\D/g, '')))
}
