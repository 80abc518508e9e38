import type { Locator, Page } from '@playwright/test'
import { ON_PHONE, PHONE_IN_DEEP } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { heading, openAndRest, placeOf, scrolledTo, tiles, untilIdle } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
/** By date: the recommended order changes with stock and visits, which other tests cause meanwhile. */
const LONG_LISTING = '/de/c/damen/bekleidung/?sort=new'
const PAGE_TWO = /\.data\?.*page=2/

/** The one filter form: a column on a desktop, a drawer on a phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Filter' })
  if (isMobile) await page.getByRole('link', { name: /^Filter( \d+)?$/ }).click()
  await expect(panel).toBeVisible()
  // While it slides in, its controls move.
  await panel.evaluate((element) =>
    Promise.all(element.getAnimations().map((one: { finished: Promise<unknown> }) => one.finished)),
  )
  return panel
}

/** The values of a group that can be chosen. */
function valuesOf(panel: Locator, group: string): Locator {
  return panel.getByRole('group', { name: group }).getByRole('checkbox', { disabled: false })
}

async function countOf(page: Page): Promise<number> {
  const words = await heading(page).innerText()
  return Number(/\d+/.exec(words)?.[0])
}

/** The page behind an open drawer is inert: its messages must be announced inside the drawer. */
function spoken(page: Page): Locator {
  return page.locator('output[aria-live="polite"]')
}

async function expectStillness(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => {})')
  const { score, moved } = await layoutShifts(page)
  expect(score, moved.join(', ')).toBeLessThan(0.02)
}

test.describe('[2.26] filters of a listing', () => {
  const narrowing = 'three of them and an order narrow the list, and history takes them back'
  test(narrowing, { tag: PHONE_IN_DEEP }, async ({ page, isMobile }) => {
    await openAndRest(page, LISTING)
    const all = await countOf(page)
    const panel = await openFilters(page, isMobile)

    const size = valuesOf(panel, 'Größe').first()
    await size.click({ force: true })
    await expect(size).toBeChecked()
    await expect(page).toHaveURL(/filters\[size\]=\d+$/)
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const color = valuesOf(panel, 'Farbe').first()
    await color.click()
    await expect(color).toBeChecked()
    await expect(page).toHaveURL(/filters\[color\]=\d+$/)
    await expect(color).toBeFocused()
    await panel.getByRole('textbox', { name: 'Preis bis' }).fill('150')
    await panel.getByRole('textbox', { name: 'Preis bis' }).press('Enter')
    await expect(page).toHaveURL(/filters\[maxPrice\]=15000$/)
    const speaker = isMobile ? panel.getByRole('status') : spoken(page)
    const silent = isMobile ? spoken(page) : panel.getByRole('status')
    await expect(speaker).toContainText(/^Liste aktualisiert/)
    await expect(silent).toBeEmpty()
    if (isMobile) {
      await panel.getByRole('button', { name: /Artikel anzeigen/ }).click()
      await expect(panel).toBeHidden()
    }
    await page.getByLabel('Sortieren').selectOption('price_asc')
    await expect(page).toHaveURL(/&sort=price_asc$/)
    const last = { place: placeOf(page), count: await countOf(page) }
    const chosen = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')
    await expect(chosen).toHaveCount(3)

    for (let step = 0; step < 4; step += 1) await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
    await expect.poll(() => countOf(page)).toBe(all)
    for (let step = 0; step < 4; step += 1) await page.goForward()

    await expect.poll(() => placeOf(page)).toBe(last.place)
    await expect.poll(() => countOf(page)).toBe(last.count)
  })

  test('keep the old list while the new one loads, and the last choice wins', async ({ page }) => {
    await openAndRest(page, LISTING)
    const all = await countOf(page)
    const old = await tiles(page).first().innerText()
    const release = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route(/\.data\?/, async (route) => {
      const isFirst = !decodeURIComponent(route.request().url()).includes('filters[color]')
      if (isFirst) await release.promise
      // The first request is given up by the page meanwhile.
      await route.continue().catch(() => {})
      if (isFirst) answered.resolve()
    })
    const panel = await openFilters(page, false)

    await valuesOf(panel, 'Größe').first().click({ force: true })
    const busy = page.getByRole('main').locator('[aria-busy="true"]')
    await expect(busy.locator('[data-tile]').first()).toHaveText(old, { useInnerText: true })
    expect(await countOf(page)).toBe(all)

    await valuesOf(panel, 'Farbe').first().click()
    await expect(page).toHaveURL(/filters\[size\]=\d+&filters\[color\]=\d+$/)
    await expect(busy).toHaveCount(0)
    const last = { place: placeOf(page), count: await countOf(page) }
    expect(last.count).toBeLessThan(all)
    release.resolve()
    await answered.promise
    await untilIdle(page)

    expect({ place: placeOf(page), count: await countOf(page) }).toEqual(last)
  })

  test('stand still, are accessible, follow the keys and refuse impossible prices', async ({
    page,
  }) => {
    await watchLayoutShifts(page)
    await openAndRest(page, `${LISTING}?filters[maxPrice]=15000&sort=new`)
    const panel = await openFilters(page, false)
    await expectStillness(page)
    await expectAccessible(page)

    await test.step('a chosen filter is removed, and the focus stays among the filters', async () => {
      const chosen = page.getByRole('link', { name: /^Filter bis .* entfernen$/ })
      await chosen.press('Enter')
      await expect(page).toHaveURL(/\?sort=new$/)
      await expect(chosen).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    })

    await test.step('keys move a thumb of the slider', async () => {
      const thumb = panel.getByRole('slider', { name: 'Preis bis' })
      await thumb.focus()
      for (let step = 0; step < 3; step += 1) await thumb.press('ArrowLeft')
      await expect(page).toHaveURL(/\?filters\[maxPrice\]=\d+&sort=new$/)
      await expect(thumb).toBeFocused()
      await expect(thumb).toHaveAttribute('aria-valuetext', /€/)
    })

    await test.step('prices that cannot be met say so and lead nowhere', async () => {
      await panel.getByRole('textbox', { name: 'Preis von' }).fill('200')
      await panel.getByRole('textbox', { name: 'Preis von' }).press('Enter')
      await expect(page).toHaveURL(/minPrice\]=20000&/)
      const before = placeOf(page)
      await panel.getByRole('textbox', { name: 'Preis bis' }).fill('100')
      await panel.getByRole('textbox', { name: 'Preis bis' }).press('Enter')
      await expect(panel.getByRole('alert')).toContainText('höher als der zweite')
      await panel.getByRole('textbox', { name: 'Preis bis' }).fill('12abc')
      await expect(panel.getByRole('alert')).toContainText('als Zahlen')
      expect(placeOf(page)).toBe(before)
    })
  })

  const drawer = 'in the drawer stand still, are accessible, and give the focus back on Escape'
  test(drawer, { tag: ON_PHONE }, async ({ page }) => {
    await watchLayoutShifts(page)
    await openAndRest(page, `${LISTING}?filters[maxPrice]=15000`)
    await expectStillness(page)
    const panel = await openFilters(page, true)
    await expectAccessible(page)
    await valuesOf(panel, 'Farbe').first().check()
    await expect(page).toHaveURL(/filters\[color\]=/)

    await page.keyboard.press('Escape')

    await expect(panel).toBeHidden()
    await expect(page.getByRole('link', { name: 'Filter 2' })).toBeFocused()
    await expect(page).toHaveURL(/filters\[color\]=/)
  })
})

test.describe('a choice made before the script has loaded', () => {
  for (const [what, choose, place] of [
    [
      'of a filter',
      (page: Page) =>
        page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox').first().check(),
      /filters\[color\]=\d+$/,
    ],
    [
      'of an order',
      (page: Page) => page.getByLabel('Sortieren').selectOption('price_asc'),
      /sort=price_asc$/,
    ],
  ] as const) {
    test(`${what} takes effect once it has`, async ({ page }) => {
      const release = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await release.promise
        await route.continue()
      })
      await page.goto(LISTING, { waitUntil: 'commit' })
      await choose(page)

      release.resolve()

      await expect(page).toHaveURL(place)
    })
  }
})

test.describe('[2.33] further pages of a listing', () => {
  test('a page that does not come says so, keeps the list and is requested again', async ({
    page,
  }) => {
    let fault: readonly [find: string, replace: string] | null = null
    await page.route(PAGE_TWO, async (route) => {
      if (!fault) return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace(...fault)
      return route.fulfill({ response, body })
    })
    await openAndRest(page, LONG_LISTING)
    const first = await tiles(page).count()
    const message = page.getByRole('main').getByRole('alert')
    const more = page.getByRole('link', { name: /weitere Artikel laden/ })
    const again = message.getByRole('button', { name: 'Noch einmal laden' })

    for (const [button, key, instead] of [
      // The response lacks the list, then the filters.
      [more, '"facts"', '"nothing"'],
      [again, '"search"', '"isLimited"'],
    ] as const) {
      fault = [key, instead]
      const response = page.waitForResponse(PAGE_TWO)
      // By keys: a pointer over the link would prefetch the page.
      await button.press('Enter')
      await response
      await expect(message).toContainText('konnten nicht geladen werden')
      await expect(tiles(page)).toHaveCount(first)
    }
    fault = null
    await again.press('Enter')

    await expect(tiles(page)).toHaveCount(first * 2)
    await expect(message).toHaveCount(0)
  })

  test('stay loaded on the way to a product and back and after a reload, until the order changes', async ({
    page,
  }) => {
    await openAndRest(page, LONG_LISTING)
    const first = await tiles(page).count()
    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()
    const all = first * 2
    await expect(tiles(page)).toHaveCount(all)
    await expect(spoken(page)).toContainText(`${first} weitere Artikel geladen`)
    const wanted = tiles(page).nth(first + 5)
    await expect(tiles(page).nth(first).locator('h2 a')).toBeFocused()

    await wanted.scrollIntoViewIfNeeded()
    const link = wanted.locator('h2 a')
    const name = await link.innerText()
    await link.click()
    await expect(heading(page)).toContainText(name)
    await page.goBack()

    await expect(tiles(page)).toHaveCount(all)
    await expect.poll(async () => Math.round((await wanted.boundingBox())?.y ?? 0)).toBe(158)
    const place = await scrolledTo(page)
    await page.reload()
    await expect(tiles(page)).toHaveCount(all)
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(place - 40)

    await page.getByLabel('Sortieren').focus()
    await page.getByLabel('Sortieren').selectOption('price_desc')

    await expect(page).toHaveURL(/sort=price_desc$/)
    await expect(tiles(page)).toHaveCount(first)
    await expect(page.getByLabel('Sortieren')).toBeFocused()
  })
})
