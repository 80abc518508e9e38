import type { Basket } from '@saum/contract/basket-shape'
import type { Product } from '@saum/contract/product'
import type { Shop, ShopPath } from '@saum/domain/shops'
import { expect, type Locator, type Page } from '@playwright/test'
import { callAsVisitor, plentyOf } from './basket.ts'
import { findProduct } from './range.ts'

export interface Shopper {
  firstName: string
  lastName: string
  street: string
  zipCode: string
  city: string
}

export const SHOPPERS: Readonly<Record<ShopPath, Shopper>> = {
  de: address('Marlene Vogt', 'Ackerstraße 12', '10115 Berlin'),
  at: address('Theresa Huber', 'Webgasse 4', '1060 Wien'),
  ch: address('Seraina Keller', 'Nähweg 9', '8004 Zürich'),
  'fr-ch': address('Camille Rochat', 'Rue du Fil 3', '1204 Genève'),
  en: address('Harriet Weaver', 'Threadgasse 8', '10117 Berlin'),
}

function address(name: string, street: string, place: string): Shopper {
  const [firstName = '', lastName = ''] = name.split(' ')
  const [zipCode = '', city = ''] = place.split(' ')
  return { firstName, lastName, street, zipCode, city }
}

/** Nobody else has it, however often a journey is made. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${process.pid}@saum.example`
}

/** New to nobody: an invoice may be up to 150, a gift card up to 250, and vouchers begin at 60. */
function isAffordable(product: Product): boolean {
  const cents = plentyOf(product)?.price.withTax ?? 0
  return cents >= 7_000 && cents <= 12_000
}

/** What a shopper has chosen before the journey begins. */
export async function fillBasket(
  page: Pick<Page, 'request'>,
  { origin, shop }: { origin: string; shop: Shop },
  variantId?: number,
): Promise<Basket> {
  const id = variantId ?? plentyOf(await findProduct(origin, shop, isAffordable))?.id
  const payload = { variantId: id, quantity: 1 }
  return (await callAsVisitor(page, { origin, shop }, 'addItemToBasket', payload)).basket
}

/** At the first step unless another is named: the shop skips what it knows of a customer. */
export async function openCheckout(page: Page, { path }: Shop, at = 'contact'): Promise<void> {
  await page.goto(`/${path}/checkout/?step=${at}`)
  await untilTakenOver(page)
}

/** From then on the script answers, not a new document. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('saum-checkout:defined')).toHaveCount(1)
}

/** The step that is shown, whatever its words are. */
export function step(page: Page, name: 'contact' | 'delivery' | 'review'): Locator {
  return page.locator(`saum-checkout form[data-send="${name}"]`)
}

export function sendButton(form: Locator): Locator {
  return form.locator('> button[data-part="button"]')
}

export async function fillContact(page: Page, email: string, shopper: Shopper): Promise<void> {
  await page.locator('[name="email"]').fill(email)
  for (const [name, value] of Object.entries(shopper)) {
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  }
}

export async function passContact(page: Page, email: string, shopper: Shopper): Promise<void> {
  await fillContact(page, email, shopper)
  await sendButton(step(page, 'contact')).click()
  await expect(step(page, 'delivery')).toBeVisible()
}

export type PaymentKey = 'invoice' | 'prepayment' | 'wallet_redirect' | 'card'

/** Where gift cards pay for all of it there is nothing to choose. */
export async function passDelivery(page: Page, payment: PaymentKey | null): Promise<void> {
  const form = step(page, 'delivery')
  if (payment) await form.locator(`input[name="payment"][value="${payment}"]`).check()
  await sendButton(form).click()
  await expect(step(page, 'review')).toBeVisible()
}

export async function order(page: Page): Promise<void> {
  const form = step(page, 'review')
  await form.locator('input[name="terms"]').check()
  await sendButton(form).click()
}

/** As a guest of the shop, from an open checkout to the last page before the order. */
export async function walkToReview(
  page: Page,
  shop: Shop,
  { email, payment }: { email: string; payment: PaymentKey },
): Promise<void> {
  await passContact(page, email, SHOPPERS[shop.path])
  await passDelivery(page, payment)
}

export const ORDER_NUMBER = /^[A-Z]{2}\d{10}$/

/** The number on the confirmation, once it is there. */
export async function orderedNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/success\//)
  return page.locator('main dd').filter({ hasText: ORDER_NUMBER }).first().innerText()
}

/** What every row of the sums says, in cents; what costs nothing is 0. */
export async function amountsOf(list: Locator): Promise<number[]> {
  const texts = await list.locator('dd').allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}

/** Of what was typed into the checkout nothing is left in the storage of this tab and of this browser. */
export async function expectNothingTyped(page: Page, typed: readonly string[]): Promise<void> {
  const stored = () => page.evaluate<string>('JSON.stringify([sessionStorage, localStorage])')
  await expect.poll(stored).not.toContain('saum-checkout')
  const left = await stored()
  for (const words of typed) expect(left).not.toContain(words)
}
