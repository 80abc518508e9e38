import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
import { logInAs } from './support/customer.ts'
import { ON_PHONE, PHONE_TOO } from './support/devices.ts'
import { ACCOUNT_PAGES, MISSING_PAGE, PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { mainNavigation, open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The findings name their element; a trace would add nothing but time.
test.use({ expectedErrors: MISSING_PAGE, trace: 'off' })

/** Pages that are laid out differently on a phone; the others only get narrower. */
const OF_BOTH_DEVICES = new Set(['home', 'listing', 'product', 'outfit', 'content', 'error'])

test.describe('everybody can use', () => {
  for (const name of PAGE_NAMES) {
    const tag = OF_BOTH_DEVICES.has(name) ? PHONE_TOO : []
    test(`the page «${name}»`, { tag }, async ({ page, origin }) => {
      await open(page, await pathOfPage(name, DEFAULT_SHOP, origin))

      await expectAccessible(page)
    })
  }

  test('the home page and the error page of every shop', async ({ page }) => {
    test.slow()
    for (const { path } of SHOPS.filter((shop) => shop !== DEFAULT_SHOP)) {
      for (const place of [`/${path}/`, `/${path}/nothing-hangs-here/`]) {
        await page.goto(place)

        await expectAccessible(page)
      }
    }
  })

  for (const name of ACCOUNT_PAGES) {
    test(`the page «account/${name}» of a customer with a card`, async ({ page, origin }) => {
      await logInAs(page, origin, { email: 'vip-card.de@saum.example', password: DEMO_PASSWORD })
      await open(page, `/de/account/${name}`)

      await expectAccessible(page)
    })
  }

  test('the workshop', async ({ page }) => {
    await open(page, '/dev/ui/')

    // It shows one landmark in several states, and they have one name.
    await expectAccessible(page, { except: ['landmark-unique'] })
  })

  test('the open menu below the header', async ({ page }) => {
    await open(page, '/de/')
    await mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true }).click()
    const last = mainNavigation(page).getByRole('link', { name: 'Alles aus Bekleidung' })
    await expect(last).toBeVisible()
    // Half-transparent text has half the contrast.
    await expect(page.locator('[data-mega]')).toHaveCSS('opacity', '1')

    await expectAccessible(page)
  })

  test('the open menu of a phone, and a level of it', { tag: ON_PHONE }, async ({ page }) => {
    await open(page, '/de/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page)

    await drawer.locator('summary').filter({ hasText: 'Bekleidung' }).click()
    await expect(drawer.getByRole('link', { name: /Alles aus Bekleidung/ })).toBeVisible()

    await expectAccessible(page)
  })

  test('the open shop switch', { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Land und Sprache/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible()

    await expectAccessible(page)
  })
})
