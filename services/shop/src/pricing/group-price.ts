import {
  beforeReductions,
  reduce,
  reduceByCents,
  unreduced,
  type ReducedAmount,
} from './reduction.ts'

/**
 * What one piece costs a member of a group that pays a price of its own. It takes the place of the
 * asked price, so a running campaign comes off it too; the difference is shown as a sale. Members
 * never pay more than everybody.
 */
export function withGroupPrice(
  everybodys: ReducedAmount,
  groupCents: number | undefined,
  campaignPercent: number | null,
): ReducedAmount {
  if (groupCents === undefined) return everybodys
  const wish = { type: 'relative', percent: campaignPercent ?? 0 } as const
  const cents = reduce(unreduced(groupCents), 'campaign', wish).withTax
  if (cents >= everybodys.withTax) return everybodys
  const start = beforeReductions(everybodys)
  // A shop that may not compare with the price before the campaign does not show the campaign either.
  const isCampaignShown = everybodys.reductions.some(({ category }) => category === 'campaign')
  const sold = reduceByCents(unreduced(start), {
    category: 'sale',
    type: 'relative',
    cents: start - (isCampaignShown ? groupCents : cents),
  })
  return reduceByCents(sold, {
    category: 'campaign',
    type: 'relative',
    cents: sold.withTax - cents,
  })
}
