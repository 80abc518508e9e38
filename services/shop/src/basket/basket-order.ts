import type { BasketVoucher, VoucherFault } from '@saum/contract/basket-shape'
import { byPriority } from '@saum/domain/promotion-schedule'
import { toLinePrice } from '../pricing/line-price.ts'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { shareVoucher } from '../pricing/voucher.ts'
import type { Judgements } from '../promotion/promotion-rules.ts'
import { judgeVoucher, type KeptVoucher } from '../voucher/voucher-rules.ts'
import { orderedPieces, type PricedItem } from './priced-item.ts'

/** What the items that are ordered cost in the end, by their keys, and what the voucher has to do with it. */
interface RedeemedOrder {
  totals: ReadonlyMap<string, ReducedAmount>
  voucher: BasketVoucher | null
}

export function redeemVoucher(
  items: readonly PricedItem[],
  judgements: Judgements,
  { voucher, now }: { voucher: KeptVoucher | null; now: number },
): RedeemedOrder {
  const sold = items.filter((item) => orderedPieces(item) > 0)
  const lines = sold.map(
    (item) => judgements.get(item.kept.key)?.price ?? toLinePrice(item.unit, orderedPieces(item)),
  )
  const totalsOf = (amounts: readonly ReducedAmount[]) =>
    new Map(sold.flatMap(({ kept }, index) => (amounts[index] ? [[kept.key, amounts[index]]] : [])))
  if (voucher === null) return { totals: totalsOf(lines), voucher: null }
  const goodsCents = sumCents(lines)
  const promotionNames = namesOfReducing(judgements)
  const fault = judgeVoucher(voucher, { goodsCents, promotionNames, now })
  const reduced = fault === null ? shareVoucher(lines, voucher.wish) : lines
  const reducedCents = goodsCents - sumCents(reduced)
  const { code, wish } = voucher
  return {
    totals: totalsOf(reduced),
    voucher: {
      code,
      type: wish.type,
      value: wish.type === 'relative' ? wish.percent : wish.cents,
      reducedCents,
      ...toFault(fault, reducedCents),
    },
  }
}

/** One percent of a few cents is nothing either. */
function toFault(fault: VoucherFault | null, reducedCents: number): Pick<BasketVoucher, 'fault'> {
  if (fault !== null) return { fault }
  return reducedCents > 0 ? {} : { fault: { reason: 'nothing-to-reduce' } }
}

function sumCents(lines: readonly ReducedAmount[]): number {
  return lines.reduce((sum, { withTax }) => sum + withTax, 0)
}

/** The strongest first. */
function namesOfReducing(judgements: Judgements): string[] {
  const promotions = [...judgements.values()]
    .filter(({ price }) => price.reductions.some(({ category }) => category === 'promotion'))
    .map(({ kept }) => kept.promotion)
    .toSorted(byPriority)
  return [...new Set(promotions.map(({ displayName }) => displayName))]
}
