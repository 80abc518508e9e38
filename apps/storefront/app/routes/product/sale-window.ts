import type { Product } from '@saum/contract/product'

/** Why a product that is shown cannot be bought now. */
export type SaleWindow = { kind: 'not-yet'; fromMs: number } | { kind: 'over' }

/** `null` while the product may be bought; pages are kept for a minute, so it may end one late. */
export function saleWindowOf(
  { sellableTimeframe }: Pick<Product, 'sellableTimeframe'>,
  nowMs: number,
): SaleWindow | null {
  const fromMs = Date.parse(sellableTimeframe?.sellableFrom ?? '')
  const toMs = Date.parse(sellableTimeframe?.sellableTo ?? '')
  if (toMs <= nowMs) return { kind: 'over' }
  return fromMs > nowMs ? { kind: 'not-yet', fromMs } : null
}
