import type { Locator, Page } from '@playwright/test'
import { ON_PHONE } from './support/devices.ts'
import { heading, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Menü' })
}

function openButton(page: Page) {
  return page.getByRole('button', { name: 'Menü öffnen' })
}

/** An entry that has a level of its own; inside that level it is the way back. */
function level(page: Page, name: string) {
  return drawer(page).locator('summary').filter({ hasText: name }).first()
}

test.beforeEach(async ({ page }) => {
  await open(page, '/de/')
  await openButton(page).click()
  await expect(drawer(page)).toBeVisible()
})

test.describe('the menu of a phone', { tag: ON_PHONE }, () => {
  test('closes with its button and with Escape, and the focus is back', async ({ page }) => {
    await drawer(page).getByRole('button', { name: 'Menü schließen' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()

    await openButton(page).click()
    await page.keyboard.press('Escape')

    await expect(drawer(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()
  })

  test('shows one level at a time and leads back', async ({ page }) => {
    await level(page, 'Bekleidung').click()
    await expect(drawer(page).getByRole('link', { name: /Alles aus Bekleidung/ })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Magazin' })).toBeHidden()

    await level(page, 'Kleider').click()
    await expect(drawer(page).getByRole('link', { name: 'Maxikleider' })).toBeVisible()

    await level(page, 'Kleider').click()
    await expect(drawer(page).getByRole('link', { name: 'Maxikleider' })).toBeHidden()
    await level(page, 'Bekleidung').click()
    await expect(drawer(page).getByRole('link', { name: 'Magazin' })).toBeVisible()
  })

  test('leads to everything in a category, is gone there and begins anew', async ({ page }) => {
    const documents = noteDocuments(page)
    await level(page, 'Bekleidung').click()

    await drawer(page)
      .getByRole('link', { name: /Alles aus Bekleidung/ })
      .click()

    await expect(heading(page)).toContainText('Bekleidung')
    expect(placeOf(page)).toBe('/de/c/damen/bekleidung/')
    await expect(drawer(page)).toBeHidden()
    expect(documents).toEqual([])
    await openButton(page).click()
    await expect(drawer(page).getByRole('link', { name: 'Magazin' })).toBeVisible()
  })

  test('keeps the focus to itself, and to the level that shows', async ({ page }) => {
    const behind = page.locator('main :focus, header :focus, footer :focus')
    await level(page, 'Bekleidung').click()
    await expect(drawer(page).getByRole('link', { name: /Alles aus Bekleidung/ })).toBeVisible()

    // Once around: between the last and the first entry the focus rests on the browser itself.
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await behind.count(), 'focus behind the menu').toBe(0)
      const focused = drawer(page).locator(':focus')
      if ((await focused.count()) > 0) await expectInFront(focused)
    }
  })
})

/** What has the focus is what lies on top at its place. */
async function expectInFront(focused: Locator) {
  await focused.scrollIntoViewIfNeeded()
  const isInFront = await focused.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
    return element.contains(top)
  })
  expect(isInFront, `${await focused.textContent()} is covered`).toBe(true)
}
