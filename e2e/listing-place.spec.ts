import type { Locator, Page } from '@playwright/test'
import { PHONE_TOO } from './support/devices.ts'
import { heading, open, openAndRest, scrolledTo, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const OFFSET_PX = 158
/** Far enough down to need scrolling, far enough from the end to be scrolled to the top. */
const TILE = 9

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.round(box?.y ?? Number.NaN)
}

async function openTile(page: Page) {
  const tile = tiles(page).nth(TILE)
  await tile.scrollIntoViewIfNeeded()
  const link = tile.getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(heading(page)).toContainText(name)
}

test.describe('[2.33] [9.10] back in a listing', () => {
  const place = 'the product that was opened is 158 px below the top'
  test(place, { tag: PHONE_TOO }, async ({ page }) => {
    await openAndRest(page, '/de/c/new/')
    await openTile(page)

    await page.goBack()

    await expect.poll(() => topOf(tiles(page).nth(TILE))).toBe(OFFSET_PX)
  })

  test('a link of the product page leads to the same place', async ({ page }) => {
    await openAndRest(page, '/de/c/damen/bekleidung/kleider/')
    await openTile(page)

    await page
      .getByRole('navigation', { name: 'Du bist hier' })
      .getByRole('link', { name: 'Kleider', exact: true })
      .click()

    await expect.poll(() => topOf(tiles(page).nth(TILE))).toBe(OFFSET_PX)
  })

  test('a listing opened from elsewhere starts at its top', async ({ page }) => {
    await openAndRest(page, '/de/c/new/')
    await openTile(page)
    await page.getByRole('link', { name: 'Saum, zur Startseite' }).click()
    await expect(page).toHaveURL(/\/de\/$/)

    await page.getByRole('main').locator('a[href="/de/c/new/"]').first().click()

    await expect(heading(page)).toContainText('Neu')
    expect(await scrolledTo(page)).toBe(0)
  })
})

test.describe('the header on a long page', () => {
  test('leaves on the way down and returns on the way up', { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/c/new/')
    const header = page.getByRole('banner')

    await page.mouse.wheel(0, 900)
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -100)

    await expect(header).toBeInViewport()
  })

  test('does not leave while somebody uses it', async ({ page }) => {
    await open(page, '/de/c/new/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Sale', exact: true }).focus()

    await page.mouse.wheel(0, 900)

    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(300)
    await expect(header).toBeInViewport()
  })
})
