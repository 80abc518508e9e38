import { SHOPS, type Shop } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { EVERY_ENGINE, ON_PHONE } from '../support/devices.ts'
import { open, openAndRest, scrolledTo, tiles, untilAlive } from '../support/shopper.ts'
import { expect, isDeep, test } from '../support/test.ts'

/** Typed in a hurry. */
const MISTYPED: Readonly<Record<Shop['language'], string>> = {
  de: 'blusse',
  fr: 'chemisierr',
  en: 'blousse',
}

/** The longest words, on the small screen; other engines are given both windows. */
const SHORT_RUN = process.env['ENGINE_JOURNEYS'] === 'on' ? 'de' : 'fr-ch'
/** The request tests visit all shops. */
const BROWSED = SHOPS.filter(({ path }) => isDeep || path === SHORT_RUN)

/** In the deep run each journey is made on both devices. */
const BUY_ON_PHONE = new Set(['at', 'fr-ch'])

/** The pages are the same in every language, so elements are found by their markup. */
for (const shop of BROWSED) {
  const onPhone = { tag: [ON_PHONE, EVERY_ENGINE] }
  const wide = { tag: EVERY_ENGINE }
  const buying = BUY_ON_PHONE.has(shop.path) ? onPhone : wide
  const searching = BUY_ON_PHONE.has(shop.path) ? wide : onPhone

  test.describe(`a shopper of /${shop.path}/`, () => {
    const finds = 'finds a product by the menu, by filters and an order, and buys it'
    test(finds, buying, async ({ page, isMobile }) => {
      test.slow()
      await openAndRest(page, `/${shop.path}/`)
      await openClothing(page, isMobile)
      await expect(tiles(page).first()).toBeVisible()

      const filters = page.locator('#filter')
      if (isMobile) await page.locator('[data-opens-dialog="filter"]').click()
      for (const name of ['color', 'color', 'material']) await chooseValue(page, filters, name)
      if (isMobile) await filters.locator('button[type="submit"]').click()
      await page.locator('select[name="sort"]').selectOption('price_asc')
      await expect(page).toHaveURL(
        /filters\[color\]=\d+,\d+&filters\[material\]=\d+&sort=price_asc$/,
      )

      const shown = await tiles(page).count()
      await page.locator('main a[rel="next"][href*="sort=price_asc"]').first().click()
      await expect.poll(() => tiles(page).count()).toBeGreaterThan(shown)
      const wanted = tiles(page).nth(shown + 1)
      await wanted.scrollIntoViewIfNeeded()
      const name = await wanted.locator('h2 a').innerText()
      await wanted.locator('h2 a').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

      await page.goBack()
      await expect(wanted).toBeInViewport()
      expect(await scrolledTo(page)).toBeGreaterThan(0)
      await wanted.locator('h2 a').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await buyShownProduct(page)
    })

    test('finds a product by a mistyped search', searching, async ({ page }) => {
      await open(page, `/${shop.path}/`)
      const tool = page.locator('[data-tool="search"]')
      await expect(tool).toHaveAttribute('aria-haspopup', 'dialog')

      await tool.click()
      await page.getByRole('combobox').first().pressSequentially(MISTYPED[shop.language])
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(new RegExp(`/search/\\?searchTerm=${MISTYPED[shop.language]}$`))
      await expect(tiles(page).first()).toBeVisible()
      await expect(page.locator('main a[href*="exact="]')).toBeVisible()
      await tiles(page).first().locator('h2 a').click()
      await untilAlive(page)
      await expect(page.locator('[data-buy-actions]')).toBeVisible()
    })
  })
}

async function openClothing(page: Page, isMobile: boolean): Promise<void> {
  const clothing = page.locator('header a[data-section="clothing"]')
  if (!isMobile) {
    await clothing.click()
    return page.locator('#mega-clothing a').first().click()
  }
  const all = `a[href="${await clothing.getAttribute('href')}"]`
  await page.locator('[data-opens-dialog="menu"]').click()
  const level = page
    .getByRole('dialog')
    .locator('details')
    .filter({ has: page.locator(all) })
  await level.locator('summary').first().click()
  await level.locator(all).first().click()
}

/** Presses the first value of a group that is not chosen yet. */
async function chooseValue(page: Page, filters: Locator, group: string): Promise<void> {
  const before = page.url()
  const box = `input[name="filters[${group}]"]:not(:checked):not(:disabled)`
  const fold = filters.locator('details').filter({ has: page.locator(box) })
  if (!(await fold.evaluate((details) => details.hasAttribute('open')))) {
    await fold.locator('summary').click()
  }
  await fold.locator(box).first().check()
  await expect.poll(() => page.url()).not.toBe(before)
}

/** Another color if there is one, then the first size in stock, then the button. */
async function buyShownProduct(page: Page): Promise<void> {
  const others = page.locator('main a[data-keep-scroll]:not([aria-current]):not([data-sold-out])')
  if ((await others.count()) > 0) {
    const before = page.url()
    await others.first().click()
    await expect.poll(() => page.url()).not.toBe(before)
  }
  const size = page.locator('label:not([data-sold-out]) > input[name="variantId"]').first()
  await size.check()
  await page.locator('[data-buy-actions] button[form="buy"]').click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page.locator('[data-count="basket"]')).toHaveText('1')
}
