import { SHOPS } from '@saum/domain/shops'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const STORES = '/de/location/'
const WIDTHS = [320, 390, 820, 1440]

test('[2.16] a form finds stores without script, by postcode and by what they offer', async ({
  page,
}) => {
  await page.goto(STORES)
  await page.getByLabel('Ort oder Postleitzahl').fill('8001')
  await page.getByText('Services und Umkreis').click()
  await page.getByRole('checkbox', { name: 'Änderungsservice' }).check()
  await page.getByRole('checkbox', { name: 'Stufenlos zugänglich' }).check()
  await page.getByRole('button', { name: 'Filialen suchen' }).click()

  await expect(page).toHaveURL(/q=8001.*access=step-free.*services=alterations/)
  const rows = page.getByRole('main').locator('li[id^="store-"]')
  await expect(rows.first()).toContainText(/\d k?m/)
  await expect(page.getByRole('checkbox', { name: 'Änderungsservice' })).toBeChecked()
  await rows.first().getByRole('link').first().click()
  await expect(heading(page)).toHaveText(/^Saum /)
  await expect(page.getByRole('button', { name: 'In meiner Nähe' })).toHaveCount(0)
})

test('[2.16] older addresses lead to the store, unknown ones nowhere', async ({ request }) => {
  const ask = (slug: string) => request.get(`${STORES}${slug}/`, { maxRedirects: 0 })
  const old = await ask('ein-alter-name-3001')

  expect([old.status(), old.headers()['location']]).toEqual([301, `${STORES}berlin-lindenhof/`])
  expect((await ask('nowhere')).status()).toBe(404)
  expect((await ask('%00')).status()).toBeGreaterThanOrEqual(400)
})

test('[2.16] search engines are shown the list and the stores, not the questions', async ({
  request,
}) => {
  const list = await (await request.get(STORES)).text()
  const question = await request.get(`${STORES}?q=Berlin&open=now`)
  const html = await question.text()

  expect(list).not.toContain('noindex')
  expect(list).toMatch(/rel="canonical" href="[^"]+\/de\/location\/"/)
  expect(html).toContain('name="robots" content="noindex, follow"')
  // Not to be shown and standing for another page contradict each other.
  expect(html).not.toContain('rel="canonical"')
  expect(question.headers()['cache-control']).toBe('private, no-cache')
  const sitemap = await (await request.get('/de/sitemap/stores.xml')).text()
  expect(sitemap).toContain('/de/location/berlin-lindenhof/</loc>')
  expect(sitemap).toContain('hreflang="fr-CH"')
  expect(await (await request.get('/de/sitemap.xml')).text()).toContain('/de/sitemap/stores.xml')
})

test('[2.16] the pages of stores are valid in every state', async ({ request }) => {
  const states = ['', '?q=Berlin&view=map', '?q=Atlantis', '?lat=999&lng=1', '?variant=1']
  for (const state of states) {
    const answer = await request.get(STORES + state)
    expect(answer.status(), state).toBe(200)
    await expectValidHtml(await answer.text())
  }
})

for (const percent of [100, 200]) {
  test(`[2.16] the first store has room in a narrow window with text of ${percent} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${STORES}?q=K%C3%B6ln`)
    await page.locator('html').evaluate((html, size) => {
      html.style.fontSize = `${size}%`
    }, percent)

    await expectNoSidewaysScroll(page, `with text of ${percent} %`)
    const first = page.getByRole('main').locator('li[id^="store-"]').first()
    const phone = first.getByRole('link', { name: /^\+49/ })
    expect(await phone.evaluate((link) => link.getClientRects().length)).toBe(1)
    const { x: left = 0 } = (await first.boundingBox()) ?? {}
    const { x: detailsLeft = 0 } = (await first.locator('dl').boundingBox()) ?? {}
    expect(detailsLeft, 'details use the whole width').toBe(left)
  })
}

for (const { path } of SHOPS) {
  test(`[2.16] stores fit into any window in /${path}/`, async ({ page }) => {
    test.slow()
    for (const place of [
      '',
      '?q=Berlin&view=map',
      '?q=1010&services=returns',
      'berlin-lindenhof/',
    ]) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/${path}/location/${place}`)
        await expectNoSidewaysScroll(page, `at ${width} px: ${place}`)
      }
    }
  })
}
