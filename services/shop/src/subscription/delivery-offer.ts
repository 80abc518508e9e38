import type { DeliveryOption } from '@saum/contract/checkout'
import type { Product, Variant } from '@saum/contract/product'
import { deliveryOptions } from '@saum/domain/delivery-options'
import { levelOf } from '@saum/domain/fashion-card'
import type { Shop } from '@saum/domain/shops'
import type { ProductService } from '../catalog/product-service.ts'
import type { KeptSubscription } from './kept-subscription.ts'

/** What is to be delivered, as the shop sells it today. */
export interface Offer {
  product: Product
  variant: Variant
}

/** By variant; what the shop does not sell any more is missing. */
export async function loadOffers(
  products: ProductService,
  shop: Shop,
  subscriptions: readonly Pick<KeptSubscription, 'productId' | 'variantId'>[],
): Promise<Map<number, Offer>> {
  const ids = [...new Set(subscriptions.map(({ productId }) => productId))]
  const sold = (await products.byIds(shop, ids)).filter(({ isActive }) => isActive)
  return new Map(
    sold.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  )
}

/** The agreed price, or the lower one everybody pays today. */
export function unitCentsOf(
  { unitCents }: Pick<KeptSubscription, 'unitCents'>,
  offer: Offer | undefined,
): number {
  return offer === undefined ? unitCents : Math.min(unitCents, offer.variant.price.withTax)
}

/** The usual way to get there; `undefined` where the shop does not deliver any more. */
export function deliveryOf(
  { shop, document }: Pick<KeptSubscription, 'shop' | 'document'>,
  goodsCents: number,
  { groups, nowMs }: { groups: readonly string[]; nowMs: number },
): DeliveryOption | undefined {
  const { countryCode, collectionPoint } = document.shippingAddress
  return deliveryOptions(shop, {
    countryCode,
    goodsCents,
    isLocker: collectionPoint?.type === 'parcel-locker',
    hasBranch: false,
    isVip: levelOf(groups) === 'vip',
    nowMs,
  })[0]
}
