import type { ContentPage, ContentReader } from '@saum/contract/content'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { contentPageOrNotFound } from './content-page.ts'
import { contentContext, shopContext } from './context.ts'

const DELIVERY: ContentPage = {
  page: 'delivery',
  locale: 'fr-CH',
  title: 'Livraison',
  description: 'Délais et frais.',
  slug: 'livraison',
  updated: '2026-11-15',
  blocks: [],
}

const content: ContentReader = {
  findPage: (locale, slug) => (locale === 'fr-CH' && slug === 'livraison' ? DELIVERY : null),
  findPageByKey: () => null,
  alternates: () => ({ 'fr-CH': 'livraison', 'de-DE': 'lieferung' }),
  links: () => ({}),
}

function requestIn(shopPath: string) {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(shopContext, findShopByPath(shopPath) as Shop)
  return context
}

describe('[2.3] a content page', () => {
  it.each(['livraison', 'livraison/'])('is found in its shop at %s', (slug) => {
    const found = contentPageOrNotFound(requestIn('fr-ch'), slug, '/fr-ch/livraison/')

    expect(found.page).toBe(DELIVERY)
  })

  it('knows its address in every shop that has it, and leaves out the others', () => {
    const found = contentPageOrNotFound(requestIn('fr-ch'), 'livraison', '/fr-ch/livraison/')

    expect(found.alternates).toEqual({ 'fr-ch': '/fr-ch/livraison/', de: '/de/lieferung/' })
  })

  it('is not found in another shop or at another address', () => {
    const inGermany = () => contentPageOrNotFound(requestIn('de'), 'livraison', '/de/livraison/')

    expect(inGermany).toThrow(
      expect.objectContaining({
        data: 'Page Not Found: /de/livraison/',
        init: expect.objectContaining({ status: 404 }),
      }),
    )
  })
})
