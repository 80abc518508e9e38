import { describe, expect, it } from 'vitest'
import { withOwnWords } from './route-words.ts'

describe('the words of a route', () => {
  it.each([
    ['/de/NewsLetter/', '/:shop/newsletter', '/de/newsletter/'],
    ['/de/Sitemap.XML', '/:shop/sitemap.xml', '/de/sitemap.xml'],
    ['/de/SITEMAP/pages.xml', '/:shop/sitemap/:file', '/de/sitemap/pages.xml'],
    ['/de/P/Shop-The-Look/Look-7/', '/:shop/p/shop-the-look/:slug', '/de/p/shop-the-look/Look-7/'],
    ['/de/Wishlist/Shared/AbC/', '/:shop/wishlist/shared/:token', '/de/wishlist/shared/AbC/'],
    ['/de/C/Damen/C/', '/:shop/c/*', '/de/c/Damen/C/'],
    ['/de/AGB/', '/:shop/*', '/de/AGB/'],
  ])('in %s are written as in %s', (pathname, pattern, own) => {
    expect(withOwnWords(pathname, pattern)).toBe(own)
    expect(withOwnWords(own, pattern)).toBe(own)
  })
})
