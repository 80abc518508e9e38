import type { Basket, BasketItemError } from '@saum/contract/basket-shape'
import type { Result } from '@saum/domain/result'
import type { ShopRefusal } from '#app/visitor/call-shop.ts'
import { basketProblemOf, type BasketProblem } from './basket-problem.ts'

interface ChangedBasket {
  basket: Basket
  errors?: BasketItemError[] | undefined
}

/** What the shop did with the sizes it was asked for; the words follow later. */
export interface AddFacts {
  added: readonly number[]
  refused: readonly { variantId: number; problem: BasketProblem }[]
  /** Added with fewer pieces than asked for. */
  reduced: readonly number[]
  /** As it is now; missing when the shop did not say. */
  basket?: Basket
}

/**
 * Several sizes may end differently: what can be added is added. A refusal says so piece by piece, and
 * brings the basket along; one without details, such as no answer at all, is about every piece.
 */
export function toAddFacts(
  variantIds: readonly number[],
  answer: Result<ChangedBasket, ShopRefusal>,
): AddFacts {
  const { basket, errors } = answer.ok ? answer.value : reportOf(answer.refusal)
  if (errors === undefined && !answer.ok) {
    const problem = basketProblemOf(answer.refusal.status)
    return {
      added: [],
      reduced: [],
      refused: variantIds.map((variantId) => ({ variantId, problem })),
    }
  }
  const reports = new Map((errors ?? []).map((error) => [error.variantId, error]))
  const isReduced = (id: number) => reports.get(id)?.kind === 'ItemAddedWithReducedQuantity'
  const added = variantIds.filter((id) => !reports.has(id) || isReduced(id))
  return {
    added,
    reduced: added.filter(isReduced),
    refused: variantIds
      .filter((id) => !added.includes(id))
      .map((variantId) => ({
        variantId,
        problem: basketProblemOf(reports.get(variantId)?.statusCode ?? 0),
      })),
    ...(basket && { basket }),
  }
}

export interface Reduction {
  quantity: number
  /** There were no more, or the shop sells no more of one size. */
  reason: 'stock' | 'limit'
}

/** Why fewer pieces went in than were wanted. The shop has decided; its answer says how many there are. */
export function reductionOf({ reduced, basket }: AddFacts): Reduction | null {
  const first = basket?.items.find(({ variant }) => reduced.includes(variant.id))
  if (!first) return null
  const { quantity, availableQuantity } = first
  return { quantity, reason: availableQuantity === quantity ? 'stock' : 'limit' }
}

/** A problem carries its members at the top; anything may stand between us and the shop. */
function reportOf({ problem }: ShopRefusal): Partial<ChangedBasket> {
  const { basket, errors } = problem
  return {
    ...(Array.isArray(errors) && { errors: errors as BasketItemError[] }),
    ...(typeof basket === 'object' && basket !== null && { basket: basket as Basket }),
  }
}
