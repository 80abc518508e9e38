import type { Page } from '@playwright/test'
import { openAndRest } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

/** What a page answers to a script that writes text where the browser would run it. */
async function tryToWrite(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [
      () => { document.body.innerHTML = '<b>text</b>' },
      () => { document.body.insertAdjacentHTML('beforeend', '<b>text</b>') },
      () => { document.createElement('script').src = '/icon.svg' },
      () => { window.trustedTypes.createPolicy('another', {}) },
    ].map((write) => {
      try { write(); return 'written' } catch (error) { return error.name }
    })
  `)
}

test.describe('text', () => {
  test.use({ expectedErrors: /Trusted ?Types?|TrustedHTML|TrustedScriptURL/i })

  test('is not made into markup or scripts, on a page from the cache and on one of a visitor', async ({
    page,
  }) => {
    for (const path of ['/de/impressum/', '/de/cart/']) {
      await openAndRest(page, path)

      expect(await tryToWrite(page), path).toEqual(Array(4).fill('TypeError'))
      await expect(page.locator('h1')).toBeVisible()
    }
  })
})

test.describe('a page whose markup was changed before our script came', () => {
  // React says that it draws the page anew.
  test.use({ expectedErrors: /Minified React error #4/ })

  test('is drawn anew and goes on', async ({ page }) => {
    await page.route('**/de/cart/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<h1([^>]*)>[^<]*<\/h1>/, '<h2$1>Basket</h2>')
      await route.fulfill({ response, body })
    })

    await openAndRest(page, '/de/cart/')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Warenkorb/)
    await page.getByRole('banner').getByRole('link', { name: 'Sale' }).first().click()
    await expect(page).toHaveURL(/\/de\/c\/sale\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
