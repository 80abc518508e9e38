import type { clearWishlist, Wishlist } from '@saum/contract/wishlist'
import type { Result } from '@saum/domain/result'
import { use, useRef, useState } from 'react'
import { addWish, replaceWish } from '#app/features/wishlist/replace-wish.ts'
import type { WishlistCalls, WishRefusal } from '#app/features/wishlist/replace-wish.ts'
import { currentKey } from '#app/features/wishlist/wishes.ts'
import { wishlistOfTab, type WishlistSync } from '#app/features/wishlist/wishlist-sync.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { WISHLIST_PROBLEMS, wishlistProblemOf } from './wishlist-problem.ts'

/** An entry that left the list while the page was open; its place stays, with a way back. */
export interface GoneEntry {
  how: 'removed' | 'moved'
  wish: WishFacts
}

export interface WishlistChanges {
  gone: readonly GoneEntry[]
  /** The product that was put back last: its tile takes the focus of the button that did it. */
  back: number | null
  /** Why the last change did not work, in the shopper's words. */
  problem: string | null
  takeOff(entry: GoneEntry): Promise<void>
  putBack(entry: GoneEntry): Promise<void>
  /** Whether it is remembered now. */
  chooseSize(wish: WishFacts, variantId: number): Promise<boolean>
  clear(): Promise<void>
}

const ALREADY_THERE = 409

/** Changes the list without leaving the page; what is shown follows at once, the rest with the answer. */
export function useWishlist(): WishlistChanges {
  const { shop, t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [gone, setGone] = useState<readonly GoneEntry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [back, setBack] = useState<number | null>(null)
  // Sizes the page itself does not know of yet, by the key it knows.
  const chosen = useRef(new Map<string, number>())
  const forget = ({ wish }: GoneEntry) =>
    setGone((entries) => entries.filter((entry) => entry.wish.key !== wish.key))

  function keyNow({ key, productId, variantId }: WishFacts): string {
    const wished = { key, productId, variantId: chosen.current.get(key) ?? variantId }
    return currentKey(wishlistOfTab(shop).get(), wished)
  }

  /** Ends with true when the shop agrees, else with the reason said. */
  async function change(work: ListWork): Promise<boolean> {
    setProblem(null)
    const status = await changeList(wishlistOfTab(shop), work)
    if (status === null || status === ALREADY_THERE) return true
    const words = t(WISHLIST_PROBLEMS[wishlistProblemOf(status)])
    setProblem(words)
    announcer?.say(words)
    return false
  }

  return {
    gone,
    back,
    problem,
    async takeOff(entry) {
      const { wish, how } = entry
      setBack(null)
      setGone((entries) => [...entries, entry])
      const isDone = await change((calls) => calls.remove(keyNow(wish)))
      if (!isDone) return forget(entry)
      const words = how === 'moved' ? 'wishlist.moved' : 'wishlist.removed'
      announcer?.say(t(words, { name: wish.tile.name }))
    },
    async putBack(entry) {
      const isDone = await change((calls) => addWish(calls, entry.wish))
      if (!isDone) return
      setBack(entry.wish.productId)
      announcer?.say(t('wishlist.added', { name: entry.wish.tile.name }))
    },
    async chooseSize(wish, variantId) {
      chosen.current.set(wish.key, variantId)
      const isDone = await change((calls) => replaceWish(calls, wish, { variantId }))
      if (!isDone) chosen.current.delete(wish.key)
      const size = wish.sizes.find((one) => one.variantId === variantId)?.label ?? ''
      if (isDone) announcer?.say(t('wishlist.size_saved', { name: wish.tile.name, size }))
      return isDone
    },
    async clear() {
      const isDone = await change(() => callShop<typeof clearWishlist>(shop, 'clearWishlist', {}))
      if (!isDone) return
      setGone([])
      announcer?.say(t('wishlist.cleared'))
    },
  }
}

type ListWork = (calls: WishlistCalls) => Promise<Result<Wishlist, WishRefusal>>

/** Everybody in this tab and the others learns what the list is now; a refusal ends with its status. */
async function changeList(sync: WishlistSync, work: ListWork): Promise<number | null> {
  const answer = await sync.inTurn(work)
  if (answer.ok) {
    sync.tell(answer.value)
    return null
  }
  // Somebody was faster, here or elsewhere: the page has to be told what is so.
  await sync.load()
  return answer.refusal.status
}
