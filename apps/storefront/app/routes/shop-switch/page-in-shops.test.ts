import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { backendContext } from '#app/server/context.ts'
import { aContentReader, aPage } from '#app/server/test-content.ts'
import { aPageRequest } from '#app/server/test-page-request.ts'
import { pageInShops } from './page-in-shops.ts'

const content = aContentReader([
  aPage('delivery', { slug: 'lieferung' }),
  aPage('delivery', { locale: 'fr-CH', slug: 'livraison' }),
  aPage('home', { kind: 'home', slug: '' }),
])

function inShops(from: string | null, answers: Readonly<Record<string, unknown>> = {}) {
  const backend = aPageRequest(answers).context.get(backendContext)
  return pageInShops({ backend, content, shop: DEFAULT_SHOP }, from)
}

describe('the page a shopper came from', () => {
  it.each(['/de/lieferung/', '/de/s/lieferung/'])('is %s by its own word', async (from) => {
    expect(await inShops(from)).toEqual({ de: '/de/lieferung/', 'fr-ch': '/fr-ch/livraison/' })
  })

  it('is a product in the shops that sell it', async () => {
    const getAllShopProductsForId = [
      { locale: 'de-DE', product: { id: 7, slug: 'mantel' } },
      { locale: 'en-GB', product: { id: 7, slug: 'coat' } },
    ]

    expect(await inShops('/de/p/mantel-7/', { getAllShopProductsForId })).toEqual({
      de: '/de/p/mantel-7/',
      en: '/en/p/coat-7/',
    })
  })

  it('has the same path where no word of it differs; its query stays behind', async () => {
    expect((await inShops('/de/wishlist/?page=2#top'))['fr-ch']).toBe('/fr-ch/wishlist/')
    expect((await inShops('/de/'))['fr-ch']).toBe('/fr-ch/')
  })

  it.each([
    ['another shop', '/fr-ch/wishlist/'],
    ['no shop', '/robots.txt'],
    ['an order', '/de/account/order-details/1/'],
    ['a shared list', '/de/wishlist/shared/abc/'],
    ['another host', '//evil.example/de/'],
    ['nothing', null],
  ])('is forgotten when it is %s', async (_, from) => {
    expect(await inShops(from)).toEqual({})
  })
})
