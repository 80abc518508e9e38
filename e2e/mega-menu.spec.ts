import type { Page } from '@playwright/test'
import { heading, mainNavigation, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'
function clothing(page: Page) {
  return mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true })
}

/** Only in the menu, and only while it is open. */
function allClothing(page: Page) {
  return mainNavigation(page).getByRole('link', { name: 'Alles aus Bekleidung' })
}

test.beforeEach(async ({ page }) => {
  await open(page, '/de/')
})

test.describe('the menu below the header', () => {
  test('opens under the pointer, and closes when it leaves or with Escape', async ({ page }) => {
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
    await page.getByRole('contentinfo').getByText('© 2026 Saum').hover()
    await expect(allClothing(page)).toBeHidden()

    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
    // Although the pointer is still on it.
    await page.keyboard.press('Escape')
    await expect(allClothing(page)).toBeHidden()

    await page.getByRole('contentinfo').getByText('© 2026 Saum').hover()
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
  })

  test('opens by click, and closes by a click elsewhere', async ({ page }) => {
    await clothing(page).click()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(allClothing(page)).toBeVisible()
    expect(placeOf(page)).toBe('/de/')

    await page.getByRole('contentinfo').getByText('© 2026 Saum').click()

    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(allClothing(page)).toBeHidden()
  })

  test('opens by keyboard, and closes with Escape or when the focus leaves it', async ({
    page,
  }) => {
    await clothing(page).focus()
    await page.keyboard.press('Enter')
    await expect(allClothing(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(clothing(page)).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(allClothing(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('shows what is inside the category under the pointer, leads there and is gone', async ({
    page,
  }) => {
    const documents = noteDocuments(page)
    const trousers = mainNavigation(page)
      .getByRole('link', { name: /^Hosen/ })
      .first()
    await clothing(page).hover()

    await trousers.hover()
    await expect(mainNavigation(page).getByRole('link', { name: 'Culottes' })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Maxikleider' })).toBeHidden()

    await trousers.click()
    await expect(heading(page)).toContainText('Hosen')
    await expect(allClothing(page)).toBeHidden()
    expect(documents).toEqual([])
  })
})
