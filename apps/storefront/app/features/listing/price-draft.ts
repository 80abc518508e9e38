/** What stands in the two fields, in whole units of the shop's money. */
export interface PriceDraft {
  from: string
  to: string
}

export interface PriceRange {
  fromCents?: number
  toCents?: number
}

interface PriceLimits {
  lowestCents: number
  highestCents: number
}

/** The wanted range, or `null` when the first amount is above the second. */
export function parsePriceDraft({ from, to }: PriceDraft): PriceRange | null {
  const fromCents = toCents(from)
  const uptoCents = toCents(to)
  if (fromCents !== null && uptoCents !== null && fromCents > uptoCents) return null
  return {
    ...(fromCents !== null && { fromCents }),
    ...(uptoCents !== null && { toCents: uptoCents }),
  }
}

/** The fields for a range of an address; empty where it is open. */
export function toPriceDraft({ fromCents, toCents: to }: PriceRange): PriceDraft {
  return { from: toUnits(fromCents), to: toUnits(to) }
}

/** Where the ends of the slider are, in whole units. */
export function sliderEnds({ lowestCents, highestCents }: PriceLimits) {
  return { min: Math.floor(lowestCents / 100), max: Math.ceil(highestCents / 100) }
}

function toCents(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(amount) || amount < 0) return null
  return Math.round(amount) * 100
}

function toUnits(cents: number | undefined): string {
  return cents === undefined ? '' : String(Math.round(cents / 100))
}
