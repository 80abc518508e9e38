/** Halves go up, for debts as for savings. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}

/** `part` of `whole` with four decimals; nothing of nothing is nothing. */
export function toFraction(part: number, whole: number): number {
  return whole === 0 ? 0 : roundHalfUp((part / whole) * 10_000) / 10_000
}
