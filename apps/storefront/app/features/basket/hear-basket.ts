import type { Basket } from '@saum/contract/basket-shape'
import type { BasketState } from '#app/visitor/basket-state.ts'
import type { TabState } from '#app/visitor/tab-state.ts'
import { toBasketState } from './to-basket-state.ts'

/**
 * What the shop says to a question that was asked when the tab knew `before`. A change that was made
 * meanwhile may have overtaken it; without one even a smaller revision is news: a basket begun anew.
 */
export function hearBasket(
  state: Pick<TabState<BasketState>, 'get' | 'hear'>,
  before: BasketState,
  basket: Basket,
): void {
  const now = state.get()
  const isOvertaken = now !== before && (now.revision ?? 0) > basket.revision
  if (!isOvertaken) state.hear(toBasketState(basket))
}
