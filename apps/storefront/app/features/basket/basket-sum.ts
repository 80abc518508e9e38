import { deliveryTermsOf } from '@saum/domain/delivery-terms'
import type { Shop } from '@saum/domain/shops'

interface PricedBasket {
  totalCents: number
  taxCents: number
  /** As a share: 0.19. */
  taxRate: number
}

export interface BasketSum {
  goodsCents: number
  /** `null` where it depends on the country, which nobody has named yet: then it comes on top. */
  deliveryCents: number | null
  totalCents: number
  taxCents: number
}

/** What the basket costs with everything that is known before the address. */
export function basketSum(shop: Shop, { totalCents, taxCents, taxRate }: PricedBasket): BasketSum {
  const deliveryCents = deliveryCentsOf(shop, totalCents)
  const fee = deliveryCents ?? 0
  return {
    goodsCents: totalCents,
    deliveryCents,
    totalCents: totalCents + fee,
    // Delivery is taxed like the goods it goes with.
    taxCents: taxCents + Math.round(fee - fee / (1 + taxRate)),
  }
}

function deliveryCentsOf(shop: Shop, goodsCents: number): number | null {
  const fees = deliveryTermsOf(shop).zones.map(({ freeFromCents, feeCents }) =>
    goodsCents >= freeFromCents ? 0 : feeCents,
  )
  const [first = 0] = fees
  return fees.every((fee) => fee === first) ? first : null
}
