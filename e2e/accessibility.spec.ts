import { DEFAULT_SHOP } from '@saum/domain/shops'
import { MISSING_PAGE, PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { mainNavigation, open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The findings name their element; a trace would add nothing but time.
test.use({ expectedErrors: MISSING_PAGE, trace: 'off' })

/** Pages that are laid out differently on a phone; the others only get narrower. */
const OF_BOTH_DEVICES = new Set(['listing', 'product', 'outfit', 'content', 'error'])

test.describe('everybody can use', () => {
  // The home pages are looked at where the five shops open.
  for (const name of PAGE_NAMES.filter((page) => page !== 'home')) {
    test(`the page «${name}»`, async ({ page, isMobile, origin }) => {
      test.skip(isMobile && !OF_BOTH_DEVICES.has(name), 'looked at on the desktop')
      await open(page, await pathOfPage(name, DEFAULT_SHOP, origin))

      await expectAccessible(page)
    })
  }

  test('the workshop', async ({ page, isMobile }) => {
    test.skip(isMobile, 'looked at on the desktop')
    await open(page, '/dev/ui/')

    // It shows one landmark in several states, and they have one name.
    await expectAccessible(page, { except: ['landmark-unique'] })
  })

  test('the open menu below the header', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has a menu drawer')
    await open(page, '/de/')
    await mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true }).click()
    const last = mainNavigation(page).getByRole('link', { name: 'Alles aus Bekleidung' })
    await expect(last).toBeVisible()
    // Half-transparent text has half the contrast.
    await expect(page.locator('[data-mega]')).toHaveCSS('opacity', '1')

    await expectAccessible(page)
  })

  test('the open menu of a phone, and a level of it', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has its navigation in the header')
    await open(page, '/de/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page)

    await drawer.locator('summary').filter({ hasText: 'Bekleidung' }).click()
    await expect(drawer.getByRole('link', { name: /Alles aus Bekleidung/ })).toBeVisible()

    await expectAccessible(page)
  })

  test('the open shop switch', async ({ page }) => {
    await open(page, '/de/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Land und Sprache/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible()

    await expectAccessible(page)
  })
})
