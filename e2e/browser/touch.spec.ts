import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { ON_PHONE } from '../support/devices.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { findProduct, productPath } from '../support/range.ts'
import { open } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { pinch, swipeLeft } from '../support/touch.ts'

const KEYBOARD_PX = 336

/** Safari's view of a page: a keyboard covers its foot and makes it no shorter. */
const KEYBOARD = `
  const keyboard = new EventTarget()
  Object.assign(keyboard, { height: innerHeight, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { value: keyboard })`

async function showKeyboard(page: Page, heightPx: number): Promise<void> {
  await page.locator('html').evaluate((html, covered) => {
    const { visualViewport } = html.ownerDocument.defaultView
    visualViewport.height = html.clientHeight - covered
    visualViewport.dispatchEvent(new Event('resize'))
  }, heightPx)
}

function leftOf(element: Locator): Promise<number> {
  return element.evaluate(({ scrollLeft }) => scrollLeft)
}

const whole = '[2.7] a product can be looked at with fingers, and its bar stays above the keyboard'
test(whole, { tag: ON_PHONE }, async ({ page, origin }) => {
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    ({ images, isSoldOut }) => images.length === 3 && !isSoldOut,
  )
  await page.addInitScript({ content: KEYBOARD })
  await open(page, productPath(DEFAULT_SHOP, product))
  const gallery = page.getByRole('group', { name: /^Bilder: / })
  const track = gallery.getByRole('list').first()

  await test.step('one swipe, one picture', async () => {
    const width = await track.evaluate(({ clientWidth }) => clientWidth)
    await swipeLeft(page, track, 240)
    await expect.poll(() => leftOf(track)).toBe(width)
    await expectNoSidewaysScroll(page, 'after a swipe')
  })

  await test.step('two fingers enlarge the picture, not the page', async () => {
    await gallery
      .getByRole('link', { name: /Bild vergrößern/ })
      .nth(1)
      .tap()
    const zoom = page.getByRole('dialog', { name: /^Bilder: / })
    await expect(zoom.getByText('Bild 2 von 3')).toBeAttached()
    await pinch(page, zoom, 2)
    await expect(zoom.getByText('Vergrößerung 200 %')).toBeAttached()
    await page.keyboard.press('Escape')
  })

  await test.step('the bar stands above the keyboard', async () => {
    const bar = page.getByRole('group', { name: 'Kaufen' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio').first().focus()
    await page.locator('html').evaluate((html) => {
      html.scrollTop = 0
    })
    const windowPx = page.viewportSize()?.height ?? 0
    const footOf = async () => {
      const box = await bar.boundingBox()
      return box && box.y + box.height
    }
    await showKeyboard(page, KEYBOARD_PX)
    await expect.poll(footOf).toBe(windowPx - KEYBOARD_PX)

    await showKeyboard(page, 0)
    await expect.poll(footOf).toBe(windowPx)
  })
})

test('a rail is moved by a swipe, and the page is not', { tag: ON_PHONE }, async ({ page }) => {
  await open(page, '/de/')
  const rail = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[data-tile]') })
  const first = rail.first()
  await swipeLeft(page, first, 240)

  await expect.poll(() => leftOf(first)).toBeGreaterThan(100)
  await expectNoSidewaysScroll(page, 'after a swipe')
})
