import { randomUUID } from 'node:crypto'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import {
  fillBasket,
  newEmail,
  openCheckout,
  order,
  walkToReview,
  type PaymentKey,
} from '../support/checkout.ts'
import { allowEverything } from '../support/decided-visitor.ts'
import { keptEvents } from '../support/kept-events.ts'
import { expectToFitPhone } from '../support/phone.ts'
import { heading, open } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const shop = DEFAULT_SHOP

async function orderAsGuest(page: Page, payment: PaymentKey): Promise<void> {
  await openCheckout(page, shop)
  await walkToReview(page, shop, { email: newEmail('marlene'), payment })
  await order(page)
  await page.waitForURL(/\/success\//)
}

test.describe('[2.12] the page of the checkout', () => {
  test('has no links that lead away by accident, but one back to the basket', async ({
    page,
    origin,
  }) => {
    await fillBasket(page, { origin, shop })
    await open(page, '/de/cart/')
    await expectToFitPhone(page, 'a basket with pieces')
    await page.getByRole('link', { name: 'Zur Kasse' }).first().click()

    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link')).toHaveText([/Warenkorb/, 'Saum', 'Hilfe'])
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([
      'Vertrag widerrufen',
    ])
    await expectAccessible(page)
    await expectToFitPhone(page, 'checkout')

    await banner.getByRole('link', { name: /Warenkorb/ }).click()

    await expect(heading(page)).toHaveText('Warenkorb')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sale' })).toBeVisible()
  })

  test('says that there is nothing to pay for', async ({ page }) => {
    await page.goto('/de/checkout/')

    await expect(heading(page)).toHaveText('Hier ist noch nichts zu bezahlen')
    await expectAccessible(page)
  })

  test.describe('without its script', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

    test('says so, still sells, and tries again', async ({ page, origin }) => {
      await fillBasket(page, { origin, shop })
      await page.route('**/checkout-element.js', (route) => route.abort())
      await page.goto('/de/checkout/')

      const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
      await expect(page.getByText('Ein Teil der Kasse konnte nicht geladen werden.')).toBeVisible()
      await expect(page.getByLabel('E-Mail-Adresse')).toBeEditable()
      await retry.click()

      await expect(retry).toBeHidden()
    })
  })
})

test.describe('[2.13] the confirmation', () => {
  test('is counted once, however often it is opened', async ({ page, origin }) => {
    // A whole order and two reloads.
    test.slow()
    const visitor = randomUUID()
    await allowEverything(page, origin, visitor)
    const purchases = () => keptEvents(visitor).filter(({ name }) => name === 'purchase')
    await fillBasket(page, { origin, shop })

    await orderAsGuest(page, 'prepayment')

    await expect(heading(page)).toHaveText('Danke, Marlene')
    await expect(page.getByText('Verwendungszweck')).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => purchases().length).toBe(1)
    await page.reload()
    await expect(heading(page)).toHaveText('Danke, Marlene')
    await open(page, '/de/success/')
    await expect(heading(page)).toHaveText('Danke, Marlene')
    // What waits to be sent is sent when its page is left, before anything of the next page.
    await open(page, '/de/')
    await expect.poll(() => keptEvents(visitor)).toContainEqual({ name: 'page_view', path: '/de/' })
    expect(purchases()).toHaveLength(1)
  })
})
