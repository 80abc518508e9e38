/** What a shop asks for a variant, in cents including tax. */
export interface Asked {
  cents: number
  reducedFromCents: number | null
}

export interface StandingPrice extends Asked {
  pricedAt: number
}

export interface EndedPrice extends Asked {
  validFrom: number
  validTo: number
}

/** The price from now on, and the one that ends with it. */
export interface PricePlan {
  pricedAt: number
  ended: EndedPrice | null
}

/** A price that stays keeps its beginning; one that changes begins now and leaves its past behind. */
export function planPrice(standing: StandingPrice, asked: Asked, now: number): PricePlan {
  if (isSamePrice(standing, asked)) return { pricedAt: standing.pricedAt, ended: null }
  return { pricedAt: now, ended: endPrice(standing, now) }
}

/** `null` for a price that nobody can have seen: it ended in the moment it began. */
export function endPrice(standing: StandingPrice, now: number): EndedPrice | null {
  if (now <= standing.pricedAt) return null
  const { cents, reducedFromCents, pricedAt } = standing
  return { cents, reducedFromCents, validFrom: pricedAt, validTo: now }
}

/** When a price that comes with its past began: after that past, and never in the future. */
export function firstPricedAt(
  { since, history }: { since: number | null; history: readonly EndedPrice[] },
  now: number,
): number {
  const lastEnd = history.reduce<number | null>(
    (latest, { validTo }) => (latest === null || validTo > latest ? validTo : latest),
    null,
  )
  return Math.min(now, since ?? lastEnd ?? now)
}

function isSamePrice(left: Asked, right: Asked): boolean {
  return left.cents === right.cents && left.reducedFromCents === right.reducedFromCents
}
