import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
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
} from './support/checkout.ts'
import { mailTo } from './support/mailbox.ts'
import { answerWallet } from './support/provider.ts'
import { expect, test } from './support/test.ts'

for (const { path, role } of [
  { path: 'de', role: 'existing' },
  { path: 'fr-ch', role: 'basic-card' },
]) {
  test(`[2.12] a customer of /${path}/ logs in on the way and types an address only once`, async ({
    page,
    origin,
  }) => {
    test.slow()
    const shop = findShopByPath(path)
    if (!shop) throw new Error(`There is no shop ${path}`)
    const email = `${role}.${path}@saum.example`
    // Nobody's yet, however often this customer has ordered.
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
}

test('one basket of a customer, ordered on two devices at once, is one order', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const email = 'new.de@saum.example'
  const devices = await browser.newContext({ locale: 'de-DE', baseURL: origin })
  const other = await devices.newPage()
  await fillBasket(page, { origin, shop: DEFAULT_SHOP })
  await page.goto('/de/login/?redirectUrl=%2Fde%2Fcheckout%2F')
  await logIn(page, email)
  await page.waitForURL(/\/checkout\//)
  await openCheckout(page, DEFAULT_SHOP)
  await typeAddress(page, DEFAULT_SHOP, SHOPPERS.de.street)
  await passDelivery(page, 'invoice')
  await other.goto('/de/login/?redirectUrl=%2Fde%2Fcheckout%2F%3Fstep%3Dreview')
  await logIn(other, email)
  await other.waitForURL(/\/checkout\//)
  await untilTakenOver(other)

  await Promise.all([order(page), order(other)])

  const number = await orderedNumber(page)
  await expect(other.getByRole('main')).toContainText(number)
  await mailTo(email, number)
  await devices.close()
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
