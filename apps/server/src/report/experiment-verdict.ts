interface Outcome {
  visits: number
  orders: number
}

/** Beyond this, chance alone makes such a difference in one of twenty cases. */
const CLEAR = 1.96
/** With fewer orders the estimate itself cannot be trusted. */
const FEWEST_ORDERS = 10

/** Whether the second of two versions sells otherwise than the first, in words nobody can misread. */
export function verdictOn(first: Outcome, second: Outcome): string {
  if (first.orders < FEWEST_ORDERS || second.orders < FEWEST_ORDERS) return 'too few orders to tell'
  const rateOf = ({ visits, orders }: Outcome) => Math.min(1, orders / visits)
  const visits = first.visits + second.visits
  const common = Math.min(1, (first.orders + second.orders) / visits)
  const spread = Math.sqrt(common * (1 - common) * (1 / first.visits + 1 / second.visits))
  const difference = rateOf(second) - rateOf(first)
  if (spread === 0 || Math.abs(difference) < CLEAR * spread) return 'could be chance'
  return difference > 0 ? 'clearly more' : 'clearly less'
}
