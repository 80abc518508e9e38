const DAY_MS = 24 * 60 * 60 * 1000

/** After this long half of the newness is gone. */
const HALF_LIFE_MS = 30 * DAY_MS

const SHARES = { popularity: 0.45, newness: 0.3, breadth: 0.25 } as const

/** What is left of the merit of something that cannot be bought. */
const SOLD_OUT_SHARE = 0.02

/** A base is less than one, so that 15 bits hold it finely enough; one more says sold out. */
const SCALE = 0x7fff
const SOLD_OUT_BIT = 0x8000

/**
 * The merit of a product whatever visitors think of it: newness, stock, and whether it is sold out. A
 * number of 16 bits, because every product of every shop has one.
 */
export type Standing = number

interface SellingFacts {
  /** Milliseconds since 1970. */
  firstLiveAt: number
  sizes: readonly { isSellable: boolean }[]
}

export function standingOf({ firstLiveAt, sizes }: SellingFacts, now: number): Standing {
  const ageMs = Math.max(0, now - firstLiveAt)
  const sellable = sizes.filter(({ isSellable }) => isSellable).length
  const breadth = sellable === 0 ? 0 : sellable / sizes.length
  const base = SHARES.newness * 0.5 ** (ageMs / HALF_LIFE_MS) + SHARES.breadth * breadth
  return Math.round(base * SCALE) | (sellable === 0 ? SOLD_OUT_BIT : 0)
}

/**
 * Between 0 and 1, the order where no words are asked for: popular, new and widely available products
 * first. Nothing makes up for being sold out. `popularity` is between 0 and 1, too.
 */
export function meritOf(standing: Standing, popularity: number): number {
  const base = (standing & SCALE) / SCALE
  // A base is rounded, so that the best of all would be a little more than 1.
  const merit = Math.min(1, base + SHARES.popularity * Math.min(1, Math.max(0, popularity)))
  return (standing & SOLD_OUT_BIT) === 0 ? merit : merit * SOLD_OUT_SHARE
}
