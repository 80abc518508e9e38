/** Whole percent below the comparison price, never rounded up in the shop's favour. */
export function percentOff(nowCents: number, beforeCents: number): number {
  if (beforeCents <= 0) return 0
  return Math.max(0, Math.floor(((beforeCents - nowCents) * 100) / beforeCents))
}
