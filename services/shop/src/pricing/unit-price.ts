import { reduce, reduceByCents, unreduced, type ReducedAmount } from './reduction.ts'

/** A price as the price list has it, in cents including tax. */
export interface AskedPrice {
  cents: number
  /** The price a sale reduces; `null` without a sale. */
  reducedFromCents: number | null
}

/** What one piece costs: the sale of the price list first, then the campaign that is running. */
export function toUnitPrice(
  { cents, reducedFromCents }: AskedPrice,
  campaignPercent: number | null,
): ReducedAmount {
  const sold =
    reducedFromCents === null
      ? unreduced(cents)
      : reduceByCents(unreduced(reducedFromCents), {
          category: 'sale',
          type: 'relative',
          cents: reducedFromCents - cents,
        })
  if (campaignPercent === null) return sold
  return reduce(sold, 'campaign', { type: 'relative', percent: campaignPercent })
}
