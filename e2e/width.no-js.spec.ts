import { SHOPS } from '@saum/domain/shops'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { MISSING_PAGE, PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { test } from './support/test.ts'

// Measured without script: it changes no width, and fifty pages load faster.
const WIDTHS = [320, 390, 820, 1440]
const WIDTHS_OF_LARGE_TEXT = [390, 1280]
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
        const path = await pathOfPage(name, shop, origin)
        await page.goto(path)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT })
          await expectNoSidewaysScroll(page, `at ${width} px on ${path}`)
        }
        await page.locator('html').evaluate((html) => {
          html.style.fontSize = '200%'
        })
        for (const width of WIDTHS_OF_LARGE_TEXT) {
          await page.setViewportSize({ width, height: HEIGHT })
          await expectNoSidewaysScroll(page, `at ${width} px with large text on ${path}`)
        }
      }
    })
  }
})
