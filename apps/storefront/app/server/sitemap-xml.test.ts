import { describe, expect, it } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts'

const ORIGIN = 'https://saum.example'

describe('[5] the sitemap of a shop', () => {
  it('names every file in its index', () => {
    const xml = writeSitemapIndex(['/de/sitemap/pages.xml', '/de/sitemap/products-7.xml'], ORIGIN)

    expect(xml).toContain('<loc>https://saum.example/de/sitemap/pages.xml</loc>')
    expect(xml).toContain('<loc>https://saum.example/de/sitemap/products-7.xml</loc>')
  })

  it('tells of a page where else it is, when it changed and what it shows', () => {
    const xml = writeSitemap(
      [
        {
          path: '/de/p/mantel-7/',
          alternates: { de: '/de/p/mantel-7/', en: '/en/p/coat-7/' },
          changed: '2026-11-01T00:00:00.000Z',
          pictures: ['https://saum.example/images/abc/900.webp'],
        },
      ],
      ORIGIN,
    )

    expect(xml).toContain('hreflang="de-DE" href="https://saum.example/de/p/mantel-7/"')
    expect(xml).toContain('hreflang="en" href="https://saum.example/en/p/coat-7/"')
    expect(xml).toContain('hreflang="x-default" href="https://saum.example/de/p/mantel-7/"')
    expect(xml).not.toContain('hreflang="fr-CH"')
    expect(xml).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>')
    expect(xml).toContain('<image:loc>https://saum.example/images/abc/900.webp</image:loc>')
  })

  it('stays well-formed whatever an address holds', () => {
    const xml = writeSitemap([{ path: `/de/a&b<c>"d'/`, alternates: {} }], ORIGIN)

    expect(xml).toContain('<loc>https://saum.example/de/a&amp;b&lt;c&gt;&quot;d&apos;/</loc>')
  })
})
