import type { Wishlist } from '@saum/contract/wishlist'
import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { toSizeFacts, type SizeFacts } from '#app/features/catalog/size-facts.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'

type WishlistItem = Wishlist['items'][number]

/** What is shown of one entry. */
export interface WishFacts {
  key: string
  productId: number
  /** As it is on the list: one size, or the product as such. */
  variantId: number | null
  tile: Tile
  color: string
  /** The one size it can only be, or the one that was remembered; missing where it is still to choose. */
  size?: SizeFacts
  sizes: SizeFacts[]
  /** Of the size, or of all of them where none is chosen. */
  isSoldOut?: true
  /** Cents less than when it was put on the list. */
  priceDrop?: number
  isBackInStock?: true
}

export function toWish(item: WishlistItem, shop: Shop): WishFacts {
  const { key, product, productId, priceDrop, isBackInStock } = item
  const tile = toTile(product, shop)
  const [only, ...others] = product.variants
  const chosen = item.variant ?? (others.length === 0 ? only : undefined)
  const isSoldOut = chosen ? !isSellable(chosen.stock) : product.isSoldOut
  const size = chosen && toSizeFacts(chosen)
  return {
    key,
    productId,
    variantId: item.variant ? item.variantId : null,
    tile: size ? ofSize(tile, size) : tile,
    color: attributeLabel(product.attributes['color']),
    ...(size && { size }),
    sizes: product.variants.map(toSizeFacts),
    ...(isSoldOut && { isSoldOut: true }),
    ...(priceDrop !== undefined && { priceDrop }),
    ...(isBackInStock && { isBackInStock: true }),
  }
}

/** The tile with the price of one size, leading to the product with that size chosen. */
function ofSize(tile: Tile, { variantId, cents, priorCents }: SizeFacts): Tile {
  const { priorCents: _, isPriceFrom: __, ...rest } = tile
  return {
    ...rest,
    href: `${tile.href}?variantId=${variantId}`,
    cents,
    ...(priorCents !== undefined && { priorCents }),
  }
}
