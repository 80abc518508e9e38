import { toTrackedItem, type ItemFacts } from '@saum/tracking/entities/tracked-item'
import type { ListName, TrackingFacts } from '@saum/tracking/events/tracking-event'
import { firstPlaceOf, tilesIn } from './page-tiles.ts'
import type { VisitedPage } from './visited-page.ts'

const LISTS: Readonly<Record<string, ListName>> = {
  product_list: 'category',
  searchresult: 'search',
  wishlist: 'wishlist',
  basket_page: 'cart',
}

/** Tells which product of a list, and which offer, the visitor opens. */
export function followClicks(
  target: EventTarget,
  currentPage: () => VisitedPage | null,
  tell: (facts: TrackingFacts) => void,
): () => void {
  function onClick(event: Event): void {
    const page = currentPage()
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!page || !link) return
    const facts = promotionOf(link) ?? selectionOf(link, page)
    if (facts) tell(facts)
  }
  // Before anybody who follows the link.
  target.addEventListener('click', onClick, { capture: true })
  return () => target.removeEventListener('click', onClick, { capture: true })
}

/** Of one page each is told once, when it is first seen. */
export function promotionsIn(page: ParentNode): TrackingFacts[] {
  const marked = [...page.querySelectorAll<HTMLElement>('[data-promotion]')]
  return marked.map((part) => ({
    name: 'view_promotion',
    list: 'promotion',
    promotion: describePromotion(part),
  }))
}

function promotionOf(link: Element): TrackingFacts | null {
  const part = link.closest<HTMLElement>('[data-promotion]')
  if (part === null) return null
  return { name: 'select_promotion', list: 'promotion', promotion: describePromotion(part) }
}

function describePromotion(part: HTMLElement): { id: string; name: string } {
  const id = part.dataset['promotion'] ?? ''
  const words = part.querySelector('h1, h2, h3')?.textContent.trim() ?? ''
  return { id, name: words || id }
}

function selectionOf(link: Element, { pageType, data }: VisitedPage): TrackingFacts | null {
  const tiles = [...tilesIn(data).values()]
  // A size of it, or one of its colors, is the product too.
  const href = link.getAttribute('href')?.split('?', 1)[0]
  const place = tiles.findIndex((tile) => tile.href.split('?', 1)[0] === href)
  const tile = tiles[place]
  const product = tile
    ? { ...tile, index: firstPlaceOf(listOf(data)) + place }
    : productOfTile(link, href)
  if (!product) return null
  const list = LISTS[pageType]
  return {
    name: 'select_item',
    items: [toTrackedItem(product)],
    ...(list && { list }),
    ...responseOf(data),
  }
}

const PRODUCT_PATH = /^\/[\w-]+\/p\/(?!shop-the-look\/)[^/]*-(\d+)\/$/

/** A tile that came after the page, as when more of a list is asked for: its words are all we know. */
function productOfTile(link: Element, href = ''): ItemFacts | null {
  const [, id] = PRODUCT_PATH.exec(href) ?? []
  const name = link.closest('[data-tile]')?.querySelector('h2 a, h3 a')?.textContent.trim()
  return id === undefined || !name ? null : { id: Number(id), name }
}

interface ListedPage {
  facts?: { responseId?: string }
}

function listOf(data: unknown): ListedPage['facts'] {
  return (data as ListedPage | null | undefined)?.facts
}

function responseOf(data: unknown): Pick<TrackingFacts, 'responseId'> {
  const responseId = listOf(data)?.responseId
  return responseId ? { responseId } : {}
}
