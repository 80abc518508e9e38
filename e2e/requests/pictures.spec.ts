import { DEFAULT_SHOP } from '@saum/domain/shops'
import { pathOfPage } from '../support/main-pages.ts'
import { missingPictures } from '../support/missing-pictures.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('the picture of a tile', () => {
  test('is WebP for a browser without AVIF', async ({ plain, request }) => {
    await plain.open('/de/c/new/')
    const image = plain.one('main [data-tile] img', { nth: 0 })

    const response = await request.get(image.getAttribute('src') ?? '')

    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/webp')
  })

  test('is AVIF as soon as it is made, and never changes then', async ({ plain, request }) => {
    test.slow()
    await plain.open('/de/c/new/')
    const source = plain.one('main [data-tile] source[type="image/avif"]', { nth: 0 })
    const [file = ''] = (source.getAttribute('srcset') ?? '').split(' ')
    expect(file).toMatch(/^\/images\/[a-z0-9-]+\/\d+\.avif$/)

    await expect
      .poll(async () => (await request.get(file)).headers()['content-type'], { timeout: 60_000 })
      .toBe('image/avif')
    expect((await request.get(file)).headers()['cache-control']).toContain('immutable')
  })
})

test.describe('no picture is missing', () => {
  test.slow()

  test('on the pages that show the range, and in the menu', async ({ request, origin }) => {
    for (const name of ['home', 'product', 'outfit'] as const) {
      const html = await (await request.get(await pathOfPage(name, DEFAULT_SHOP, origin))).text()

      expect(await missingPictures(html, request), name).toEqual([])
    }
  })

  test('in any story of the magazine', async ({ plain, request }) => {
    await plain.open('/de/magazin/')
    const links = plain.all('main a[href^="/de/magazin/"]')
    const paths = new Set(links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.size).toBeGreaterThan(5)

    const pages = await Promise.all(
      [...paths].map(async (path) => (await request.get(path)).text()),
    )

    expect(await missingPictures(pages.join('\n'), request)).toEqual([])
  })
})

for (const path of ['/images/gibt-es-nicht/450.avif', '/images/gibt-es-nicht/451.avif']) {
  test(`an unknown picture is not found: ${path}`, async ({ request }) => {
    const response = await request.get(path)

    expect(response.status()).toBe(404)
  })
}
