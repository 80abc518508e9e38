import type { Money } from '@saum/domain/money'

/** Whole percent below the comparison price, never rounded up in the shop's favour. */
export function percentOff(now: Money, before: Money): number {
  if (before.cents <= 0) return 0
  return Math.max(0, Math.floor(((before.cents - now.cents) * 100) / before.cents))
}
