const DAY_MS = 86_400_000

/** After this time an event counts half. */
export const HALF_LIFE_MS = 14 * DAY_MS

/** What is left at `to` of something that counted 1 at `from`; never more than 1. */
export function remaining(from: number, to: number): number {
  return to <= from ? 1 : 2 ** ((from - to) / HALF_LIFE_MS)
}

/**
 * How two amounts of different times are added: both are brought to the later one, so that the order
 * in which events arrive does not matter.
 */
export function addDecayed(
  left: { amount: number; at: number },
  right: { amount: number; at: number },
): { amount: number; at: number } {
  const at = Math.max(left.at, right.at)
  return {
    amount: left.amount * remaining(left.at, at) + right.amount * remaining(right.at, at),
    at,
  }
}
