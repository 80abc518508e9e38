import { toTrackedItem, type ItemFacts } from '@saum/tracking/entities/tracked-item'
import type { ListName, TrackingFacts } from '@saum/tracking/events/tracking-event'
import { firstPlaceOf, tilesIn } from './page-tiles.ts'
import type { VisitedPage } from './visited-page.ts'

/** More of a list is not seen at a glance, and would make messages too large. */
const MOST_ITEMS = 24

type Data = Readonly<Record<string, unknown>>

/** What it means to come to a page, beyond having come. */
export function pageEvents({ pageType, data }: Pick<VisitedPage, 'pageType' | 'data'>) {
  const facts = isRecord(data) ? data : {}
  return PAGES[pageType]?.(facts) ?? []
}

const PAGES: Readonly<Record<string, (data: Data) => TrackingFacts[]>> = {
  product_detail: (data) =>
    isRecord(data['outfit']) && !Array.isArray(data['sizes'])
      ? listEvents('outfit', data['outfit'])
      : productEvents(data),
  product_list: (data) => listEvents('category', data['facts']),
  searchresult: searchEvents,
  wishlist: (data) => listEvents('wishlist', data['wishes']),
  basket_page: (data) => basketEvents(data['basket']),
  checkout: () => [{ name: 'begin_checkout' }],
  confirmation: purchaseEvents,
}

function productEvents(data: Data): TrackingFacts[] {
  if (typeof data['id'] !== 'number' || typeof data['cents'] !== 'number') return []
  const trail = Array.isArray(data['trail']) ? data['trail'] : []
  const last: unknown = trail.at(-1)
  const category = isRecord(last) ? { category: String(last['label']) } : {}
  const item = toTrackedItem({ ...(data as unknown as ItemFacts), ...category })
  return [{ name: 'view_item', items: [item], value: data['cents'] / 100 }]
}

function listEvents(list: ListName, data: unknown): TrackingFacts[] {
  const first = firstPlaceOf(data)
  const items = [...tilesIn(data).values()]
    .slice(0, MOST_ITEMS)
    .map((tile, place) => toTrackedItem({ ...tile, index: first + place }))
  return items.length === 0 ? [] : [{ name: 'view_item_list', list, items }]
}

function searchEvents(data: Data): TrackingFacts[] {
  const query = data['searchTerm']
  const facts = data['facts']
  if (typeof query !== 'string' || !isRecord(facts) || data['isUnavailable'] === true) return []
  const total = Number(facts['total'])
  const responseId = typeof facts['responseId'] === 'string' ? facts['responseId'] : ''
  return [{ name: 'search', query, total, responseId }, ...listEvents('search', facts)]
}

interface BasketRow {
  productId: number
  name: string
  brand: string
  size: string
  quantity: number
  unitCents: number
  priorCents?: number
}

function basketEvents(basket: unknown): TrackingFacts[] {
  if (!isRecord(basket) || !Array.isArray(basket['rows'])) return []
  const items = (basket['rows'] as BasketRow[]).map(({ productId, unitCents, ...row }, place) =>
    toTrackedItem({ ...row, id: productId, cents: unitCents, index: place + 1 }),
  )
  const savings = Array.isArray(basket['savings']) ? (basket['savings'] as { name: string }[]) : []
  if (items.length === 0) return []
  return [
    { name: 'view_cart', list: 'cart', items, value: Number(basket['costCents']) / 100 },
    ...savings.map(({ name }): TrackingFacts => ({
      name: 'view_promotion',
      list: 'promotion',
      promotion: { id: name, name },
    })),
  ]
}

interface Purchase {
  products: readonly {
    product: { productId: string; name: string; price: number }
    quantity: number
  }[]
  transaction: { id: string; revenue: number }
}

function purchaseEvents({ order }: Data): TrackingFacts[] {
  const purchase = isRecord(order) ? (order['purchase'] as Purchase | null) : null
  if (!purchase) return []
  const items = purchase.products.map(({ product, quantity }) =>
    toTrackedItem({
      id: Number(product.productId),
      name: product.name,
      cents: Math.round(product.price * 100),
      quantity,
    }),
  )
  const { id, revenue } = purchase.transaction
  return [{ name: 'purchase', items, value: revenue, transactionId: id }]
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
