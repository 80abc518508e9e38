import { DEFAULT_SHOP, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import {
  fillBasket,
  openCheckout,
  order,
  orderedNumber,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
  untilTakenOver,
} from '../support/checkout.ts'
import { mailTo } from '../support/mailbox.ts'
import { answerWallet } from '../support/provider.ts'
import { expect, test } from '../support/test.ts'

test('[2.12] a customer logs in on the way to the checkout and types an address only once', async ({
  page,
  origin,
}) => {
  test.slow()
  const shop = DEFAULT_SHOP
  const email = 'existing.de@saum.example'
  // A new address, however often this customer has ordered.
  const street = `${SHOPPERS[shop.path].street} ${Date.now() % 100_000}`
  await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
  await page.locator('[data-login]').click()
  await logIn(page, email)

  await test.step('with the basket of the visitor', async () => {
    await page.waitForURL(/\/checkout\//)
    await openCheckout(page, shop)
    await expect(page.locator('[name="email"]')).toHaveValue(email)
    await typeAddress(page, shop, street)
    await passDelivery(page, 'wallet_redirect')
    await order(page)
    await answerWallet(page, 'confirm')
  })
  const first = await orderedNumber(page)
  await expect(page.getByRole('main')).toContainText(street)
  await mailTo(email, first)

  await test.step('the next order knows the address', async () => {
    await fillBasket(page, { origin, shop })
    await page.goto(`/${shop.path}/checkout/`)
    await untilTakenOver(page)
    await expect(step(page, 'delivery')).toBeVisible()
    await openCheckout(page, shop)
    const saved = page.locator('[data-part="option"]').filter({ hasText: street })
    await saved.getByRole('radio').check()
    await sendButton(step(page, 'contact')).click()
    await expect(step(page, 'delivery')).toBeVisible()
    await expect(page.locator('saum-checkout')).toContainText(street)
    await passDelivery(page, 'wallet_redirect')
    await order(page)
    await answerWallet(page, 'confirm')
  })
  const second = await orderedNumber(page)
  expect(second).not.toBe(first)
  await expect(page.getByRole('main')).toContainText(street)
  await mailTo(email, second)
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/login\/\?redirectUrl=/)
  await page.locator('main [name="email"]').fill(email)
  await page.locator('[name="password"]').fill(DEMO_PASSWORD)
  await page.locator('[name="password"]').press('Enter')
}

async function typeAddress(page: Page, shop: Shop, street: string): Promise<void> {
  const other = page.locator('[name="savedAddressId"][value=""]')
  // Only customers who have ordered before are asked which one.
  if ((await other.count()) > 0) await other.check()
  for (const [name, value] of Object.entries({ ...SHOPPERS[shop.path], street })) {
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  }
  await sendButton(step(page, 'contact')).click()
  await expect(step(page, 'delivery')).toBeVisible()
}
