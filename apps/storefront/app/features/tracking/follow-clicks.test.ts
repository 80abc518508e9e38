import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import { followClicks, promotionsIn } from './follow-clicks.ts'
import type { VisitedPage } from './visited-page.ts'

/** As much of an element as is asked for. */
class Part {
  readonly attributes: Readonly<Record<string, string>>
  readonly dataset: Record<string, string>
  readonly parent: Part | null
  readonly heading: string

  constructor(attributes: Record<string, string>, parent: Part | null = null, heading = '') {
    const promotion = attributes['data-promotion']
    this.attributes = attributes
    this.dataset = promotion === undefined ? {} : { promotion }
    this.parent = parent
    this.heading = heading
  }

  closest(selector: string): Part | null {
    const name = selector.replace(/^a?\[|\]$/g, '')
    return name in this.attributes ? this : (this.parent?.closest(selector) ?? null)
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }

  querySelector(): { textContent: string } | null {
    return this.heading === '' ? null : { textContent: this.heading }
  }
}

const COAT = toTile(aProduct(), DEFAULT_SHOP)
const SKIRT = toTile(aProduct({ id: 8, slug: 'rock' }), DEFAULT_SHOP)
const LISTING = { tiles: [COAT, SKIRT], page: 2, perPage: 24, responseId: 'answer' }

function aPage(pageType = 'product_list', data: unknown = { facts: LISTING }): VisitedPage {
  return { pageType, path: '/de/c/damen/', pathname: '/de/c/damen/', data, title: null }
}

function aDocument(page: VisitedPage | null = aPage()) {
  const listeners = new Set<(event: { target: unknown }) => void>()
  const target = {
    addEventListener: (_: string, listener: never) => void listeners.add(listener),
    removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
  }
  const told: TrackingFacts[] = []
  const stop = followClicks(
    target as unknown as EventTarget,
    () => page,
    (facts) => void told.push(facts),
  )
  const click = (on: unknown) => listeners.forEach((listener) => listener({ target: on }))
  return { told, click, stop }
}

beforeEach(() => void vi.stubGlobal('Element', Part))
afterEach(() => void vi.unstubAllGlobals())

describe('[4.59] opening a product', () => {
  it('is told with its place over all pages and the answer it came with', () => {
    const { told, click } = aDocument()
    const link = new Part({ href: SKIRT.href })

    click(new Part({}, link))

    expect(told).toMatchObject([
      {
        name: 'select_item',
        list: 'category',
        responseId: 'answer',
        items: [{ item_id: '8', index: 26 }],
      },
    ])
  })

  it('is told also by the way to one of its sizes', () => {
    const { told, click } = aDocument()

    click(new Part({ href: `${COAT.href}?variantId=700` }))

    expect(told).toMatchObject([{ items: [{ item_id: '7', index: 25 }] }])
  })

  it.each([
    ['searchresult', 'search'],
    ['wishlist', 'wishlist'],
    ['basket_page', 'cart'],
  ])('[9.15] on %s is one of the list %s', (pageType, list) => {
    const { told, click } = aDocument(aPage(pageType, { tiles: [COAT] }))

    click(new Part({ href: COAT.href }))

    expect(told).toMatchObject([{ list, items: [{ item_id: '7', index: 1 }] }])
    expect(told[0]).not.toHaveProperty('responseId')
  })

  it('is told by its own words where it came after the page', () => {
    const { told, click } = aDocument()
    const tile = new Part({ 'data-tile': '' }, null, ' Mantel Ada ')

    click(new Part({ href: '/de/p/mantel-ada-schwarz-4711/' }, tile))
    click(new Part({ href: '/de/p/shop-the-look/montag-12/' }, tile))
    click(new Part({ href: '/de/p/mantel-ada-schwarz-4711/' }))

    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ items: [{ item_id: '4711', item_name: 'Mantel Ada' }] })
    expect(told[0]?.items?.[0]).not.toHaveProperty('price')
  })

  it('has no list where the page is none', () => {
    const { told, click } = aDocument(aPage('home', { rail: [COAT] }))

    click(new Part({ href: COAT.href }))

    expect(told[0]).not.toHaveProperty('list')
  })

  it('is not every click', () => {
    const { told, click, stop } = aDocument()

    click(new Part({}))
    click(new Part({ href: '/de/' }))
    click('text')
    click(null)
    stop()
    click(new Part({ href: COAT.href }))

    expect(told).toEqual([])
  })

  it('is nothing on a page nobody knows, or knows nothing of', () => {
    for (const page of [null, aPage('error', {}), aPage('product_list', null)]) {
      const { told, click } = aDocument(page)

      click(new Part({ href: COAT.href }))

      expect(told).toEqual([])
    }
  })
})

describe('[9.15] an offer', () => {
  const offer = new Part({ 'data-promotion': 'knit' }, null, ' Strickwochen ')

  it('is told when it is opened, before any product in it', () => {
    const { told, click } = aDocument()

    click(new Part({ href: COAT.href }, offer))

    expect(told).toEqual([
      {
        name: 'select_promotion',
        list: 'promotion',
        promotion: { id: 'knit', name: 'Strickwochen' },
      },
    ])
  })

  it('is told when it is seen, by its words or else by its id', () => {
    const bare = new Part({ 'data-promotion': 'scarf' })
    const page = { querySelectorAll: () => [offer, bare] } as unknown as ParentNode

    expect(promotionsIn(page).map(({ name, promotion }) => [name, promotion])).toEqual([
      ['view_promotion', { id: 'knit', name: 'Strickwochen' }],
      ['view_promotion', { id: 'scarf', name: 'scarf' }],
    ])
  })
})
