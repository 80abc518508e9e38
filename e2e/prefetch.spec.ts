import type { Page } from '@playwright/test'
import { noteRequests, PAGE_DATA, slowLine } from './support/network.ts'
import { heading, openAndRest, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

// What an earlier journey has fetched would come from the browser's cache, unseen.
test.use({ reuseContext: false })

const FAST_LINE = "{ effectiveType: '4g', saveData: false }"
const PRODUCT_DATA = /\/p\/[^/]+\/_\.data/

/** What the browser says of its line; its own estimate depends on how busy this machine is. */
async function connectBy(page: Page, connection: string): Promise<void> {
  await page.addInitScript({
    content: `Object.defineProperty(navigator, 'connection', { value: ${connection} })`,
  })
}

test.describe('[2.37] [9.9] pages on their way before the click', () => {
  test('are four at a time, however many links the shopper passes', async ({ page }) => {
    await connectBy(page, FAST_LINE)
    await openAndRest(page, '/de/c/new/')
    const line = await slowLine(page, PRODUCT_DATA)
    const links = tiles(page).getByRole('heading').getByRole('link')
    for (let index = 0; index < 8; index += 1) await links.nth(index).focus()
    await expect.poll(() => line.underWay().length).toBe(4)

    const [first] = line.underWay()
    await line.letOneThrough()
    await expect.poll(() => line.underWay().length).toBe(4)

    expect(line.underWay()).not.toContain(first)
    await line.letAllThrough()
  })

  test('are asked for once: the click takes what the pointer brought', async ({ page }) => {
    await connectBy(page, FAST_LINE)
    await openAndRest(page, '/de/c/new/')
    const asked = noteRequests(page, PAGE_DATA)
    const link = tiles(page).first().getByRole('heading').getByRole('link')
    const name = await link.innerText()

    const arrival = page.waitForResponse(PAGE_DATA)
    await link.hover()
    await (await arrival).finished()
    await link.click()

    await expect(heading(page)).toContainText(name)
    expect(asked).toHaveLength(1)
  })

  test('bring the page of a person only when it is opened', async ({ page }) => {
    await connectBy(page, FAST_LINE)
    await openAndRest(page, '/de/')
    const asked = noteRequests(page, PAGE_DATA)

    await page.getByRole('link', { name: 'Konto' }).focus()
    await page.getByRole('link', { name: /^Warenkorb/ }).focus()
    await page.getByRole('link', { name: 'Magazin' }).first().focus()

    await expect.poll(() => asked).toEqual(['/de/magazin/_.data'])
  })

  const saving = [
    ['data saver', '{ saveData: true }'],
    ['a 2g line', "{ effectiveType: '2g' }"],
  ] as const
  for (const [what, connection] of saving) {
    test(`are not asked for with ${what}`, async ({ page }) => {
      await connectBy(page, connection)
      await openAndRest(page, '/de/c/new/')
      const asked = noteRequests(page, PAGE_DATA)
      const links = tiles(page).getByRole('heading').getByRole('link')
      for (let index = 1; index < 5; index += 1) await links.nth(index).focus()

      const name = await links.first().innerText()
      await links.first().click()

      await expect(heading(page)).toContainText(name)
      expect(asked).toHaveLength(1)
    })
  }
})
