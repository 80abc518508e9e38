import { randomUUID } from 'node:crypto'
import { allowEverything } from '../support/decided-visitor.ts'
import { PHONE_IN_DEEP, PHONE_TOO } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { heading, open, openAndRest, scrolledTo, tiles, untilIdle } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.describe('[2.2] the home page', () => {
  test('opens with one line and the beginning of the range in every language', async ({ page }) => {
    for (const path of ['de', 'fr-ch', 'en']) {
      await page.goto(`/${path}/`)

      await expect(heading(page)).toHaveCount(1)
      await expect(heading(page)).toBeInViewport()
      const index = page.getByRole('main').getByRole('navigation').first()
      await expect(index.getByRole('link').first()).toBeInViewport()
    }
  })

  test('sends no request to another site', async ({ page, origin }) => {
    const others: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== origin) others.push(url.href)
    })
    await openAndRest(page, '/de/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')

    expect(others).toEqual([])
  })

  test('stands still while it loads and while it is read', { tag: PHONE_TOO }, async ({ page }) => {
    await watchLayoutShifts(page)
    await openAndRest(page, '/de/')
    const { height } = page.viewportSize() ?? { height: 800 }
    const footer = page.getByRole('contentinfo')
    while (
      !(await footer.evaluate((end, bottom) => end.getBoundingClientRect().top < bottom, height))
    ) {
      await page.mouse.wheel(0, height / 2)
      await untilIdle(page)
    }

    const { score, moved } = await layoutShifts(page)
    expect(score, moved.join(', ')).toBeLessThan(0.01)
  })

  test('can be used by everyone down to its end', { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await openAndRest(page, '/fr-ch/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    await expectAccessible(page)
  })
})

test.describe('the picture that opens the page', () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`is sharp on a screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/de/')
      const picture = page.getByRole('main').getByRole('img').first()

      const chosen = await picture.evaluate(({ currentSrc }: { currentSrc: string }) => currentSrc)
      const place = (await picture.boundingBox()) ?? { width: 0, height: 0 }
      const natural = Number(/(\d+)\.(?:avif|webp)$/.exec(chosen)?.[1])
      // Where it fills the height it is drawn wider than its place.
      const drawn = Math.max(
        place.width,
        place.height * (chosen.includes('-tall-') ? 4 / 5 : 16 / 9),
      )

      expect(natural).toBeGreaterThanOrEqual(Math.floor(drawn))
      expect(natural).toBeLessThan(2 * drawn)
      expect(chosen).toContain(width < height ? '-tall-' : '-wide-')
    })
  }
})

test.describe('the new arrivals', () => {
  test('are leafed through by buttons and by keyboard', async ({ page }) => {
    await openAndRest(page, '/de/')
    const rail = page.getByRole('list', { name: 'Neu eingetroffen' })
    const scrolled = () => rail.evaluate((list) => Math.round(list.scrollLeft))
    const next = page.getByRole('button', { name: 'Nächste: Neu eingetroffen' })
    const previous = page.getByRole('button', { name: 'Vorherige: Neu eingetroffen' })
    await expect(previous).toBeDisabled()

    await next.click()
    await expect.poll(scrolled).toBeGreaterThan(300)
    await previous.click()
    await expect.poll(scrolled).toBe(0)

    const names = rail.getByRole('heading').getByRole('link')
    await names.first().focus()
    const last = names.last()
    for (let steps = 0; steps < 200; steps += 1) {
      if (await last.evaluate((link) => link === link.ownerDocument.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
    expect(await scrolledTo(page)).toBeGreaterThan(0)
  })

  test('are kept by their heart', { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await openAndRest(page, '/de/')
    const heart = tiles(page)
      .first()
      .getByRole('button', { name: /Merkliste/ })

    await heart.click()

    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-tool="wishlist"]')).toHaveAccessibleName(
      'Merkliste, 1 Artikel',
    )
  })
})

test.describe('[2.34] further down', () => {
  test(
    'a spot of the look shows its piece in the list',
    { tag: PHONE_IN_DEEP },
    async ({ page }) => {
      await open(page, '/de/')
      // Every season has a look of its own.
      const spots = page.locator('a[href^="#piece-"]')
      const look = page.getByRole('region').filter({ has: spots })
      const spot = look.locator(spots).first()
      const anchor = await spot.getAttribute('href')

      await spot.click()

      const piece = look.locator(anchor ?? '#nothing')
      await expect(piece).toBeInViewport()
      await expect(piece).toContainText('€')
      await look.getByRole('link', { name: 'Zum ganzen Outfit' }).click()
      await expect(page).toHaveURL(/\/de\/p\/shop-the-look\//)
    },
  )

  test('products that were looked at are shown again to a visitor who agreed', async ({
    page,
    origin,
  }) => {
    await allowEverything(page, origin, randomUUID())
    await open(page, '/de/')
    const product = tiles(page).first().getByRole('heading').getByRole('link')
    const name = await product.innerText()
    await product.click()
    await expect(heading(page)).toContainText(name)
    // It is noted only once the browser is idle.
    const noted = () => page.evaluate(() => localStorage.getItem('saum.viewed.de'))
    await expect.poll(noted).not.toBeNull()

    await open(page, '/de/')
    await page.getByRole('region', { name: 'Eine Karte, die mitzählt' }).scrollIntoViewIfNeeded()

    const viewed = page.getByRole('list', { name: 'Zuletzt angesehen' })
    await expect(viewed.getByRole('heading').getByRole('link')).toHaveText([name])
  })

  test('one form for the newsletter is visible, not two', async ({ page }) => {
    await page.goto('/de/')

    await expect(page.getByRole('textbox', { name: 'Deine E-Mail' })).toHaveCount(1)
  })
})
