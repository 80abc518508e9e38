import type { Page } from '@playwright/test'
import { onlyOnDesktop } from './support/devices.ts'
import { heading, mainNavigation, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

onlyOnDesktop('a phone has a menu drawer')

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
  test('opens under the pointer and closes when it leaves', async ({ page }) => {
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()

    await page.getByRole('contentinfo').hover()

    await expect(allClothing(page)).toBeHidden()
  })

  test('closes with Escape although the pointer is still on it', async ({ page }) => {
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(allClothing(page)).toBeHidden()
  })

  test('opens again under a pointer that comes back', async ({ page }) => {
    await clothing(page).hover()
    await page.keyboard.press('Escape')
    await expect(allClothing(page)).toBeHidden()

    await page.getByRole('contentinfo').hover()
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

  test('opens by keyboard, Escape closes it and the focus is on its entry', async ({ page }) => {
    await clothing(page).focus()
    await page.keyboard.press('Enter')
    await expect(allClothing(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(clothing(page)).not.toBeFocused()

    await page.keyboard.press('Escape')

    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toBeFocused()
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await clothing(page).focus()
    await page.keyboard.press('Enter')
    await expect(allClothing(page)).toBeVisible()

    await page.keyboard.press('Shift+Tab')

    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('shows what is inside the category under the pointer', async ({ page }) => {
    await clothing(page).hover()

    await mainNavigation(page)
      .getByRole('link', { name: /^Hosen/ })
      .first()
      .hover()

    await expect(mainNavigation(page).getByRole('link', { name: 'Culottes' })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Maxikleider' })).toBeHidden()
  })

  test('leads to a category without a document load and is gone there', async ({ page }) => {
    const documents = noteDocuments(page)
    await clothing(page).hover()

    await mainNavigation(page)
      .getByRole('link', { name: /^Hosen/ })
      .first()
      .click()

    await expect(heading(page)).toContainText('Hosen')
    await expect(allClothing(page)).toBeHidden()
    expect(documents).toEqual([])
  })
})
