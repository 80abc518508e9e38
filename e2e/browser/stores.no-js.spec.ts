import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

const STORES = '/de/location/'
const TEXT_SIZES = [100, 200]

test('[2.16] the store search without script unfolds its services and has no button for the position', async ({
  page,
}) => {
  await page.goto(STORES)
  await expect(page.getByRole('button', { name: 'Filialen suchen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'In meiner Nähe' })).toHaveCount(0)

  await page.getByText('Services und Umkreis').click()

  await page.getByRole('checkbox', { name: 'Änderungsservice' }).check()
  await page.getByRole('checkbox', { name: 'Stufenlos zugänglich' }).check()
})

test('[2.16] the first store has room in a narrow window, with large text as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${STORES}?q=K%C3%B6ln`)
  for (const percent of TEXT_SIZES) {
    await page.locator('html').evaluate((html, size) => {
      html.style.fontSize = `${size}%`
    }, percent)

    await expectNoSidewaysScroll(page, `with text of ${percent} %`)
    const first = page.getByRole('main').locator('li[id^="store-"]').first()
    const phone = first.getByRole('link', { name: /^\+49/ })
    expect(await phone.evaluate((link) => link.getClientRects().length)).toBe(1)
    const { x: left = 0 } = (await first.boundingBox()) ?? {}
    const { x: detailsLeft = 0 } = (await first.locator('dl').boundingBox()) ?? {}
    expect(detailsLeft, `details use the whole width with text of ${percent} %`).toBe(left)
  }
})
