import { getStores, getStoresForVariant } from '@saum/contract/branch'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { ON_PHONE } from './support/devices.ts'
import { expectToFit } from './support/layout.ts'
import { askShop, findProduct, labelOf, productPath } from './support/range.ts'
import { heading, open, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const STORES = '/de/location/'
const ALEXANDERPLATZ = { latitude: 52.521_918, longitude: 13.413_215 }

const rows = (page: Page) => page.getByRole('main').locator('li[id^="store-"]')
const map = (page: Page) => page.getByRole('region', { name: /^Karte der Filialen/ })

test.describe('[2.16] a shopper looks for a store', () => {
  test('by the name of a town, and the nearest comes first', async ({ page }) => {
    await open(page, STORES)
    await page.getByLabel('Ort oder Postleitzahl').fill('Berlin')
    await page.getByRole('button', { name: 'Filialen suchen' }).click()

    await expect(page).toHaveURL(/\/de\/location\/\?q=Berlin$/)
    await expect(page.getByText(/^\d+ Filialen im Umkreis von Berlin$/)).toBeVisible()
    await expect(page).toHaveTitle('Filialen bei Berlin | Saum')
    await expect(rows(page).first().getByRole('heading')).toHaveText(/^Berlin, /)
    await expect(rows(page).first().getByRole('link', { name: 'Route öffnen' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions/,
    )
    await expectAccessible(page)
  })

  test('and asks for what it offers by ticking a box', async ({ page }) => {
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

  test('and hears every answer from one place', async ({ page }) => {
    await open(page, `${STORES}?q=10115`)
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: 'Filialen' })
    await expect(answer).toHaveText(/^\d+ Filialen im Umkreis von 10115$/)
    const region = await answer.elementHandle()

    await page.getByLabel('Ort oder Postleitzahl').fill('Atlantis')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/Atlantis/)
    await expect(answer).toContainText('„Atlantis“ kennen wir nicht')
    expect(await region?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })

  test('and is told when nothing is near, or when nobody knows the place', async ({ page }) => {
    await open(page, `${STORES}?q=Westerland&radius=10`)
    await expect(page.getByText('Im Umkreis von 10 km um Westerland')).toBeVisible()
    await expect(rows(page)).toHaveCount(3)

    await open(page, `${STORES}?q=Atlantis`)
    await expect(page.getByText('„Atlantis“ kennen wir nicht')).toBeVisible()
    expect(await rows(page).count()).toBeGreaterThan(20)
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

  test('and comes nearer on the map without asking anybody else', async ({ page, origin }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) foreign.push(request.url())
    })
    await open(page, STORES)
    await expect(page.getByRole('link', { name: 'Karte verkleinern' })).toHaveCount(0)
    const pin = map(page).getByRole('link', { name: /^\d+ Filialen in Berlin/ })
    const count = Number(await pin.innerText())
    await pin.click()
    await expect(page).toHaveURL(/\?lat=52\.\d+&lng=13\.\d+/)
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(count)
    await expect(rows(page).filter({ hasText: 'Potsdam' })).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Karte vergrößern' }).click()

    await expect(page).toHaveURL(/zoom=1/)
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

test('[2.16] the page of a store says the same to people and to programs', async ({ page }) => {
  await open(page, `${STORES}berlin-lindenhof/`)

  await expect(heading(page)).toHaveText('Saum Lindenhof')
  await expect(page.getByRole('row').filter({ hasText: 'heute' })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /^Freitag/ })).toHaveText(/\d–\d+.Uhr$/)
  const scripts = page.locator('script[type="application/ld+json"]')
  const texts = (await scripts.allTextContents()).filter(Boolean)
  const graphs = texts.map((text) => JSON.parse(text) as object)
  const store = graphs
    .flatMap((one) => ('@graph' in one ? (one['@graph'] as Record<string, unknown>[]) : []))
    .find((one) => one['@type'] === 'ClothingStore')
  expect(store).toMatchObject({ name: 'Saum Lindenhof', telephone: '+49 30 23125 101' })
  await expect(page.getByRole('link', { name: String(store?.['telephone']) })).toBeVisible()
  await expectAccessible(page)
})

test('[2.16] the stores that have a size are reached from its page, and lead back', async ({
  page,
  origin,
}) => {
  test.slow()
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id ?? 0
  const payload = { variantId, perPage: 500 }
  const { stores } = (await askShop(origin, DEFAULT_SHOP, getStoresForVariant, payload)).data
  await open(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`)
  await page.getByRole('link', { name: 'In der Filiale verfügbar?' }).click()
  await page.getByRole('link', { name: 'Alle Filialen mit diesem Teil' }).click()

  await expect(page).toHaveURL(new RegExp(`variant=${variantId}`))
  await expect(rows(page)).toHaveCount(stores.length)
  const back = page.getByRole('main').getByRole('link', { name: labelOf(product, 'name') })
  await expect(back).toHaveAttribute(
    'href',
    new RegExp(`-${product.id}/\\?variantId=${variantId}$`),
  )
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

test('[2.16] all stores are listed, and every one has a page', async ({
  page,
  origin,
  request,
}) => {
  const { data } = await askShop(origin, DEFAULT_SHOP, getStores, { perPage: 500 })
  await open(page, STORES)
  await expect(rows(page)).toHaveCount(data.length)
  const last = data.at(-1)
  expect((await request.get(`${STORES}${last?.slug}/`)).status()).toBe(200)
})
