import type { Page } from '@playwright/test'
import { EVERY_ENGINE, WIDE_ONLY } from '../support/devices.ts'
import { heading, mainNavigation, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

function clothing(page: Page) {
  return mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true })
}

/** Only in the menu, and only while it is open. */
function allClothing(page: Page) {
  return mainNavigation(page).getByRole('link', { name: 'Alles aus Bekleidung' })
}

function besideTheMenu(page: Page) {
  return page.getByRole('contentinfo').getByText('© 2026 Saum')
}

const whole = 'the menu below the header opens by click, keyboard and pointer, closes and leads on'
test(whole, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page }) => {
  await open(page, '/de/login/')

  await test.step('opens by click, and closes by a click elsewhere', async () => {
    await clothing(page).click()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(allClothing(page)).toBeVisible()
    expect(placeOf(page)).toBe('/de/login/')

    await besideTheMenu(page).click()

    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(allClothing(page)).toBeHidden()
  })

  await test.step('opens by keyboard, and closes with Escape or when the focus leaves it', async () => {
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

  await test.step('is walked by arrow keys, into it, through it, back and along its entries', async () => {
    const inFocus = page.locator(':focus')
    await clothing(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(inFocus).toContainText('Kleider')
    await page.keyboard.press('ArrowDown')
    await expect(inFocus).toHaveText('Alles aus Kleider')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(clothing(page)).toBeFocused()
    await expect(allClothing(page)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('ArrowRight')
    await expect(clothing(page)).not.toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(clothing(page)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(inFocus).toHaveText('Neu')
    expect(placeOf(page)).toBe('/de/login/')
  })

  await test.step('opens under the pointer, and closes when it leaves or with Escape', async () => {
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'true')
    await besideTheMenu(page).hover()
    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')

    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
    // Although the pointer is still on it.
    await page.keyboard.press('Escape')
    await expect(allClothing(page)).toBeHidden()
    await expect(clothing(page)).toHaveAttribute('aria-expanded', 'false')

    await besideTheMenu(page).hover()
    await clothing(page).hover()
    await expect(allClothing(page)).toBeVisible()
  })

  await test.step('shows the categories under the pointer, leads there and is gone', async () => {
    const documents = noteDocuments(page)
    const trousers = mainNavigation(page)
      .getByRole('link', { name: /^Hosen/ })
      .first()

    await trousers.hover()
    await expect(mainNavigation(page).getByRole('link', { name: 'Culottes' })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Maxikleider' })).toBeHidden()

    await trousers.click()
    await expect(heading(page)).toContainText('Hosen')
    await expect(allClothing(page)).toBeHidden()
    expect(documents).toEqual([])
  })
})
