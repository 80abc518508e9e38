import type { Page } from '@playwright/test'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { ON_PHONE } from './support/devices.ts'
import { PAGE_NAMES, pathOfPage, type PageName } from './support/main-pages.ts'
import { findSharedProduct } from './support/range.ts'
import { open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const FRENCH_SHOP = /Schweiz, Französisch/
const ENGLISH_SHOP = /Europäische Union, Englisch/

/** A page that is nowhere, and one that every shop leads to its own name by its number. */
const WITHOUT_TWIN: ReadonlySet<PageName> = new Set(['error', 'outfit'])

function shopSwitch(page: Page) {
  return page.getByRole('dialog', { name: 'Land und Sprache' })
}

/** By the button at the end of every page. */
async function openFromFooter(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Land und Sprache/ })
    .click()
}

test.describe('the shop switch', () => {
  test('opens from footer and top, says which shop this is and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/de/')
    await openFromFooter(page)
    await expect(shopSwitch(page)).toBeVisible()
    const current = shopSwitch(page).getByRole('link', { name: /Deutschland/ })
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(current).toContainText('Du bist hier')

    await page.keyboard.press('Escape')

    await expect(shopSwitch(page)).toBeHidden()
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: /Land und Sprache/ }),
    ).toBeFocused()
    await page
      .getByRole('complementary', { name: 'Hinweise' })
      .getByRole('button', { name: 'Deutschland, Deutsch, Euro' })
      .click()
    await expect(shopSwitch(page)).toBeVisible()
  })

  test('opens over the menu of a phone', { tag: ON_PHONE }, async ({ page }) => {
    await open(page, '/de/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()

    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('button', { name: 'Deutschland, Deutsch, Euro' })
      .click()
    await shopSwitch(page).getByRole('link', { name: ENGLISH_SHOP }).click()

    await expect(page).toHaveURL(/\/en\/$/)
  })
})

test.describe('the same page in another shop', () => {
  const journeys = [
    [
      'a category that is called differently',
      '/de/c/damen/bekleidung/kleider/',
      '/fr-ch/c/femme/vetements/robes/',
    ],
    ['a content page', '/de/datenschutz/', '/fr-ch/protection-des-donnees/'],
    ['a fixed page', '/de/wishlist/', '/fr-ch/wishlist/'],
    ['the home page', '/de/', '/fr-ch/'],
  ] as const
  for (const [what, from, to] of journeys) {
    test(`is found for ${what}`, async ({ page }) => {
      await open(page, from)
      await openFromFooter(page)

      await shopSwitch(page).getByRole('link', { name: FRENCH_SHOP }).click()

      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('button', { name: /^Pays et langue/ })).toBeVisible()
      expect(placeOf(page)).toBe(to)
    })
  }

  test('is found for a product, by its number and under its French name', async ({
    page,
    origin,
  }) => {
    const product = await findSharedProduct(origin)
    await open(page, product.de)
    await openFromFooter(page)

    await shopSwitch(page).getByRole('link', { name: FRENCH_SHOP }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    expect(placeOf(page)).toBe(product['fr-ch'])
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

  test('is there in every shop', async ({ page, request, origin }) => {
    // Every page of the list in five shops, none of them rendered before.
    test.slow()
    for (const name of PAGE_NAMES.filter((found) => !WITHOUT_TWIN.has(found))) {
      const path = await pathOfPage(name, DEFAULT_SHOP, origin)
      await page.goto(path)
      const links = shopSwitch(page).locator('a')
      for (const target of await links.evaluateAll((all) => all.map(({ href }) => String(href)))) {
        const answer = await request.get(target, { maxRedirects: 0 })
        expect(answer.status(), `${target} from ${path}`).toBe(200)
      }
    }
  })
})
