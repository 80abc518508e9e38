import type { Basket } from '@saum/contract/basket-shape'
import type { BasketState } from '#app/visitor/basket-state.ts'
import { pieceCount } from './basket-count.ts'

/** What the tabs of a shop agree on about a basket. */
export function toBasketState({ items, revision }: Basket): BasketState & { count: number } {
  return { count: pieceCount(items), revision }
}
