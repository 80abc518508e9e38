import { SHOPS } from '@saum/domain/shops'
import { findSharedProduct } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('[5] search engines', () => {
  for (const { path } of SHOPS) {
    test(`find the pages of /${path}/ by its sitemap`, async ({ request, origin }) => {
      const robots = await (await request.get('/robots.txt')).text()
      expect(robots).toContain(`Sitemap: ${origin}/${path}/sitemap.xml`)

      const index = await (await request.get(`/${path}/sitemap.xml`)).text()
      const files = locationsIn(index)
      expect(files.length).toBeGreaterThan(3)
      for (const file of files) {
        const response = await request.get(file)
        expect(response.headers()['content-type']).toContain('xml')
        const xml = await response.text()
        const pages = locationsIn(xml)
        const changes = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, at]) => at ?? '')
        // Nothing says when a store has changed, and an invented date would be a lie to crawlers.
        expect(changes.length, file).toBe(file.endsWith('stores.xml') ? 0 : pages.length)
        for (const at of changes) expect(Date.parse(at), file).toBeLessThanOrEqual(Date.now())
        expect(pages.length, file).toBeGreaterThan(0)
        const page = await request.get(pages.at(-1) ?? '', { maxRedirects: 0 })
        expect(page.status(), pages.at(-1)).toBe(200)
        expect(await page.text()).toContain(`rel="canonical" href="${pages.at(-1)}"`)
      }
    })
  }

  test('find no part of the range that the sitemap does not name', async ({ request }) => {
    const index = await (await request.get('/de/sitemap.xml')).text()
    const [, start = ''] = /products-(\d+)\.xml/.exec(index) ?? []

    expect((await request.get(`/de/sitemap/products-${start}.xml`)).status()).toBe(200)
    for (const made of ['0', `0${start}`, String(Number(start) + 1), '999999999999999']) {
      const answer = await request.get(`/de/sitemap/products-${made}.xml`)
      expect(answer.status(), made).toBe(404)
    }
  })

  test('find the same product in all shops', async ({ request, origin }) => {
    const paths = await findSharedProduct(origin)

    const html = await (await request.get(paths.de)).text()

    for (const { path, hreflang } of SHOPS) {
      expect(html).toContain(`hrefLang="${hreflang}" href="${origin}${paths[path]}"`)
    }
    expect(html).toContain(`hrefLang="x-default" href="${origin}${paths.de}"`)
    expect(html).toContain('property="og:image"')
    const facts = JSON.parse(structuredData(html)[0] ?? '')
    const group = facts['@graph'].find((part: object) =>
      Object.values(part).includes('ProductGroup'),
    )
    expect(group.hasVariant.length).toBeGreaterThan(0)
    expect(group.hasVariant[0].offers).toMatchObject({ '@type': 'Offer' })
  })

  test('index a listing and its pages, not its filters', async ({ request, origin }) => {
    const plain = await (await request.get('/de/c/new/')).text()
    const sorted = await (await request.get('/de/c/new/?sort=price_asc')).text()
    const second = await (await request.get('/de/c/new/?page=2')).text()

    expect(plain).toContain(`rel="canonical" href="${origin}/de/c/new/"`)
    expect(structuredData(plain).join('')).toContain('"ItemList"')
    expect(structuredData(plain).join('')).toContain('"BreadcrumbList"')
    expect(second).toContain(`rel="canonical" href="${origin}/de/c/new/?page=2"`)
    expect(second).not.toContain('noindex')
    expect(sorted).toContain('name="robots" content="noindex, follow"')
    expect(sorted).toContain(`rel="canonical" href="${origin}/de/c/new/"`)
  })

  test('may search the shop from outside', async ({ request, origin }) => {
    const html = await (await request.get('/de/')).text()

    expect(structuredData(html).join('')).toContain(
      `"urlTemplate":"${origin}/de/search/?searchTerm={search_term_string}"`,
    )
  })

  test('do not index search results', async ({ request }) => {
    const html = await (await request.get('/de/search/?searchTerm=bluse')).text()

    expect(html).toContain('name="robots" content="noindex, follow"')
  })
})

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? [])
}

function structuredData(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text]) => text ?? [])
}
