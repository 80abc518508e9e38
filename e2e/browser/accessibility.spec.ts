import { SHOPS } from '@saum/domain/shops'
import { ON_PHONE, PHONE_IN_DEEP } from '../support/devices.ts'
import { MISSING_PAGE } from '../support/main-pages.ts'
import { mainNavigation, open } from '../support/shopper.ts'
import { expect, expectAccessible, isDeep, test } from '../support/test.ts'

test.use({ expectedErrors: MISSING_PAGE })

/** Pages as they are opened are part of every-page.spec.ts. */
test.describe('everyone can use', () => {
  for (const { path } of SHOPS.filter((shop) => isDeep || shop.path === 'fr-ch')) {
    test(`the home page and the error page of /${path}/`, async ({ page }) => {
      for (const place of [`/${path}/`, `/${path}/nothing-hangs-here/`]) {
        await page.goto(place)

        await expectAccessible(page, { withChrome: true })
      }
    })
  }

  test('the open menu below the header', async ({ page }) => {
    await open(page, '/de/')
    await mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true }).click()
    const last = mainNavigation(page).getByRole('link', { name: 'Alles aus Bekleidung' })
    await expect(last).toBeVisible()
    // Half-transparent text has half the contrast.
    await expect(page.locator('[data-mega]')).toHaveCSS('opacity', '1')

    await expectAccessible(page, { withChrome: true })
  })

  test('the open menu of a phone, and a level of it', { tag: ON_PHONE }, async ({ page }) => {
    await open(page, '/de/')
    await page.getByRole('link', { name: 'Menü öffnen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page, { withChrome: true })

    await drawer.locator('summary').filter({ hasText: 'Bekleidung' }).click()
    await expect(drawer.getByRole('link', { name: /Alles aus Bekleidung/ })).toBeVisible()

    await expectAccessible(page, { withChrome: true })
  })

  test('the open shop switch', { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await open(page, '/de/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Land und Sprache/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible()

    await expectAccessible(page, { withChrome: true })
  })
})
