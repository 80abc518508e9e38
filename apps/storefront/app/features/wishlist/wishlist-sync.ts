import type { Wishlist } from '@saum/contract/wishlist'
import type { Shop } from '@saum/domain/shops'
import { createTabState } from '#app/visitor/tab-state.ts'
import { tellWish } from '#app/visitor/wish-happenings.ts'
import { browserWishlistCalls } from './browser-wishlist-calls.ts'
import { removeWishes, type WishlistCalls } from './replace-wish.ts'
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
  /** Does something with the list once everything asked for before is done. */
  inTurn<T>(work: (calls: WishlistCalls) => Promise<T>): Promise<T>
  /** The shop has answered a change made on a page: hearts, number and other tabs follow. */
  tell(wishlist: Wishlist): void
  /** A page was made of this list. */
  hear(entries: readonly WishlistEntry[]): void
}

interface SyncParts {
  shop: Pick<Shop, 'shopId'>
  browser: Parameters<typeof createTabState>[0]['browser']
  calls: WishlistCalls
}

let ofTab: WishlistSync | undefined

/** One per tab, made by whoever needs it first. A tab stays in its shop: another one is a new page. */
export function wishlistOfTab(shop: Shop): WishlistSync {
  ofTab ??= createWishlistSync({ shop, browser: window, calls: browserWishlistCalls(shop) })
  return ofTab
}

/** The wishlist of one tab: changed at once, told to the shop in the order of the presses. */
export function createWishlistSync({ shop, browser, calls }: SyncParts): WishlistSync {
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

  function inTurn<T>(work: (calls: WishlistCalls) => Promise<T>): Promise<T> {
    const done = queue.then(() => work(calls))
    // What went wrong is its caller's business; the next one goes on.
    queue = done.catch(() => {})
    return done
  }

  async function loadNow(): Promise<void> {
    const answer = await calls.get()
    // Without an answer the hearts stay empty and work all the same.
    if (answer.ok) shared.hear(entriesOf(answer.value))
  }

  async function tellShop(productId: number): Promise<number | null> {
    const isWanted = isWished(wishes, productId)
    // Only the shop knows the names of what is to be taken off.
    if (!isWanted && wishes.entries === null) await loadNow()
    const known = (wishes.entries ?? []).filter((entry) => entry.productId === productId)
    const isOn = known.length > 0
    // Pressed again in the meantime: the shop has it as it is wished.
    if (isWanted === isOn) {
      become(settled(wishes, { productId, isWanted }))
      return null
    }
    const keys = known.map((entry) => entry.key)
    const answer = await (isOn ? removeWishes(calls, keys) : calls.add({ productId }))
    if (answer.ok) {
      const entries = entriesOf(answer.value)
      become(settled(wishes, { productId, isWanted }, entries))
      shared.change(entries)
      tellWish({ productId, isWished: isWanted })
      return null
    }
    become(rolledBack(wishes, { productId, isWanted }))
    // Another tab or device was faster: what the shopper wanted is so already.
    if (isOn || answer.refusal.status !== 409) return answer.refusal.status
    await loadNow()
    return null
  }

  return {
    get: () => wishes,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // In turn as well: an answer from before a press would empty the heart again.
    load: () => inTurn(loadNow),
    inTurn,
    tell: (wishlist) => shared.change(entriesOf(wishlist)),
    hear: (entries) => shared.hear(entries),
    toggle(productId, wasOn) {
      become(toggled(wishes, productId, wasOn))
      return inTurn(() => tellShop(productId))
    },
  }
}

function entriesOf({ items }: Wishlist): WishlistEntry[] {
  return items.map(({ key, productId, variantId }) => ({ key, productId, variantId }))
}
