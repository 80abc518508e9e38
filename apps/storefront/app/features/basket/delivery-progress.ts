import { deliveryCost } from '@saum/domain/delivery-cost'
import type { Shop } from '@saum/domain/shops'

export type DeliveryProgress =
  | { kind: 'reached' }
  | { kind: 'missing'; missingCents: number; freeFromCents: number }
  /** Where it ends depends on the country, which nobody has named yet. */
  | { kind: 'depends' }

/** How far a basket is from free delivery. */
export function deliveryProgress(shop: Shop, totalCents: number): DeliveryProgress {
  const cost = deliveryCost(shop, totalCents)
  if (cost === null) return { kind: 'depends' }
  const { feeCents, missingCents, freeFromCents } = cost
  return feeCents === 0 ? { kind: 'reached' } : { kind: 'missing', missingCents, freeFromCents }
}
