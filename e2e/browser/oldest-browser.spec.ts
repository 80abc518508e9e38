import { DEFAULT_SHOP } from '@saum/domain/shops'
import { ageBrowser } from '../support/oldest-browser.ts'
import {
  fillBasket,
  newEmail,
  openCheckout,
  passContact,
  passDelivery,
  SHOPPERS,
  step,
} from '../support/checkout.ts'
import { heading, open, tiles } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test.describe('the oldest Safari of the promise', () => {
  test.beforeEach(async ({ page }) => {
    await ageBrowser(page)
  })

  test('has nothing that is newer', async ({ page }) => {
    await open(page, '/de/')

    const known = await page.evaluate(`[
      typeof Promise.withResolvers, typeof URL.parse, typeof requestIdleCallback,
      typeof document.startViewTransition, typeof navigator.share,
      'closedBy' in HTMLDialogElement.prototype, 'popover' in HTMLElement.prototype,
    ]`)
    expect(known).toEqual([...Array.from({ length: 5 }, () => 'undefined'), false, false])
  })

  test('filters a listing and opens a product within the page', async ({ page }) => {
    await open(page, '/de/c/damen/bekleidung/kleider/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await expect(page.getByRole('button', { name: 'Liste sortieren' })).toBeHidden()

    await page
      .getByRole('group', { name: 'Farbe' })
      .getByRole('checkbox', { disabled: false })
      .first()
      .click()
    await expect(page).toHaveURL(/filters\[color\]=\d+$/)
    await page
      .getByRole('link', { name: /Alle Filter entfernen|Alle entfernen|löschen/ })
      .first()
      .click()

    await expect(page).not.toHaveURL(/filters/)
    await tiles(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/p\//)
    await expect(heading(page)).toBeVisible()
    expect(documents).toEqual([])
  })

  test('goes through the checkout within the page', async ({ page, origin }) => {
    await fillBasket(page, { origin, shop: DEFAULT_SHOP })
    await openCheckout(page, DEFAULT_SHOP)

    await passContact(page, newEmail('aeltestes-safari'), SHOPPERS.de)
    await passDelivery(page, 'invoice')

    await expect(step(page, 'review')).toBeVisible()
  })
})
