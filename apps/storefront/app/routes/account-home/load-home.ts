import { getReturns, type OwnReturn } from '@saum/contract/account'
import type { Backend } from '@saum/contract/backend'
import { fetchFashionCard, type FashionCard } from '@saum/contract/fashion-card'
import { getNewsletter, type OwnNewsletter } from '@saum/contract/newsletter'
import { getOrders } from '@saum/contract/order'
import { getSubscriptions, type Subscription } from '@saum/contract/subscription'
import { getWishlist } from '@saum/contract/wishlist'
import type { Shop } from '@saum/domain/shops'
import { toOrderRow, type OrderRowFacts } from '#app/features/order/order-row-facts.ts'
import { loadAddresses } from '#app/server/load-addresses.ts'

/** Every part is `null` where its service failed: the page shows the rest. */
export interface HomeFacts {
  card: { card: FashionCard | null } | null
  orders: { latest: OrderRowFacts | null; total: number } | null
  returns: { latest: OwnReturn | null } | null
  wishes: { count: number; cheaperCount: number } | null
  /** Lines of the one goods go to; none where there is no address. */
  address: { lines: string[] } | null
  subscription: SubscriptionState | null
  letters: { state: OwnNewsletter['state'] } | null
}

/** Day of the next delivery of all subscriptions. */
type SubscriptionState = { kind: 'none' | 'paused' } | { kind: 'active'; nextDeliveryOn: string }

interface Sources {
  backend: Backend
  shop: Shop
  /** Loads one part; `null` instead of a failure. */
  tryPart: <Part>(load: () => Promise<Part>) => Promise<Part | null>
}

/** What the account has to tell today, all of it asked for at once. */
export async function loadHome({ backend, shop, tryPart }: Sources): Promise<HomeFacts> {
  const [card, orders, returns, wishes, address, subscription, letters] = await Promise.all([
    tryPart(() => loadCard(backend)),
    tryPart(() => loadLatestOrder(backend)),
    tryPart(() => loadLatestReturn(backend)),
    tryPart(() => loadWishes(backend)),
    tryPart(() => loadAddress(backend, shop)),
    tryPart(() => loadSubscription(backend)),
    tryPart(() => loadLetters(backend)),
  ])
  return { card, orders, returns, wishes, address, subscription, letters }
}

async function loadCard(backend: Backend): Promise<HomeFacts['card']> {
  const found = await backend.call(fetchFashionCard, {})
  return { card: found.ok ? found.value : null }
}

async function loadLatestOrder(backend: Backend): Promise<HomeFacts['orders']> {
  const found = await backend.call(getOrders, { perPage: 1 })
  if (!found.ok) return null
  const [latest] = found.value.entities
  return { latest: latest ? toOrderRow(latest) : null, total: found.value.pagination.total }
}

async function loadLatestReturn(backend: Backend): Promise<HomeFacts['returns']> {
  const found = await backend.call(getReturns, { perPage: 1 })
  return found.ok ? { latest: found.value.entities[0] ?? null } : null
}

async function loadWishes(backend: Backend): Promise<HomeFacts['wishes']> {
  const found = await backend.call(getWishlist, {})
  if (!found.ok) return null
  const { items } = found.value
  const cheaper = items.filter(({ priceDrop }) => priceDrop !== undefined && priceDrop > 0)
  return { count: items.length, cheaperCount: cheaper.length }
}

async function loadAddress(backend: Backend, shop: Shop): Promise<HomeFacts['address']> {
  const addresses = await loadAddresses(backend, shop)
  const first = addresses.find(({ isDefault }) => isDefault.shipping) ?? addresses[0]
  // The name above it is the customer's own.
  return { lines: first?.lines.slice(1) ?? [] }
}

async function loadSubscription(backend: Backend): Promise<SubscriptionState | null> {
  const found = await backend.call(getSubscriptions, {})
  return found.ok ? toSubscriptionState(found.value) : null
}

function toSubscriptionState(subscriptions: readonly Subscription[]): SubscriptionState {
  const running = subscriptions.filter(({ state }) => state !== 'ended')
  const days = running.flatMap(({ nextDeliveryOn }) => nextDeliveryOn ?? [])
  const [nextDeliveryOn] = days.toSorted()
  if (nextDeliveryOn !== undefined) return { kind: 'active', nextDeliveryOn }
  return { kind: running.some(({ state }) => state === 'paused') ? 'paused' : 'none' }
}

async function loadLetters(backend: Backend): Promise<HomeFacts['letters']> {
  const found = await backend.call(getNewsletter, {})
  return found.ok && found.value.isEmailVerified ? { state: found.value.state } : null
}
