import type {
  addItemToWishlist,
  getWishlist,
  removeItemFromWishlist,
  Wishlist,
} from '@saum/contract/wishlist'
import type { Shop } from '@saum/domain/shops'
import { callShop } from '#app/visitor/call-shop.ts'
import { createTabState } from '#app/visitor/tab-state.ts'
import {
  isWished,
  NO_WISHES,
  rolledBack,
  settled,
  toggled,
  type Wishes,
  type WishlistEntry,
} from './wishes.ts'

export interface WishlistSync {
  get(): Wishes
  subscribe(listener: () => void): () => void
  load(): Promise<void>
  /** Ends with the status of the refusal, or with `null` when the shop agrees. */
  toggle(productId: number, wasOn: boolean): Promise<number | null>
}

/** The wishlist of one tab: changed at once, told to the shop in the order of the presses. */
export function createWishlistSync(shop: Shop, browser: Window): WishlistSync {
  const key = `saum-wishlist-${shop.shopId}`
  const shared = createTabState<Wishes['entries']>({ key, initial: null, browser })
  const listeners = new Set<() => void>()
  let wishes = NO_WISHES
  let queue: Promise<unknown> = Promise.resolve()
  shared.subscribe(() => become({ ...wishes, entries: shared.get() }))

  function become(next: Wishes): void {
    wishes = next
    for (const listener of listeners) listener()
  }

  async function load(): Promise<void> {
    const answer = await callShop<typeof getWishlist>(shop, 'getWishlist', {})
    // Without an answer the hearts stay empty and work all the same.
    if (answer.ok) shared.hear(entriesOf(answer.value))
  }

  async function tellShop(productId: number): Promise<number | null> {
    const isWanted = isWished(wishes, productId)
    // Only the shop knows the name of what is to be taken off.
    if (!isWanted && wishes.entries === null) await load()
    const entry = wishes.entries?.find((known) => known.productId === productId)
    // Pressed again in the meantime: the shop has it as it is wished.
    if (isWanted === (entry !== undefined)) {
      become(settled(wishes, { productId, isWanted }))
      return null
    }
    const answer = await (entry ? remove(shop, entry) : add(shop, productId))
    if (answer.ok) {
      const entries = entriesOf(answer.value)
      become(settled(wishes, { productId, isWanted }, entries))
      shared.change(entries)
      return null
    }
    become(rolledBack(wishes, { productId, isWanted }))
    // Another tab or device was faster: what the shopper wanted is so already.
    if (answer.refusal.status !== (entry ? 404 : 409)) return answer.refusal.status
    await load()
    return null
  }

  return {
    get: () => wishes,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    toggle(productId, wasOn) {
      become(toggled(wishes, productId, wasOn))
      const told = queue.then(() => tellShop(productId))
      queue = told
      return told
    },
  }
}

function add(shop: Shop, productId: number) {
  return callShop<typeof addItemToWishlist>(shop, 'addItemToWishlist', { productId })
}

function remove(shop: Shop, { key }: WishlistEntry) {
  return callShop<typeof removeItemFromWishlist>(shop, 'removeItemFromWishlist', { itemKey: key })
}

function entriesOf({ items }: Wishlist): WishlistEntry[] {
  return items.map(({ key, productId }) => ({ key, productId }))
}
