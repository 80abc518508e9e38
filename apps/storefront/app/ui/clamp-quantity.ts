interface QuantityLimits {
  min: number
  max: number
  /** What stays when nothing readable was typed. */
  fallback: number
}

/** What a shopper typed, as a quantity the shop can accept. */
export function clampQuantity(typed: string, { min, max, fallback }: QuantityLimits): number {
  const wanted = Number.parseInt(typed, 10)
  if (Number.isNaN(wanted)) return fallback
  return Math.min(Math.max(wanted, min), max)
}
