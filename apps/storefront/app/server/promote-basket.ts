import type { Backend } from '@saum/contract/backend'
import { updateBasketItem } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import {
  applyPromotions,
  type PromotionAnswer,
  type PromotionChoice,
} from '#app/features/basket/apply-promotions.ts'
import { toPromotionAnswer, toPromotionUpdate } from '#app/features/basket/promotion-update.ts'

/** How a form applies a promotion. */
export function updateByBackend(backend: Backend) {
  return async (choice: PromotionChoice): Promise<PromotionAnswer> =>
    toPromotionAnswer(await backend.call(updateBasketItem, toPromotionUpdate(choice)))
}

/** [4.9] The same as a browser does after a change. Never rejects. */
export async function promoteBasket(
  backend: Backend,
  basket: Basket,
  addedIds: readonly number[] = [],
): Promise<void> {
  const update = updateByBackend(backend)
  await applyPromotions(basket, { addedIds, update }).catch(() => {
    // What the shopper asked for is done; the promotion is offered again with the next change.
  })
}
