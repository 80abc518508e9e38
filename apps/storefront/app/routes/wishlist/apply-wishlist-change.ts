import type { Backend } from '@saum/contract/backend'
import { getVariantById } from '@saum/contract/product'
import { clearWishlist, shareWishlist, unshareWishlist } from '@saum/contract/wishlist'
import type { BasketProblem } from '#app/features/basket/basket-problem.ts'
import { backendWishlistCalls } from '#app/features/wishlist/backend-wishlist-calls.ts'
import { removeWishes, replaceWish, type Wish } from '#app/features/wishlist/replace-wish.ts'
import type { GoneWish } from './gone-wish.ts'
import { putInBasket } from './put-in-basket.ts'
import type { WishlistChange } from './wishlist-change.ts'
import { wishlistProblemOf, type WishlistProblem } from './wishlist-problem.ts'

/** What came of a form. */
export interface WishlistOutcome {
  /** What was wrong with the list; `null` when all is done. */
  problem: WishlistProblem | null
  /** What the basket did not take. */
  basketProblem?: BasketProblem
  /** What has left the list and can be put back. */
  gone?: GoneWish
  /** The secret of a new link. */
  token?: string
}

const DONE: WishlistOutcome = { problem: null }
const ALREADY_THERE = 409
const SOLD_OUT = 412

export async function applyWishlistChange(
  backend: Backend,
  change: WishlistChange,
): Promise<WishlistOutcome> {
  switch (change.intent) {
    case 'toggle':
      return toggle(backend, change.productId)
    case 'add':
      return add(
        backend,
        'variantId' in change ? { variantId: change.variantId } : { productId: change.productId },
      )
    case 'remove':
      return remove(backend, change.itemKey)
    case 'size':
      return rememberSize(backend, change)
    case 'move':
      return move(backend, change)
    case 'clear':
      await backend.call(clearWishlist, {})
      return DONE
    case 'share':
      return share(backend)
    case 'unshare':
      await backend.call(unshareWishlist, {})
      return DONE
  }
}

/** [4.11] Takes off what is on the list, in whichever sizes, and puts on what is not. */
async function toggle(backend: Backend, productId: number): Promise<WishlistOutcome> {
  const calls = backendWishlistCalls(backend)
  const list = await calls.get()
  const items = list.ok ? list.value.items : []
  const keys = items.filter((item) => item.productId === productId).map(({ key }) => key)
  if (keys.length === 0) return add(backend, { productId })
  await removeWishes(calls, keys)
  return DONE
}

async function add(backend: Backend, wish: Wish): Promise<WishlistOutcome> {
  const answer = await addWithProduct(backend, wish)
  if (answer.ok || answer.refusal.status === ALREADY_THERE) return DONE
  const { status } = answer.refusal
  // What the shop does not show any more is not on this list either, but that is not what was asked.
  return { problem: status === 404 ? 'failed' : wishlistProblemOf(status) }
}

/** A form names the size alone; its product is looked up only where the size has sold out. */
async function addWithProduct(backend: Backend, wish: Wish) {
  const calls = backendWishlistCalls(backend)
  const answer = await calls.add(wish)
  if (answer.ok || answer.refusal.status !== SOLD_OUT || !('variantId' in wish)) return answer
  const found = await backend.call(getVariantById, { ids: [wish.variantId] })
  const [variant] = found.ok ? found.value : []
  return variant ? calls.add({ productId: variant.productId }) : answer
}

async function remove(backend: Backend, itemKey: string): Promise<WishlistOutcome> {
  const calls = backendWishlistCalls(backend)
  const entry = await findEntry(backend, itemKey)
  const answer = await calls.remove(itemKey)
  if (!answer.ok) return { problem: wishlistProblemOf(answer.refusal.status) }
  return entry ? { problem: null, gone: { how: 'removed', ...entry } } : DONE
}

/** [4.12] */
async function rememberSize(
  backend: Backend,
  { itemKey, variantId }: { itemKey: string; variantId: number },
): Promise<WishlistOutcome> {
  const entry = await findEntry(backend, itemKey)
  if (!entry) return { problem: 'not_found' }
  const old = { key: itemKey, ...entry }
  const answer = await replaceWish(backendWishlistCalls(backend), old, { variantId })
  return answer.ok ? DONE : { problem: wishlistProblemOf(answer.refusal.status) }
}

/** First into the basket: what the basket does not take stays on the list. */
async function move(
  backend: Backend,
  { itemKey, variantId }: { itemKey: string; variantId: number },
): Promise<WishlistOutcome> {
  const entry = await findEntry(backend, itemKey)
  if (!entry) return { problem: 'not_found' }
  const basketProblem = await putInBasket(backend, variantId)
  if (basketProblem !== null) return { problem: null, basketProblem }
  await backendWishlistCalls(backend).remove(itemKey)
  return { problem: null, gone: { how: 'moved', productId: entry.productId, variantId } }
}

async function share(backend: Backend): Promise<WishlistOutcome> {
  const answer = await backend.call(shareWishlist, {})
  if (answer.ok) return { problem: null, token: answer.value.token }
  return { problem: answer.refusal.kind === 'too-many-requests' ? 'too_many' : 'not_found' }
}

async function findEntry(backend: Backend, itemKey: string) {
  const list = await backendWishlistCalls(backend).get()
  const item = list.ok ? list.value.items.find(({ key }) => key === itemKey) : undefined
  return item && { productId: item.productId, variantId: item.variantId }
}
