import { deliveryTermsOf, type DeliveryZone } from './delivery-terms.ts'
import type { Shop } from './shops.ts'

export interface DeliveryCost {
  /** 0 once it is free. */
  feeCents: number
  freeFromCents: number
  /** What is missing until it is free. */
  missingCents: number
}

/**
 * What it costs to bring goods worth this much after all reductions. `null` for a country the shop
 * does not deliver to and, while nobody has named a country, as long as it would make a difference.
 */
export function deliveryCost(
  shop: Shop,
  goodsCents: number,
  countryCode?: string,
): DeliveryCost | null {
  const { zones } = deliveryTermsOf(shop)
  if (countryCode !== undefined) {
    const zone = zones.find(({ countries }) => countries.includes(countryCode))
    return zone === undefined ? null : costIn(zone, goodsCents)
  }
  const [first, ...others] = zones
    .toSorted((one, other) => other.freeFromCents - one.freeFromCents)
    .map((zone) => costIn(zone, goodsCents))
  const isSame = others.every(({ feeCents }) => feeCents === first?.feeCents)
  return first !== undefined && isSame ? first : null
}

/** The part of the fee that is tax: delivery is taxed like the goods it goes with. */
export function deliveryTaxCents(feeCents: number, taxRate: number): number {
  return feeCents - Math.round(feeCents / (1 + taxRate))
}

function costIn({ feeCents, freeFromCents }: DeliveryZone, goodsCents: number): DeliveryCost {
  const missingCents = Math.max(freeFromCents - goodsCents, 0)
  return { feeCents: missingCents === 0 ? 0 : feeCents, freeFromCents, missingCents }
}
