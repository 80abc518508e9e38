import type { Page } from '@playwright/test'
import { DEFAULT_SHOP, SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { logInAs } from '../support/customer.ts'
import { expectToFitAt, layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { ACCOUNT_PAGES, MISSING_PAGE, PAGE_NAMES, pathOfPage } from '../support/main-pages.ts'
import { expectToFitPhone } from '../support/phone.ts'
import { open } from '../support/shopper.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { expect, expectAccessible, isDeep, test } from '../support/test.ts'

/** The quick run takes a tablet and the narrowest phone. */
const WIDTHS = isDeep ? [1440, 820, 390, 320] : [820, 320]
const LARGE_TEXT_WIDTHS = isDeep ? [1280, 390] : [390]

/** Pages that are laid out differently on a phone; the others only get narrower. */
const OF_BOTH_DEVICES = new Set<string>([
  'home',
  'listing',
  'product',
  'outfit',
  'content',
  'error',
])
/** Pages whose parts arrive one after the other. */
const MAY_SHIFT = new Set<string>(['home', 'listing', 'product', 'outfits', 'outfit', 'basket'])
/** States of pages with a layout of their own. */
const STATES = [
  'location/',
  'location/?q=Berlin&view=map',
  'location/?q=1010&services=returns',
  'search/?searchTerm=gibtesnicht',
]

test.use({ expectedErrors: MISSING_PAGE })

/** Everything that is asked of every page, in one visit. */
test.describe('every page can be used by everyone, at any width, and stands still', () => {
  for (const name of PAGE_NAMES) {
    test(`the page «${name}»`, async ({ page, origin }) => {
      await watchLayoutShifts(page)
      await open(page, await pathOfPage(name, DEFAULT_SHOP, origin))
      if (MAY_SHIFT.has(name)) await expectStillness(page, name)
      await expectLargeTargets(page, name)
      const withChrome = OF_BOTH_DEVICES.has(name)
      await expectAccessible(page, { withChrome })

      await expectToFitAt(page, WIDTHS, name)
      await expectLargeTargets(page, `${name} on a phone`)

      if (withChrome) await expectAccessible(page, { withChrome })
      await expectToFitPhone(page, name)
      await expectToFitWithLargeText(page, name)
    })
  }

  for (const name of ACCOUNT_PAGES) {
    test(`the page «account/${name}» of a customer with a card`, async ({ page, origin }) => {
      await logInAs(page, origin, customerOf('de'))
      await open(page, `/de/account/${name}`)
      await expectLargeTargets(page, name)
      await expectAccessible(page)

      await expectToFitAt(page, WIDTHS, name)
      await expectToFitPhone(page, name)
      await expectToFitWithLargeText(page, name)
    })
  }

  test('the workshop', async ({ page }) => {
    await open(page, '/dev/ui/')

    // It shows one landmark in several states, and they have one name.
    await expectAccessible(page, { except: ['landmark-unique'] })
  })
})

/** German has the longest words; the others are tried in the deep run. */
const OTHER_SHOPS = isDeep ? SHOPS.filter(({ path }) => path !== 'de') : []

test.describe('nothing is wider than the window', () => {
  // Measured without script: it changes no width, and pages load faster.
  test.use({ javaScriptEnabled: false })

  for (const shop of OTHER_SHOPS) {
    test(`in /${shop.path}/`, async ({ page, origin }) => {
      test.slow()
      for (const name of PAGE_NAMES) await fits(page, await pathOfPage(name, shop, origin))
    })

    test(`in the account of a customer with a card of /${shop.path}/`, async ({ page, origin }) => {
      test.slow()
      await logInAs(page, origin, customerOf(shop.path))
      for (const name of ACCOUNT_PAGES) await fits(page, `/${shop.path}/account/${name}`)
    })
  }

  for (const shop of [DEFAULT_SHOP, ...OTHER_SHOPS]) {
    test(`in states of pages of /${shop.path}/`, async ({ page }) => {
      for (const state of STATES) await fits(page, `/${shop.path}/${state}`)
    })
  }
})

async function fits(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectToFitAt(page, WIDTHS, path)
  await expectToFitWithLargeText(page, path)
}

async function expectToFitWithLargeText(page: Page, what: string): Promise<void> {
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  await expectToFitAt(page, LARGE_TEXT_WIDTHS, `${what} with large text`)
}

async function expectStillness(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { score, moved } = await layoutShifts(page)
  expect.soft(score, `${name}: ${moved.join(', ')}`).toBeLessThan(0.02)
}

function customerOf(path: ShopPath): { path: Shop['path']; email: string; password: string } {
  return { path, email: `vip-card.${path}@saum.example`, password: DEMO_PASSWORD }
}
