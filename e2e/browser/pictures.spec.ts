import { PICTURE_WIDTHS } from '@saum/domain/picture-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { PHONE_TOO } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { pathOfPage } from '../support/main-pages.ts'
import { open, tiles, untilAlive } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const PRODUCT_PICTURE = new RegExp(`/images/[^/]+/(?=(?:${PICTURE_WIDTHS.join('|')})\\.)`)

test.use({ hasRealPictures: true })

/** A picture may be as wide as the next of the existing widths. */
function widthFor(neededPx: number): number {
  return PICTURE_WIDTHS.find((width) => width >= neededPx) ?? PICTURE_WIDTHS.at(-1) ?? 0
}

async function loaded(image: Locator) {
  await expect(image).toHaveJSProperty('complete', true)
  return image.evaluate((img) => ({
    file: new URL(img.currentSrc).pathname,
    naturalWidth: img.naturalWidth as number,
    drawnWidth: img.getBoundingClientRect().width * img.ownerDocument.defaultView.devicePixelRatio,
  }))
}

/** Serves the first picture of a page for all of its products: composing each takes a second. */
async function showOnePicture(
  page: Page,
  path: string,
  { after = Promise.resolve() }: { after?: Promise<void> } = {},
): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const first = /<main[^]*?<img src="(\/images\/[^/]+\/)\d+\.webp" srcset/i.exec(html)?.[1]
  if (first === undefined) throw new Error(`${path} shows no picture`)
  await page.route(PRODUCT_PICTURE, async (route) => {
    await after
    await route.continue({ url: route.request().url().replace(PRODUCT_PICTURE, first) })
  })
}

test.describe('the picture of a tile', () => {
  const wide = 'is AVIF, hardly wider than it is drawn, moves nothing, and yields to a second view'
  test(wide, { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    const release = Promise.withResolvers<void>()
    await showOnePicture(page, '/de/c/new/', { after: release.promise })
    await watchLayoutShifts(page)
    await page.goto('/de/c/new/', { waitUntil: 'commit' })
    await untilAlive(page)
    const tile = tiles(page).first()
    const image = tile.getByRole('img').first()
    await expect(image).toHaveJSProperty('complete', false)

    release.resolve()

    const { file, naturalWidth, drawnWidth } = await loaded(image)
    expect(naturalWidth).toBeGreaterThan(0)
    expect((await layoutShifts(page)).score).toBeLessThan(0.02)
    await expect(image).toHaveAttribute('style', /background:\s*#[0-9a-f]{6}/i)
    expect(file).toMatch(/^\/images\/[a-z0-9-]+\/\d+\.avif$/)
    const width = Number(/(\d+)\.avif$/.exec(file)?.[1])
    expect(width).toBeGreaterThanOrEqual(Math.min(900, Math.floor(drawnWidth)))
    expect(width).toBeLessThanOrEqual(widthFor(drawnWidth * 1.1))
    if (isMobile) return

    const second = tile.locator('img[alt=""]')
    await expect(second).toBeHidden()
    await tile.hover()
    await expect(second).toBeVisible()
    expect((await loaded(second)).naturalWidth).toBeGreaterThan(0)
  })
})

test('the first picture of a product page is announced in the head, and is the one that is shown', async ({
  page,
  origin,
}) => {
  const path = await pathOfPage('product', DEFAULT_SHOP, origin)
  await showOnePicture(page, path)
  await open(page, path)
  const preload = page.locator('link[rel="preload"][as="image"][type="image/avif"]').first()

  const image = page.getByRole('main').getByRole('img').first()
  const { file, naturalWidth } = await loaded(image)

  expect(naturalWidth).toBeGreaterThan(0)
  expect(await preload.getAttribute('imagesrcset')).toContain(file)
  await expect(preload).toHaveAttribute('fetchpriority', 'high')
  // A blurred version of the picture is shown until it is loaded.
  await expect(image).toHaveAttribute('style', /url\(data:image\/png;base64,/)
})
