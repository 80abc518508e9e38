import type { Backend } from '@saum/contract/backend'
import { getWishlist, type Wishlist } from '@saum/contract/wishlist'
import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'

export interface WishFacts {
  key: string
  tile: Tile
  /** The one size it can only be, or the one that was remembered; missing where it is still to choose. */
  variantId?: number
}

/** What is on the list of this visitor. Each product once, whichever of its sizes are remembered. */
export async function loadWishlist(backend: Backend, shop: Shop): Promise<WishFacts[]> {
  const answer = await backend.call(getWishlist, {})
  if (!answer.ok) return []
  const items = new Map(answer.value.items.toReversed().map((item) => [item.productId, item]))
  return [...items.values()].toReversed().map((item) => toWish(item, shop))
}

function toWish(item: Wishlist['items'][number], shop: Shop): WishFacts {
  const { product } = item
  const [only, ...others] = product.variants
  const chosen = item.variant ?? (others.length === 0 ? only : undefined)
  return {
    key: item.key,
    tile: toTile(product, shop),
    ...(chosen && isSellable(chosen.stock) && { variantId: chosen.id }),
  }
}
