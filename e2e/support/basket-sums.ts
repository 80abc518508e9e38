import { expect, type Page } from '@playwright/test'
import type { Basket } from '@saum/contract/basket-shape'
import { deliveryCost } from '@saum/domain/delivery-cost'
import type { Shop } from '@saum/domain/shops'
import type { PlainBrowser } from './plain/browser.ts'
import { textOf } from './plain/names.ts'

/** In percent, as the page shows it. */
const VAT: Readonly<Record<Shop['path'], RegExp>> = {
  de: /\b19\s?%/,
  at: /\b20\s?%/,
  ch: /\b8\.1\s?%/,
  'fr-ch': /\b8[.,]1\s?%/,
  en: /\b19\s?%/,
}

/** The sums of the page add up to the cent, in the money and with the tax of the shop. */
export async function expectSums(page: Page, shop: Shop, { cost }: Basket): Promise<void> {
  const rows = page.getByRole('complementary').locator('dl > div')
  const amounts = rows.locator('dd')
  await expect(amounts.last()).toContainText(shop.currency === 'EUR' ? '€' : 'CHF')
  await expect(rows.last()).toContainText(VAT[shop.path])
  await expect
    .poll(async () => sumOf(await amounts.allInnerTexts(), shop, cost.withTax))
    .toBe('adds up')
}

/** The same in a browser without script. */
export function expectPlainSums(plain: PlainBrowser, shop: Shop, { cost }: Basket): void {
  const amounts = plain.all('main aside dl > div dd').map(textOf)
  expect(amounts.at(-1)).toContain(shop.currency === 'EUR' ? '€' : 'CHF')
  expect(plain.all('main aside dl > div').map(textOf).at(-1)).toMatch(VAT[shop.path])
  expect(sumOf(amounts, shop, cost.withTax)).toBe('adds up')
}

/** Goods, what is taken off, delivery, total: in this order. */
function sumOf(texts: readonly string[], shop: Shop, costCents: number): string {
  const [goods = 0, ...rest] = texts.map(centsOf)
  const total = rest.pop() ?? 0
  const shownDelivery = rest.pop() ?? 0
  const off = rest.reduce((sum, cents) => sum + cents, 0)
  const delivery = deliveryCost(shop, costCents)
  const fee = delivery?.feeCents ?? 0
  if (delivery && shownDelivery !== fee) return `delivery is ${shownDelivery}, not ${fee}`
  if (goods - off !== costCents) return `${goods} less ${off} is not ${costCents}`
  return total === costCents + fee ? 'adds up' : `${total} is not ${costCents} and ${fee}`
}

/** `−1’249.95` → 124995; what costs nothing is a word. */
function centsOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''))
}
