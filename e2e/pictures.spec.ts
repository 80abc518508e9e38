import { PICTURE_WIDTHS } from '@saum/domain/picture-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { APIRequestContext, Locator } from '@playwright/test'
import { PHONE_TOO } from './support/devices.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { pathOfPage } from './support/main-pages.ts'
import { open, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.use({ hasRealPictures: true })

/** How much wider than needed a picture may be: the next of the widths there are. */
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

test.describe('the picture of a tile', () => {
  const wide = 'is AVIF, as wide as it has to be and hardly wider, and moves nothing when it comes'
  test(wide, { tag: PHONE_TOO }, async ({ page, request }) => {
    await watchLayoutShifts(page)
    await open(page, '/de/c/new/')
    const image = tiles(page).first().getByRole('img').first()

    const { file, drawnWidth } = await loaded(image)

    expect((await layoutShifts(page)).score).toBeLessThan(0.02)
    await expect(image).toHaveAttribute('style', /background:\s*#[0-9a-f]{6}/i)
    expect(file).toMatch(/^\/images\/[a-z0-9-]+\/\d+\.avif$/)
    const width = Number(/(\d+)\.avif$/.exec(file)?.[1])
    expect(width).toBeGreaterThanOrEqual(Math.min(900, Math.floor(drawnWidth)))
    expect(width).toBeLessThanOrEqual(widthFor(drawnWidth * 1.1))
    // Until the small file has been made a larger one stands in for it, for a short while.
    await expect
      .poll(async () => (await request.get(file)).headers()['content-type'])
      .toBe('image/avif')
    expect((await request.get(file)).headers()['cache-control']).toContain('immutable')
  })

  test('is WebP for a browser that does not know AVIF', async ({ page, request }) => {
    await page.goto('/de/c/new/')
    const image = tiles(page).first().getByRole('img').first()

    const answer = await request.get((await image.getAttribute('src')) ?? '')

    expect(answer.headers()['content-type']).toBe('image/webp')
  })

  test('gives way to the second view under the pointer', async ({ page }) => {
    await open(page, '/de/c/new/')
    const tile = tiles(page).first()
    const second = tile.locator('img[alt=""]')
    await expect(second).toBeHidden()

    await tile.hover()

    await expect(second).toBeVisible()
    expect((await loaded(second)).naturalWidth).toBeGreaterThan(0)
  })
})

test.describe('the first picture of a product page', () => {
  test('is announced in the head, and it is the one that is shown', async ({ page, origin }) => {
    await open(page, await pathOfPage('product', DEFAULT_SHOP, origin))
    const preload = page.locator('link[rel="preload"][as="image"][type="image/avif"]').first()

    const image = page.getByRole('main').getByRole('img').first()
    const { file } = await loaded(image)

    expect(await preload.getAttribute('imagesrcset')).toContain(file)
    await expect(preload).toHaveAttribute('fetchpriority', 'high')
    // Until it comes it stands on a blurred picture of itself.
    await expect(image).toHaveAttribute('style', /url\(data:image\/png;base64,/)
  })
})

test.describe('no picture is missing', () => {
  test('on the pages that show the range, and in the menu', async ({ request, origin }) => {
    test.slow()
    for (const name of ['home', 'product', 'outfit'] as const) {
      const html = await (await request.get(await pathOfPage(name, DEFAULT_SHOP, origin))).text()

      expect(await missingPictures(html, request), name).toEqual([])
    }
  })

  test('in any story of the magazine', async ({ page, request }) => {
    // Looks and products of eight stories, each composed for the first time.
    test.setTimeout(240_000)
    await page.goto('/de/magazin/')
    const stories = page.getByRole('main').locator('a[href^="/de/magazin/"]')
    const paths = await stories.evaluateAll((links) => links.map(({ href }) => String(href)))
    expect(paths.length).toBeGreaterThan(5)

    const pages = await Promise.all(
      [...new Set(paths)].map(async (path) => (await request.get(path)).text()),
    )

    expect(await missingPictures(pages.join('\n'), request)).toEqual([])
  })
})

async function missingPictures(html: string, request: APIRequestContext): Promise<string[]> {
  const files = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? ''))
  expect(files.size).toBeGreaterThan(0)
  const missing: string[] = []
  for (const file of files) {
    if (!(await request.get(file)).ok()) missing.push(file)
  }
  return missing
}

test.describe('a picture nobody has', () => {
  for (const path of ['/images/gibt-es-nicht/450.avif', '/images/gibt-es-nicht/451.avif']) {
    test(`is not found: ${path}`, async ({ request }) => {
      const answer = await request.get(path)

      expect(answer.status()).toBe(404)
    })
  }
})
