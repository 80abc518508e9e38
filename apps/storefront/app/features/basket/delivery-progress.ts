import { deliveryTermsOf } from '@saum/domain/delivery-terms'
import type { Shop } from '@saum/domain/shops'

export type DeliveryProgress =
  | { kind: 'reached' }
  | { kind: 'missing'; missingCents: number; freeFromCents: number }
  /** Where it ends depends on the country, which nobody has named yet. */
  | { kind: 'depends' }

/** How far a basket is from free delivery. */
export function deliveryProgress(shop: Shop, totalCents: number): DeliveryProgress {
  const thresholds = deliveryTermsOf(shop).zones.map(({ freeFromCents }) => freeFromCents)
  const freeFromCents = Math.max(...thresholds)
  if (totalCents >= freeFromCents) return { kind: 'reached' }
  if (thresholds.length > 1) return { kind: 'depends' }
  return { kind: 'missing', missingCents: freeFromCents - totalCents, freeFromCents }
}
