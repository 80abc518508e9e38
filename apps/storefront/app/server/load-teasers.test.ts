import type { Category } from '@saum/contract/category'
import type { ContentPage } from '@saum/contract/content'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aShopService } from '#app/features/catalog/test-shop-service.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import type { ListingFacts } from '#app/features/listing/listing-facts.ts'
import { categoryContext } from './category-middleware.ts'
import {
  backendContext,
  contentContext,
  scopeContext,
  shopContext,
  type RequestScope,
} from './context.ts'
import { loadTeasers } from './load-teasers.ts'
import { aContentReader, aPage } from './test-content.ts'

function anOutfit(id: number, productIds: number[]) {
  const image = {
    hash: `outfit-${id}`,
    width: 900,
    height: 1125,
    attributes: { assetName: 'fa', alt: 'Outfit' },
  }
  return {
    id,
    key: `outfit-${id}`,
    name: `Outfit ${id}`,
    slug: `outfit-${id}`,
    story: 'Satin unter Wolle. Und mehr davon.',
    images: [image],
    productIds,
    hotspots: [],
  }
}

function aStory(page: string, title: string): ContentPage {
  return aPage(page, {
    kind: 'story',
    title,
    description: `${title}, erzählt`,
    slug: `magazin/${page}`,
    picture: { key: page, width: 900, height: 600, alt: title },
  })
}

const STORIES = [aStory('story-linen', 'Leinen'), aStory('story-blazer', 'Wie ein Blazer entsteht')]

function aContext(category: Partial<Category>, outfits: unknown[] = []): RouterContextProvider {
  const context = new RouterContextProvider()
  const pagination = {
    current: 0,
    total: 0,
    perPage: 100,
    page: 1,
    first: 1,
    prev: 1,
    next: 1,
    last: 1,
  }
  context.set(backendContext, aShopService({ getOutfits: { outfits, pagination } }))
  context.set(shopContext, SHOPS[0])
  context.set(categoryContext, { id: 0, name: '', ...category } as Category)
  context.set(contentContext, aContentReader([...STORIES, aPage('faq')]))
  // A loader looks at nothing else of it.
  const settings = { imageBase: '/images' }
  context.set(scopeContext, { settings } as unknown as RequestScope)
  return context
}

function aListing(count: number): ListingFacts {
  const tiles = Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as Tile)
  return { tiles, total: count, page: 1, perPage: 24, lastPage: 1, sort: 'recommended', groups: [] }
}

describe('what stands between the products of a listing', () => {
  it('is an outfit with one of them, and a story about their kind', async () => {
    const context = aContext({ name: 'Blazer' }, [anOutfit(1, [900]), anOutfit(2, [900, 7])])

    const teasers = await loadTeasers(context, aListing(24))

    expect(teasers).toMatchObject([
      {
        href: '/de/p/shop-the-look/outfit-2-2/',
        text: 'Satin unter Wolle.',
        linkText: 'Outfit 2',
        picture: { src: '/images/outfit-2/900.webp' },
      },
      {
        href: '/de/magazin/story-blazer/',
        linkText: 'Wie ein Blazer entsteht',
        picture: { src: '/images/story-blazer/780.webp' },
      },
    ])
  })

  it('is some story where none is about them, another one in the next category', async () => {
    const [first] = await loadTeasers(aContext({ id: 2, name: 'Röcke' }), aListing(24))
    const [second] = await loadTeasers(aContext({ id: 3, name: 'Hosen' }), aListing(24))

    expect([first?.linkText, second?.linkText]).toEqual(['Leinen', 'Wie ein Blazer entsteht'])
  })

  it('is nothing in a list that is soon over', async () => {
    expect(await loadTeasers(aContext({ name: 'Blazer' }), aListing(11))).toEqual([])
  })
})
