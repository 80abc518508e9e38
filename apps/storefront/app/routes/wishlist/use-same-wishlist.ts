import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { wishlistOfTab } from '#app/features/wishlist/wishlist-sync.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'

/**
 * The page shows what the tab knows of the list: hearts pressed beside it, other tabs, and what was done
 * on another device while nobody looked here.
 */
export function useSameWishlist(wishes: readonly WishFacts[]): void {
  const { shop } = useShopText()
  const { revalidate } = useRevalidator()

  const follow = useEffectEvent(() => {
    const { entries, pending } = wishlistOfTab(shop).get()
    if (entries === null || Object.keys(pending).length > 0) return
    if (keysOf(entries) !== keysOf(wishes)) void revalidate()
  })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate()
  })

  useEffect(
    () =>
      wishlistOfTab(shop).hear(
        wishes.map(({ key, productId, variantId }) => ({ key, productId, variantId })),
      ),
    [shop, wishes],
  )
  useEffect(() => wishlistOfTab(shop).subscribe(() => follow()), [shop])
  useEffect(() => {
    const onVisible = () => look()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

function keysOf(list: readonly { key: string }[]): string {
  return list
    .map(({ key }) => key)
    .toSorted()
    .join()
}
