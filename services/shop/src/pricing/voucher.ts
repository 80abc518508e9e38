import { reduce, reduceByCents, type ReducedAmount, type ReductionWish } from './reduction.ts'

/** One voucher over the lines it holds for; a fixed amount is shared out by what they cost. */
export function shareVoucher(
  lines: readonly ReducedAmount[],
  wish: ReductionWish,
): ReducedAmount[] {
  if (wish.type === 'relative') return lines.map((line) => reduce(line, 'voucher', wish))
  const shares = shareOut(
    wish.cents,
    lines.map(({ withTax }) => withTax),
  )
  return lines.map((line, index) =>
    reduceByCents(line, { category: 'voucher', type: 'absolute', cents: shares[index] ?? 0 }),
  )
}

/**
 * Splits an amount in proportion to the weights, to the cent: everybody gets their share rounded
 * down, what is left goes to the largest remainders, of equal ones to the largest weights. No share
 * is larger than its weight, and equal weights apart their order does not matter. The products of two
 * amounts do not fit a number, hence the big integers.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const amount = Math.min(cents, total)
  if (amount <= 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return {
      index,
      weight,
      share: Number(product / BigInt(total)),
      remainder: product % BigInt(total),
    }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const shares = parts.map(({ share }) => share)
  for (const { index } of parts.toSorted(byRemainder).slice(0, left)) {
    shares[index] = (shares[index] ?? 0) + 1
  }
  return shares
}

interface Part {
  remainder: bigint
  weight: number
}

function byRemainder(one: Part, other: Part): number {
  return Number(other.remainder - one.remainder) || other.weight - one.weight
}
