import { deliveryCost, deliveryTaxCents } from '@saum/domain/delivery-cost'
import type { Shop } from '@saum/domain/shops'

interface PricedBasket {
  totalCents: number
  taxCents: number
  /** As a share: 0.19. */
  taxRate: number
  /** With a VIP card, whatever it costs. */
  isDeliveryFree: boolean
}

export interface BasketSum {
  goodsCents: number
  /** `null` where it depends on the country, which nobody has named yet: then it comes on top. */
  deliveryCents: number | null
  totalCents: number
  taxCents: number
}

/** What the basket costs with everything that is known before the address. */
export function basketSum(shop: Shop, basket: PricedBasket): BasketSum {
  const { totalCents, taxCents, taxRate, isDeliveryFree } = basket
  const deliveryCents = isDeliveryFree ? 0 : (deliveryCost(shop, totalCents)?.feeCents ?? null)
  const fee = deliveryCents ?? 0
  return {
    goodsCents: totalCents,
    deliveryCents,
    totalCents: totalCents + fee,
    taxCents: taxCents + deliveryTaxCents(fee, taxRate),
  }
}
