import { findShopByPath, type Shop } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testMessages } from '#app/messages/test-messages.ts'
import { contentPageOrNotFound, loadContentPage } from './content-page.tsx'
import { contentContext, scopeContext, shopContext, type RequestScope } from './context.ts'
import { aContentReader, aPage } from './test-content.ts'

const DELIVERY = aPage('delivery', { locale: 'fr-CH', slug: 'livraison' })
const HOME = aPage('home', { locale: 'fr-CH', kind: 'home', slug: '' })

const content = aContentReader([
  HOME,
  DELIVERY,
  aPage('delivery', { slug: 'lieferung' }),
  aPage('delivery', { locale: 'en-GB', slug: 'lieferung-en', language: 'de-DE' }),
])

function requestIn(shopPath: string) {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(shopContext, findShopByPath(shopPath) as Shop)
  // Pages of text look at nothing else of it.
  const messages = testMessages('fr-CH')
  const scope = { settings: { imageBase: '/images' }, messages, isDataRequest: true }
  context.set(scopeContext, scope as unknown as RequestScope)
  return context
}

describe('[2.3] a content page', () => {
  it.each(['livraison', 'livraison/'])('is found in its shop at %s', (slug) => {
    expect(contentPageOrNotFound(requestIn('fr-ch'), slug, '/fr-ch/livraison/')).toBe(DELIVERY)
  })

  it('knows its address in every shop that has it in its language, and leaves out the others', async () => {
    const { head, path } = await loadContentPage(requestIn('fr-ch'), DELIVERY)

    expect(path).toBe('/fr-ch/livraison/')
    expect(head.isIndexed).toBe(true)
    expect(head.alternates).toEqual({ 'fr-ch': '/fr-ch/livraison/', de: '/de/lieferung/' })
  })

  it('is not shown to those who search in another language than its words', async () => {
    const { head } = await loadContentPage(requestIn('fr-ch'), { ...DELIVERY, language: 'en-GB' })

    expect(head.isIndexed).toBe(false)
  })

  it('stands for itself with its picture where it is shared', async () => {
    const picture = { key: 'loom-3c', width: 900, height: 600, alt: '' }
    const { head } = await loadContentPage(requestIn('fr-ch'), { ...DELIVERY, picture })

    expect(head.pictureKey).toBe('loom-3c')
  })

  it.each([
    ['in another shop', 'de', 'livraison'],
    ['at another address', 'fr-ch', 'livraisons'],
    ['as the home page, which has its own', 'fr-ch', ''],
  ])('is not found %s', (_, shop, slug) => {
    const find = () => contentPageOrNotFound(requestIn(shop), slug, `/${shop}/${slug}/`)

    expect(find).toThrow(
      expect.objectContaining({
        data: `Page Not Found: /${shop}/${slug}/`,
        init: expect.objectContaining({ status: 404 }),
      }),
    )
  })
})
