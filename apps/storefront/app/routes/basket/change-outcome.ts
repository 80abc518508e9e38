import type { BasketProblem } from '#app/features/basket/basket-problem.ts'

/** What came of a form, in the words of an address. */
export interface ChangeOutcome {
  /** What was wrong; `null` when all of it is done. */
  problem: BasketProblem | null
  /** Something lies in the basket now that the form has put there. */
  hasAdded: boolean
  /** The sizes that did not get in. */
  refusedIds: readonly number[]
  /** What the page of the basket is to say beside that. */
  says?: readonly [name: string, value: string][]
}

export const DONE: ChangeOutcome = { problem: null, hasAdded: false, refusedIds: [] }
