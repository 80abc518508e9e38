import type { Product } from '@saum/contract/product'
import type { Wishlist } from '@saum/contract/wishlist'
import { isSellable } from '@saum/domain/sellable'
import type { KeptWish } from './wishlist-storage.ts'

type WishlistItem = Wishlist['items'][number]

/** What is wished: a product, or one size of it. */
type Wish = Pick<KeptWish, 'productId' | 'variantId'>

interface WishOffer {
  cents: number
  isSoldOut: boolean
}

/** What it costs now and whether it can be had; `null` for a size the product does not have here. */
export function toWishOffer(product: Product, variantId: number | null): WishOffer | null {
  if (variantId === null) {
    return { cents: product.priceRange.min.withTax, isSoldOut: product.isSoldOut }
  }
  const variant = product.variants.find(({ id }) => id === variantId)
  if (variant === undefined) return null
  return { cents: variant.price.withTax, isSoldOut: !isSellable(variant.stock) }
}

/**
 * Sold-out products stay; what the shop does not show any more is left out. A product whose remembered
 * size is gone stays as well: it can be had in another one.
 */
export function toWishlistItems(
  wishes: readonly KeptWish[],
  products: readonly Product[],
): WishlistItem[] {
  const productOf = new Map(products.map((product) => [product.id, product]))
  return wishes.flatMap((wish) => {
    const product = productOf.get(wish.productId)
    if (product === undefined) return []
    return [{ ...toSharedItem(wish, product), key: wish.key, ...changesSince(wish, product) }]
  })
}

type SharedItem = Omit<WishlistItem, 'priceDrop' | 'isBackInStock'>

/** The entries for somebody who has only been given the link: none of their keys is the owner's. */
export function toSharedItems(
  wishes: readonly KeptWish[],
  products: readonly Product[],
): SharedItem[] {
  const productOf = new Map(products.map((product) => [product.id, product]))
  return wishes.flatMap((wish) => {
    const product = productOf.get(wish.productId)
    return product === undefined ? [] : [toSharedItem(wish, product)]
  })
}

function toSharedItem({ productId, variantId }: Wish, product: Product): SharedItem {
  const variant = product.variants.find(({ id }) => id === variantId)
  return {
    key: `${productId}-${variantId ?? 0}`,
    productId,
    variantId,
    // Other colors are nothing a wishlist shows, and a third of what it would weigh.
    product: { ...product, siblings: [] },
    ...(variant && { variant }),
  }
}

/** What has become better since it was put on the list. What cannot be bought has no price to praise. */
function changesSince(
  { addedCents, wasSoldOut, variantId }: KeptWish,
  product: Product,
): Pick<WishlistItem, 'priceDrop' | 'isBackInStock'> {
  const offer = toWishOffer(product, variantId)
  if (offer === null || offer.isSoldOut) return { isBackInStock: false }
  const priceDrop = addedCents === null ? 0 : addedCents - offer.cents
  return { ...(priceDrop > 0 && { priceDrop }), isBackInStock: wasSoldOut }
}
