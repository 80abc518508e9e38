/** Milliseconds since 1970; `null` where there is no such end. */
interface SellableTimeframe {
  sellableFrom: number | null
  sellableTo: number | null
}

/** Outside of it a product is shown but cannot be bought. */
export function isInTimeframe({ sellableFrom, sellableTo }: SellableTimeframe, now: number) {
  return (sellableFrom === null || sellableFrom <= now) && (sellableTo === null || now < sellableTo)
}
