import type { Page } from '@playwright/test'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from '../support/devices.ts'
import { open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const FRENCH_SHOP = /Schweiz, Französisch/
const ENGLISH_SHOP = /Europäische Union, Englisch/

function shopSwitch(page: Page) {
  return page.getByRole('dialog', { name: 'Land und Sprache' })
}

/** By the link at the end of every page. */
async function openFromFooter(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Land und Sprache/ })
    .click()
}

test.describe('the shop switch', () => {
  const opens = 'opens from footer and top, says which shop this is and gives the focus back'
  test(opens, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page }) => {
    await open(page, '/de/')
    await openFromFooter(page)
    await expect(shopSwitch(page)).toBeVisible()
    const current = shopSwitch(page).getByRole('link', { name: /Deutschland/ })
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(current).toContainText('Du bist hier')

    await page.keyboard.press('Escape')

    await expect(shopSwitch(page)).toBeHidden()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /Land und Sprache/ }),
    ).toBeFocused()
    await page
      .getByRole('complementary', { name: 'Hinweise' })
      .getByRole('link', { name: 'Deutschland, Deutsch, Euro' })
      .click()
    await expect(shopSwitch(page)).toBeVisible()
  })

  test('opens over the menu of a phone', { tag: [ON_PHONE, EVERY_ENGINE] }, async ({ page }) => {
    await open(page, '/de/')
    await page.getByRole('link', { name: 'Menü öffnen' }).click()

    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('link', { name: 'Deutschland, Deutsch, Euro' })
      .click()
    await shopSwitch(page).getByRole('link', { name: ENGLISH_SHOP }).click()

    await expect(page).toHaveURL(/\/en\/$/)
  })
})

test.describe('the same page in another shop', () => {
  test('is found for a category that is called differently', async ({ page }) => {
    await open(page, '/de/c/damen/bekleidung/kleider/')
    await openFromFooter(page)

    await shopSwitch(page).getByRole('link', { name: FRENCH_SHOP }).click()

    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /^Pays et langue/ })).toBeVisible()
    expect(placeOf(page)).toBe('/fr-ch/c/femme/vetements/robes/')
  })

  test('is found after a soft page change, not the page the tab began with', async ({ page }) => {
    await open(page, '/de/datenschutz/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page).toHaveURL(/\/de\/impressum\/$/)
    await openFromFooter(page)

    await shopSwitch(page).getByRole('link', { name: ENGLISH_SHOP }).click()

    await expect(page).toHaveURL(/\/en\/(?!privacy)[a-z-]+\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  })
})
