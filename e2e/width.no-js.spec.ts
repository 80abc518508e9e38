import { SHOPS, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
import { logInAs } from './support/customer.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { ACCOUNT_PAGES, MISSING_PAGE, PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { test } from './support/test.ts'

// Measured without script: it changes no width, and fifty pages load faster.
const WIDTHS = [320, 390, 820, 1440]
const WIDTHS_OF_LARGE_TEXT = [390, 1280]
/** The longest words of each language; the other shops say nearly the same and are tried where it is tight. */
const WORDIEST = new Set(['de', 'fr-ch'])
const HEIGHT = 900

// What overflows is named; a trace would add nothing but time.
test.use({ expectedErrors: MISSING_PAGE, trace: 'off' })

test.describe('nothing is wider than the window', () => {
  for (const shop of SHOPS) {
    test(`in /${shop.path}/, at any width and with text twice as large`, async ({
      page,
      origin,
    }) => {
      test.slow()
      for (const name of PAGE_NAMES) {
        await expectRoom(page, shop, await pathOfPage(name, shop, origin))
      }
    })
  }

  for (const shop of SHOPS.filter(({ path }) => WORDIEST.has(path))) {
    test(`in the account of a customer with a card of /${shop.path}/`, async ({ page, origin }) => {
      test.slow()
      const { path } = shop
      const email = `vip-card.${path}@saum.example`
      await logInAs(page, origin, { path, email, password: DEMO_PASSWORD })
      for (const name of ACCOUNT_PAGES) await expectRoom(page, shop, `/${path}/account/${name}`)
    })
  }
})

/** Of one page, at all widths that its shop is tried at. */
async function expectRoom(page: Page, shop: Shop, path: string): Promise<void> {
  const isWordy = WORDIEST.has(shop.path)
  const widths = isWordy ? WIDTHS : WIDTHS.slice(0, 1)
  const widthsOfLargeText = isWordy ? WIDTHS_OF_LARGE_TEXT : WIDTHS_OF_LARGE_TEXT.slice(0, 1)
  await page.goto(path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNoSidewaysScroll(page, `at ${width} px on ${path}`)
  }
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  for (const width of widthsOfLargeText) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNoSidewaysScroll(page, `at ${width} px with large text on ${path}`)
  }
}
