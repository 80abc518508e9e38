import { parseAmount } from './address-parts.ts'

/** What stands in the two fields, in units of the shop's money. */
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

/** Why two amounts are no range. */
export type PriceProblem = 'not-a-number' | 'wrong-order'

/** The wanted range, or what is wrong with it. An empty field leaves its end open. */
export function parsePriceDraft({ from, to }: PriceDraft): PriceRange | PriceProblem {
  const fromCents = parseAmount(from)
  const toCents = parseAmount(to)
  if (isNoNumber(from, fromCents) || isNoNumber(to, toCents)) return 'not-a-number'
  if (fromCents !== undefined && toCents !== undefined && fromCents > toCents) return 'wrong-order'
  return {
    ...(fromCents !== undefined && { fromCents }),
    ...(toCents !== undefined && { toCents }),
  }
}

function isNoNumber(text: string, cents: number | undefined): boolean {
  return cents === undefined && text.trim() !== ''
}

/** The fields for a range of an address; empty where it is open. */
export function toPriceDraft({ fromCents, toCents }: PriceRange, locale: string): PriceDraft {
  return { from: toUnits(fromCents, locale), to: toUnits(toCents, locale) }
}

/** Where the ends of the slider are, in whole units. */
export function sliderEnds({ lowestCents, highestCents }: PriceLimits) {
  return { min: Math.floor(lowestCents / 100), max: Math.ceil(highestCents / 100) }
}

/** Cents only where there are some: sent again as it stands, an amount must stay the same. */
function toUnits(cents: number | undefined, locale: string): string {
  if (cents === undefined) return ''
  const digits = cents % 100 === 0 ? 0 : 2
  return (cents / 100).toLocaleString(locale, {
    minimumFractionDigits: digits,
    useGrouping: false,
  })
}
