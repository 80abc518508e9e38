import type { Locator, Page } from '@playwright/test'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from '../support/devices.ts'
import { expectToFit } from '../support/layout.ts'
import { fragmentChanges, watchFragmentChanges } from '../support/picture-changes.ts'
import { open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const STORES = '/de/location/'
const ALEXANDERPLATZ = { latitude: 52.521_918, longitude: 13.413_215 }

const rows = (page: Page) => page.getByRole('main').locator('li[id^="store-"]')
const map = (page: Page) => page.getByRole('region', { name: /^Karte der Filialen/ })
const drawing = (page: Page) => map(page).locator('img')

test.describe('[2.16] a shopper looks for a store', () => {
  test('and filters by services by ticking a box', { tag: EVERY_ENGINE }, async ({ page }) => {
    await open(page, `${STORES}?q=10115&radius=100`)
    const before = await rows(page).count()
    await page.getByText('Services und Umkreis').click()
    await page.getByRole('checkbox', { name: 'Persönliche Beratung' }).check()

    await expect(page).toHaveURL(/services=personal-shopping/)
    await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(before)
    await expect(page.getByRole('checkbox', { name: 'Persönliche Beratung' })).toBeChecked()
  })

  test('by keyboard, and stays on the box that was ticked', async ({ page }) => {
    await open(page, `${STORES}?q=10115&radius=100`)
    const access = page.getByRole('checkbox', { name: 'Stufenlos zugänglich' })
    await access.press('Space')
    await expect(page).toHaveURL(/access=step-free/)
    await expect(access).toBeFocused()

    await page.getByText('Services und Umkreis').click()
    const advice = page.getByRole('checkbox', { name: 'Persönliche Beratung' })
    await advice.press('Space')
    await expect(page).toHaveURL(/services=personal-shopping/)
    await expect(advice).toBeFocused()
    await advice.press('Space')
    await expect(page).not.toHaveURL(/services=/)
    await expect(advice, 'the filters stay open').toBeVisible()
    await expect(advice).toBeFocused()

    await page.goBack()
    await expect(advice).toBeChecked()
    await page.goBack()
    await expect(advice).not.toBeChecked()
    await expect(access).toBeChecked()
  })

  test('with a pin and a row that know each other', async ({ page }) => {
    await open(page, `${STORES}?q=Dresden&radius=100`)
    const row = rows(page).first()
    const pin = map(page).getByRole('link', { name: /^Filiale 1:/ })

    await row.getByRole('link').first().focus()
    await expect(pin).toHaveAttribute('data-active', 'true')
    await pin.focus()
    await expect(row).toHaveAttribute('data-active', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#store-\d+$/)
    await expect(row).toBeInViewport()
  })

  const nearer = 'and comes nearer on the map without requests to other sites'
  test(nearer, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page, origin }) => {
    await watchFragmentChanges(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) foreign.push(request.url())
    })
    await open(page, STORES)
    const country = await drawing(page).getAttribute('src')
    await expect(page.getByRole('link', { name: 'Karte verkleinern' })).toHaveCount(0)
    const pin = map(page).getByRole('link', { name: /^\d+ Filialen in Berlin/ })
    const count = Number(await pin.innerText())
    await pin.click()
    await expect(page).toHaveURL(/\?lat=52\.\d+&lng=13\.\d+/)
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(count)
    await expect(rows(page).filter({ hasText: 'Potsdam' })).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Karte vergrößern' }).click()

    await expect(page).toHaveURL(/zoom=1/)
    await expect(drawing(page)).not.toHaveAttribute('src', country ?? '')
    expect(await fragmentChanges(page), 'each view is an element of its own').toBe('')
    expect(foreign).toEqual([])
  })
})

test('[2.16] pins and names on the map stay clear of each other', async ({ page }) => {
  for (const [width, path] of [
    [390, `${STORES}?view=map`],
    [390, `${STORES}?q=Wien&view=map`],
    [390, `${STORES}wien-linkehof/`],
    [1440, STORES],
    [1440, `${STORES}?q=Zürich&zoom=2`],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, path)
    await expect(map(page)).toBeVisible()
    expect(await overlaps(map(page)), `${path} at ${width}`).toEqual([])
  }
})

/** What lies over something else on the map. Pins are round, names are boxes. */
async function overlaps(section: Locator): Promise<string[]> {
  return section.evaluate((element) => {
    const marks = [...element.querySelectorAll('a > span, [data-side]')]
      .map((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect()
        const isPin = mark.parentElement?.tagName === 'A'
        return {
          text: mark.textContent,
          isPin,
          x: left + width / 2,
          y: top + height / 2,
          width,
          height,
        }
      })
      .filter(({ width }) => width > 0)
    return marks.flatMap((one, index) =>
      marks
        .slice(index + 1)
        .filter((other) => {
          const [right, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
          const [wide, high] = [(one.width + other.width) / 2, (one.height + other.height) / 2]
          return one.isPin && other.isPin
            ? Math.hypot(right, down) < wide - 1
            : right < wide - 1 && down < high - 1
        })
        .map(({ text }) => `${one.text} and ${text}`),
    )
  })
}

test.describe('[2.16] where the shopper is', () => {
  test('is asked for by a button only, and said to a hundred metres', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'de-DE',
      geolocation: ALEXANDERPLATZ,
      permissions: ['geolocation'],
    })
    const page = await context.newPage()
    await open(page, STORES)
    expect(placeOf(page)).toBe(STORES)
    const button = page.getByRole('button', { name: 'In meiner Nähe' })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await button.click()

    await expect(page).toHaveURL(/\?lat=52\.522&lng=13\.413$/)
    await expect(rows(page).first()).toContainText('Berlin')
    await expect(page.getByText(/^\d+ Filialen im Umkreis$/)).toBeVisible()
    await expect(page).toHaveTitle('Filialen im Umkreis | Saum')
    await context.close()
  })

  test('stays unknown when it is not told, which is said in words', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
    const page = await context.newPage()
    await open(page, STORES)
    await page.getByRole('button', { name: 'In meiner Nähe' }).click()

    await expect(page.getByText('Dein Gerät gibt den Standort nicht frei')).toBeVisible()
    expect(placeOf(page)).toBe(STORES)
    await context.close()
  })
})

test(
  '[2.16] on a phone the map is loaded when it is asked for',
  { tag: ON_PHONE },
  async ({ page }) => {
    const drawings: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('store-map.v2')) drawings.push(request.url())
    })
    await open(page, `${STORES}?q=Wien`)
    await expect(map(page)).toBeHidden()
    expect(drawings).toEqual([])
    await page.getByRole('link', { name: 'Karte', exact: true }).click()

    await expect(map(page)).toBeVisible()
    await expect.poll(() => drawings.length).toBeGreaterThan(0)
    await expectToFit(page, 'the map of stores')
    await page.getByRole('link', { name: 'Karte', exact: true }).press('Tab')
    await expect(map(page).getByRole('link').first(), 'keys go where the eye goes').toBeFocused()
  },
)
