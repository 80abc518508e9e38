import type { Shop } from '@saum/domain/shops'
import { useEffect, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { StockedBranch } from './branch-stock.ts'
import { findFavoriteBranch } from './favorite-branch.ts'

/**
 * What the shopper's own branch has of the size. Asked for after the page stands; without a favorite
 * nothing is loaded. `turn` changes when the favorite may have.
 */
export function useFavoriteStock(variantId: number | undefined, turn: unknown) {
  const { shop } = useShopText()
  const [stock, setStock] = useState<(StockedBranch & { variantId: number }) | null>(null)

  useEffect(() => {
    const id = findFavoriteBranch(shop, () => localStorage)
    if (variantId === undefined) return undefined
    let isCurrent = true
    loadStock(shop, variantId, id)
      .then((found) => isCurrent && setStock(found && { ...found, variantId }))
      // The line keeps its question; the drawer says what went wrong.
      .catch(() => isCurrent && setStock(null))
    return () => {
      isCurrent = false
    }
  }, [shop, variantId, turn])

  return stock?.variantId === variantId ? stock : null
}

async function loadStock(shop: Shop, variantId: number, id: number | null) {
  if (id === null) return null
  const { findBranch } = await import('./find-branches.ts')
  return findBranch(shop, variantId, id)
}
