import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { listingJsonLd, shopJsonLd } from './shop-json-ld.ts'

const ORIGIN = 'https://saum.example'

describe('[5] what search engines are told', () => {
  it('of the shop is how to search it', () => {
    const facts = JSON.stringify(shopJsonLd(DEFAULT_SHOP, ORIGIN))

    expect(facts).toContain('"@type":"WebSite"')
    expect(facts).toContain(
      '"urlTemplate":"https://saum.example/de/search/?searchTerm={search_term_string}"',
    )
  })

  it('of a listing is the way to it and what it lists, in order', () => {
    const trail = [{ label: 'Saum', href: '/de/' }]
    const hrefs = ['/de/p/mantel-7/', '/de/p/rock-8/']

    expect(listingJsonLd({ trail, name: 'Neu', hrefs }, ORIGIN)).toMatchObject({
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Saum', item: 'https://saum.example/de/' },
            { position: 2, name: 'Neu' },
          ],
        },
        {
          '@type': 'ItemList',
          numberOfItems: 2,
          itemListElement: [
            { position: 1, url: 'https://saum.example/de/p/mantel-7/' },
            { position: 2, url: 'https://saum.example/de/p/rock-8/' },
          ],
        },
      ],
    })
  })
})
