import type { Page } from '@playwright/test'
import { EVERY_ENGINE, WIDE_ONLY } from '../support/devices.ts'
import { draftDelivery, DRAFT, LATER, previewLink } from '../support/drafts.ts'
import { expect, test } from '../support/edited-shop.ts'
import { heading, open, placeOf, untilAlive } from '../support/shopper.ts'
import { expectAccessible } from '../support/test.ts'

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Vorschau' })
}

test.describe('an editor in a preview', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(({ shop }) => draftDelivery(shop))

  const whole = 'sees drafts, finds their entries, chooses a day, goes on and leaves'
  test(whole, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ shop, page }) => {
    test.slow()
    const link = await previewLink(shop, 'delivery')

    // The shop reads its folder once changes have settled.
    await expect(async () => {
      await open(page, link)
      await expect(heading(page)).toHaveText(DRAFT, { timeout: 500 })
    }).toPass()
    expect(placeOf(page)).toBe('/de/lieferung/?editorMode=true')
    await expect(bar(page)).toContainText('Stand: jetzt')
    await expect(page.getByText(LATER)).toHaveCount(0)

    await bar(page).getByLabel('Zeitpunkt').fill('2027-05-02T09:00')
    await bar(page).getByRole('button', { name: 'Ansehen' }).click()
    await expect(page.getByText(LATER)).toBeVisible()
    await expect(bar(page)).toContainText('Stand: 2. Mai 2027, 09:00 Uhr')

    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).click()
    await page.getByText(LATER).click()
    const panel = page.getByRole('group', { name: 'Baustein' })
    const file = 'content/entries/delivery-later.json'
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('definition')).toHaveText(['delivery-later', 'title', file])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByText('In Hamburg und Berlin.').click()
    await expect(panel.getByRole('definition')).toHaveText(['delivery-later', 'body', file])
    await heading(page).click()
    await expect(panel.getByRole('definition')).toHaveText([
      'delivery',
      'title',
      'content/pages/delivery/',
    ])
    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).click()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(heading(page)).toContainText('Impressum')
    expect(placeOf(page)).toBe('/de/impressum/?editorMode=true&previewDate=2027-05-02T09%3A00')
    // Firefox logs an error when it aborts the code of a page that is left before it has started.
    await untilAlive(page)
    await page.goBack()
    await expect(heading(page)).toHaveText(DRAFT)

    await bar(page).getByRole('button', { name: 'Vorschau verlassen' }).click()
    await expect(heading(page)).toHaveText('Lieferung')
    expect(placeOf(page)).toBe('/de/lieferung/')
    await expect(bar(page)).toHaveCount(0)
    await page.goto(`${shop.origin}/de/lieferung/?editorMode=true`)
    await expect(heading(page)).toHaveText('Lieferung')
  })

  const inSight = 'keeps the bar in sight, on one line, with the header below it'
  test(inSight, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ shop, page }) => {
    const link = await previewLink(shop, 'delivery')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(link)
      await page.mouse.wheel(0, 3000)

      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(bar(page)).toHaveCSS('display', 'flex')
      expect((await bar(page).boundingBox())?.y).toBe(0)
      expect((await bar(page).boundingBox())?.height).toBeLessThan(70)
      await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).focus()
      await expect(bar(page).getByRole('button', { name: 'Bausteine bestimmen' })).toBeInViewport()
      await page.mouse.wheel(0, -300)
      const header = page.getByRole('banner')
      await expect(header).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThan(50)
    }
  })

  test('reaches a block with the keyboard alone', async ({ shop, page }) => {
    const link = await previewLink(shop, 'delivery')
    await page.goto(link)
    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).press('Enter')
    const block = page.locator('[data-contentful-entry-id="delivery-promises"]')

    await block.press('Enter')

    const panel = page.getByRole('group', { name: 'Baustein' })
    await expect(panel).toContainText('delivery-promises')
    await panel.getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(block).toBeFocused()
  })
})
