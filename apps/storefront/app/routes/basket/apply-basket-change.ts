import type { Backend } from '@saum/contract/backend'
import { addItemsToBasket, removeItemFromBasket } from '@saum/contract/basket'
import { refuse } from '@saum/domain/result'
import { toAddFacts } from '#app/features/basket/add-outcome.ts'
import type { BasketProblem } from '#app/features/basket/basket-problem.ts'
import type { BasketChange } from './basket-change.ts'

/** What came of a form, in the words of an address. */
export interface ChangeOutcome {
  /** What was wrong; `null` when all of it is done. */
  problem: BasketProblem | null
  /** Something lies in the basket now that the form has put there. */
  hasAdded: boolean
  /** The sizes that did not get in. */
  refusedIds: readonly number[]
}

const DONE: ChangeOutcome = { problem: null, hasAdded: false, refusedIds: [] }

export async function applyBasketChange(
  backend: Backend,
  change: BasketChange,
): Promise<ChangeOutcome> {
  if (change.intent === 'remove') {
    // What is not there any more has been removed before: in another tab, or by pressing twice.
    await backend.call(removeItemFromBasket, { itemKey: change.itemKey })
    return DONE
  }
  const { variantIds, quantity } = change
  const answer = await backend.call(addItemsToBasket, {
    items: variantIds.map((variantId) => ({ variantId, quantity })),
  })
  const { added, refused } = toAddFacts(variantIds, answer.ok ? answer : refusalOf(answer.refusal))
  return {
    problem: refused[0]?.problem ?? null,
    hasAdded: added.length > 0,
    refusedIds: refused.map(({ variantId }) => variantId),
  }
}

function refusalOf({ problem }: { problem: { status: number } & Record<string, unknown> }) {
  return refuse({ status: problem.status, problem })
}
