import type { Page } from '@playwright/test'
import { EVERY_ENGINE, ON_PHONE } from '../support/devices.ts'
import { heading, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Menü' })
}

function opener(page: Page) {
  return page.getByRole('link', { name: 'Menü öffnen' })
}

/** An entry that has a level of its own; inside that level it is the way back. */
function level(page: Page, name: string) {
  return drawer(page).locator('summary').filter({ hasText: name }).first()
}

const whole = 'the menu of a phone goes down its levels, keeps the focus, closes and leads on'
test(whole, { tag: [ON_PHONE, EVERY_ENGINE] }, async ({ page }) => {
  await open(page, '/de/login/')
  const documents = noteDocuments(page)
  const everything = drawer(page).getByRole('link', { name: /Alles aus Bekleidung/ })
  const magazine = drawer(page).getByRole('link', { name: 'Magazin' })
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  // A ring is for keyboards.
  await expect(page.locator(':focus-visible')).toHaveCount(0)

  await test.step('closes with its button and with Escape, and the focus is back', async () => {
    await drawer(page).getByRole('button', { name: 'Menü schließen' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await page.keyboard.press('Escape')

    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  await opener(page).click()
  await test.step('shows one level at a time and leads back', async () => {
    await level(page, 'Bekleidung').click()
    await expect(everything).toBeVisible()
    await expect(magazine).toBeHidden()

    await level(page, 'Kleider').click()
    await expect(drawer(page).getByRole('link', { name: 'Maxikleider' })).toBeVisible()

    await level(page, 'Kleider').click()
    await expect(drawer(page).getByRole('link', { name: 'Maxikleider' })).toBeHidden()
    await level(page, 'Bekleidung').click()
    await expect(magazine).toBeVisible()
  })

  await level(page, 'Bekleidung').click()
  await expect(everything).toBeVisible()
  await test.step('keeps the focus to itself, and to the level that shows', async () => {
    const reached: string[] = []
    // Once around: between the last and the first entry the focus rests on the browser itself.
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const { name, fault } = await lookAtFocus(page)
      expect(fault, name).toBeNull()
      reached.push(name)
    }
    expect(new Set(reached).size).toBeGreaterThan(5)
  })

  await test.step('leads to everything in a category, is gone there and begins anew', async () => {
    await everything.click()

    await expect(heading(page)).toContainText('Bekleidung')
    expect(placeOf(page)).toBe('/de/c/damen/bekleidung/')
    await expect(drawer(page)).toBeHidden()
    expect(documents).toEqual([])
    await opener(page).click()
    await expect(magazine).toBeVisible()
  })
})

/** What has the focus is in the menu, and lies on top at its place. */
async function lookAtFocus(page: Page): Promise<{ name: string; fault: string | null }> {
  return drawer(page).evaluate((menu) => {
    const focused = menu.ownerDocument.activeElement
    const name = focused?.textContent ?? ''
    if (!focused || focused === menu.ownerDocument.body) return { name: '', fault: null }
    if (!menu.contains(focused)) return { name, fault: 'focus behind the menu' }
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = menu.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
    return { name, fault: focused.contains(top) ? null : 'covered' }
  })
}
