import type { Page } from '@playwright/test'
import { noteRequests, PAGE_DATA, slowLine } from '../support/network.ts'
import { heading, openAndRest, tiles } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const LISTING = '/de/c/new/'
const PRODUCT_DATA = /\/p\/[^/]+\/_\.data/
const SAVING = [{ saveData: true }, { effectiveType: '2g' }]
const FAST = { effectiveType: '4g', saveData: false }

/** The browser's own estimate of its line depends on how busy this machine is. */
async function openWithOwnEstimate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      get: () => JSON.parse(sessionStorage.getItem('connection') ?? 'null') ?? undefined,
    })
  })
  await openAndRest(page, LISTING)
}

async function connectBy(page: Page, connection: object): Promise<void> {
  await page.evaluate(
    (text) => sessionStorage.setItem('connection', text),
    JSON.stringify(connection),
  )
}

test('[2.37] [9.9] pages are on their way before the click, unless the line is to be spared', async ({
  page,
  context,
}) => {
  // What an earlier test has fetched would come from the browser's cache, unseen.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await openWithOwnEstimate(page)
  const links = tiles(page).getByRole('heading').getByRole('link')
  const asked = noteRequests(page, PRODUCT_DATA)

  const pathOf = async (index: number) => `${await links.nth(index).getAttribute('href')}_.data`

  await test.step('with data saver or a 2g line nothing is asked for', async () => {
    for (const [index, connection] of SAVING.entries()) {
      await connectBy(page, connection)
      for (let passed = 0; passed < 4; passed += 1) await links.nth(index * 4 + passed).focus()
    }
    await connectBy(page, FAST)
    await links.nth(8).focus()

    await expect.poll(() => asked).toEqual([await pathOf(8)])
  })

  await test.step('the pages of one visitor are loaded only when they are opened', async () => {
    const pages = noteRequests(page, PAGE_DATA)
    await page.getByRole('link', { name: 'Konto' }).focus()
    await page.getByRole('link', { name: /^Warenkorb/ }).focus()
    await page.getByRole('link', { name: 'Magazin' }).first().focus()

    await expect.poll(() => pages).toEqual(['/de/magazin/_.data'])
  })

  await test.step('four at a time, however many links the shopper passes', async () => {
    const line = await slowLine(page, PRODUCT_DATA)
    for (let passed = 0; passed < 8; passed += 1) await links.nth(passed).focus()
    await expect.poll(() => line.underWay().length).toBe(4)

    const [first] = line.underWay()
    await line.letOneThrough()
    await expect.poll(() => line.underWay().length).toBe(4)

    expect(line.underWay()).not.toContain(first)
    await line.letAllThrough()
  })

  await test.step('each once: the click takes what the pointer brought', async () => {
    const link = links.nth(10)
    const name = await link.innerText()
    const data = await pathOf(10)

    const arrival = page.waitForResponse((response) => response.url().includes(data))
    await link.hover()
    await (await arrival).finished()
    await link.click()

    await expect(heading(page)).toContainText(name)
    expect(asked.filter((path) => path === data)).toHaveLength(1)
  })
})
