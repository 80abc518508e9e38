import type { Locator, Page } from '@playwright/test'
import { ON_PHONE, PHONE_TOO } from './support/devices.ts'
import { heading, open, openAndRest, placeOf, scrolledTo, tiles } from './support/shopper.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

/** The one filter form: a column on a desktop, a drawer on a phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Filter' })
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(panel).toBeVisible()
  // What slides in is not where it was seen a moment before.
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

/** The page behind an open drawer is silent: what is said there must be said inside. */
function spoken(page: Page): Locator {
  return page.locator('output[aria-live="polite"]')
}

test.describe('[2.26] filters of a listing', () => {
  const narrowing = 'three of them and an order narrow the list, and history takes them back'
  test(narrowing, { tag: PHONE_TOO }, async ({ page, isMobile }) => {
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
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')).toHaveCount(
      3,
    )

    for (let step = 0; step < 4; step += 1) await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
    await expect.poll(() => countOf(page)).toBe(all)
    for (let step = 0; step < 4; step += 1) await page.goForward()

    await expect.poll(() => placeOf(page)).toBe(last.place)
    await expect.poll(() => countOf(page)).toBe(last.count)
  })

  test('are taken away one by one, and the focus stays among them', async ({ page }) => {
    await open(page, `${LISTING}?filters[maxPrice]=15000&sort=new`)
    const chosen = page.getByRole('link', { name: /^Filter bis .* entfernen$/ })

    await chosen.press('Enter')

    await expect(page).toHaveURL(/\?sort=new$/)
    await expect(chosen).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })

  test('that cannot be met say so and lead nowhere', async ({ page }) => {
    await open(page, LISTING)
    const panel = await openFilters(page, false)

    await panel.getByRole('textbox', { name: 'Preis von' }).fill('200')
    await panel.getByRole('textbox', { name: 'Preis von' }).press('Enter')
    await expect(page).toHaveURL(/minPrice\]=20000$/)
    await panel.getByRole('textbox', { name: 'Preis bis' }).fill('100')
    await panel.getByRole('textbox', { name: 'Preis bis' }).press('Enter')

    await expect(panel.getByRole('alert')).toContainText('höher als der zweite')
    await panel.getByRole('textbox', { name: 'Preis bis' }).fill('12abc')
    await expect(panel.getByRole('alert')).toContainText('als Zahlen')
    expect(placeOf(page)).toBe(`${LISTING}?filters[minPrice]=20000`)
  })

  test('can be used by everybody', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    await open(page, `${LISTING}?filters[maxPrice]=15000`)
    await openFilters(page, isMobile)

    await expectAccessible(page)
  })

  test('move a thumb of the slider by keys', async ({ page }) => {
    await open(page, LISTING)
    const panel = await openFilters(page, false)
    const thumb = panel.getByRole('slider', { name: 'Preis bis' })

    await thumb.focus()
    for (let step = 0; step < 3; step += 1) await thumb.press('ArrowLeft')

    await expect(page).toHaveURL(/filters\[maxPrice\]=\d+$/)
    await expect(thumb).toBeFocused()
    await expect(thumb).toHaveAttribute('aria-valuetext', /€/)
  })

  test('are closed by Escape and give the focus back', { tag: ON_PHONE }, async ({ page }) => {
    await open(page, LISTING)
    const panel = await openFilters(page, true)
    await valuesOf(panel, 'Farbe').first().check()
    await expect(page).toHaveURL(/filters\[color\]=/)

    await page.keyboard.press('Escape')

    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter 1' })).toBeFocused()
    await expect(page).toHaveURL(/filters\[color\]=/)
  })

  test('leave no list: the screen says which one to drop', async ({ page }) => {
    await open(page, `${LISTING}?filters[maxPrice]=100`)

    await expect(page.getByRole('heading', { level: 2, name: /gerade nichts/ })).toBeVisible()
    await page.getByRole('link', { name: 'Filter „bis 1,00 €“ entfernen' }).last().click()

    await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
    await expect(tiles(page).first()).toBeVisible()
  })
})

test.describe('what is chosen before the script has come', () => {
  for (const [what, choose, place] of [
    [
      'a filter',
      (page: Page) =>
        page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox').first().check(),
      /filters\[color\]=\d+$/,
    ],
    [
      'an order',
      (page: Page) => page.getByLabel('Sortieren').selectOption('price_asc'),
      /sort=price_asc$/,
    ],
  ] as const) {
    test(`${what} takes effect once it is there`, async ({ page }) => {
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

test.describe('[2.33] a further page that does not come', () => {
  for (const [why, key, instead] of [
    ['is missing', '"facts"', '"nothing"'],
    ['knows nothing of the filters', '"search"', '"isLimited"'],
  ] as const) {
    test(`because its answer ${why} says so, keeps the list and is asked for again`, async ({
      page,
    }) => {
      let isBroken = true
      await page.route(/\.data\?.*page=2/, async (route) => {
        if (!isBroken) return route.continue()
        const response = await route.fetch()
        const body = await response.text()
        return route.fulfill({ response, body: body.replace(key, instead) })
      })
      await openAndRest(page, '/de/c/damen/bekleidung/')
      const first = await tiles(page).count()
      // By keys: a pointer over the link would fetch the page early, once more.
      await page.getByRole('link', { name: /weitere Artikel laden/ }).press('Enter')
      const fault = page.getByRole('main').getByRole('alert')
      await expect(fault).toContainText('konnten nicht geladen werden')
      await expect(tiles(page)).toHaveCount(first)

      isBroken = false
      await fault.getByRole('button', { name: 'Noch einmal laden' }).press('Enter')

      await expect(tiles(page)).toHaveCount(first * 2)
      await expect(fault).toHaveCount(0)
    })
  }
})

test.describe('[2.33] more of a listing', () => {
  test('stays loaded on the way to a product and back, and after a reload', async ({ page }) => {
    await openAndRest(page, '/de/c/damen/bekleidung/')
    const first = await tiles(page).count()
    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()
    await expect(tiles(page)).toHaveCount(first * 2)
    await expect(spoken(page)).toContainText(`${first} weitere Artikel geladen`)
    const wanted = tiles(page).nth(first + 5)
    await expect(tiles(page).nth(first).locator('h2 a')).toBeFocused()

    await wanted.scrollIntoViewIfNeeded()
    const link = wanted.locator('h2 a')
    const name = await link.innerText()
    await link.click()
    await expect(heading(page)).toContainText(name)
    await page.goBack()

    await expect(tiles(page)).toHaveCount(first * 2)
    await expect.poll(async () => Math.round((await wanted.boundingBox())?.y ?? 0)).toBe(158)
    // And is fetched again after a reload.
    const place = await scrolledTo(page)
    await page.reload()
    await expect(tiles(page)).toHaveCount(first * 2)
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(place - 40)
  })

  test('does not outlive a filter', async ({ page }) => {
    await open(page, '/de/c/damen/bekleidung/')
    const first = await tiles(page).count()
    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()
    await expect(tiles(page)).toHaveCount(first * 2)

    await page.getByLabel('Sortieren').focus()
    await page.getByLabel('Sortieren').selectOption('price_desc')

    await expect(page).toHaveURL(/sort=price_desc$/)
    await expect(tiles(page)).toHaveCount(first)
    await expect(page.getByLabel('Sortieren')).toBeFocused()
  })
})

test('nothing moves while a filtered listing loads', { tag: PHONE_TOO }, async ({ page }) => {
  await watchLayoutShifts(page)
  await open(page, `${LISTING}?filters[maxPrice]=15000`)
  await page.waitForLoadState('networkidle')

  const { score, moved } = await layoutShifts(page)
  expect(score, moved.join(', ')).toBeLessThan(0.02)
})
