import type { Backend } from '@saum/contract/backend'
import { addItemsToBasket } from '@saum/contract/basket'
import { refuse } from '@saum/domain/result'
import { toAddFacts } from '#app/features/basket/add-outcome.ts'
import type { BasketProblem } from '#app/features/basket/basket-problem.ts'
import { promoteBasket } from '#app/server/promote-basket.ts'

/** One piece of a size, with the promotion it can have; ends with why the basket did not take it. */
export async function putInBasket(
  backend: Backend,
  variantId: number,
): Promise<BasketProblem | null> {
  const answer = await backend.call(addItemsToBasket, { items: [{ variantId, quantity: 1 }] })
  const { added, refused, basket } = toAddFacts(
    [variantId],
    answer.ok
      ? answer
      : refuse({ status: answer.refusal.problem.status, problem: answer.refusal.problem }),
  )
  if (basket && added.length > 0) await promoteBasket(backend, basket, added)
  return refused[0]?.problem ?? null
}
