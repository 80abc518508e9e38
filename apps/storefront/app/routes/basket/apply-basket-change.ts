import type { Backend } from '@saum/contract/backend'
import { addItemsToBasket, removeItemFromBasket } from '@saum/contract/basket'
import { basketProblemOf, type BasketProblem } from '#app/features/basket/basket-problem.ts'
import type { BasketChange } from './basket-change.ts'

/** What was wrong, in the words of an address; `null` when it is done. */
export async function applyBasketChange(
  backend: Backend,
  change: BasketChange,
): Promise<BasketProblem | null> {
  if (change.intent === 'remove') return remove(backend, change.itemKey)
  const { variantIds, quantity } = change
  const answer = await backend.call(addItemsToBasket, {
    items: variantIds.map((variantId) => ({ variantId, quantity })),
  })
  return answer.ok ? null : basketProblemOf(answer.refusal.problem.status)
}

/** What is not there any more has been removed before: in another tab, or by pressing twice. */
async function remove(backend: Backend, itemKey: string): Promise<null> {
  await backend.call(removeItemFromBasket, { itemKey })
  return null
}
