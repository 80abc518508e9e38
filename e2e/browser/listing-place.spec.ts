import type { Locator, Page } from '@playwright/test'
import { EVERY_ENGINE, PHONE_TOO } from '../support/devices.ts'
import { heading, noteDocuments, openAndRest, scrolledTo, tiles } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
const OFFSET_PX = 158
/** Far enough down to need scrolling, far enough from the end to be scrolled to the top. */
const TILE = 9

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.round(box?.y ?? Number.NaN)
}

async function openTile(page: Page): Promise<string> {
  const tile = tiles(page).nth(TILE)
  await tile.scrollIntoViewIfNeeded()
  const link = tile.getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(heading(page)).toContainText(name)
  return name
}

const place =
  '[2.33] [9.10] a listing is found again where it was left, below a header that returns'
test(place, { tag: [PHONE_TOO, EVERY_ENGINE] }, async ({ page, isMobile }) => {
  const header = page.getByRole('banner')
  await openAndRest(page, LISTING)
  const documents = noteDocuments(page)

  await test.step('the header leaves on the way down and returns on the way up', async () => {
    await page.mouse.wheel(0, 900)
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(header).toBeInViewport()
  })

  await test.step('back, the product that was opened is 158 px below the top', async () => {
    const name = await openTile(page)
    await page.goBack()
    await expect.poll(() => topOf(tiles(page).nth(TILE))).toBe(OFFSET_PX)
    await page.goForward()
    await expect(heading(page)).toContainText(name)
    expect(documents).toEqual([])
  })
  if (isMobile) return

  await test.step('a link of the product page leads to the same place', async () => {
    await page
      .getByRole('navigation', { name: 'Du bist hier' })
      .getByRole('link', { name: 'Kleider', exact: true })
      .click()
    await expect.poll(() => topOf(tiles(page).nth(TILE))).toBe(OFFSET_PX)
  })

  await test.step('a listing opened from elsewhere starts at its top', async () => {
    await page.getByRole('link', { name: 'Saum, zur Startseite' }).click()
    await expect(page).toHaveURL(/\/de\/$/)

    await page.getByRole('main').locator(`a[href="${LISTING}"]`).first().click()

    await expect(heading(page)).toContainText('Kleider')
    expect(await scrolledTo(page)).toBe(0)
  })

  await test.step('the header does not leave while it is used', async () => {
    await header.getByRole('link', { name: 'Sale', exact: true }).focus()

    await page.mouse.wheel(0, 900)

    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(300)
    await expect(header).toBeInViewport()
  })
})
