import type { Problem } from '@saum/contract/problem'

/** What guesses about an order are counted over. */
const GUESS_MINUTES = 15
/** What declarations from one network are counted over. */
export const DECLARATION_MINUTES = 60

/**
 * How many minutes somebody has to wait who has tried too often; at least one. Where the refusal does not
 * say how long, the whole time the tries are counted over.
 */
export function waitMinutesOf(problem: Problem, most = GUESS_MINUTES): number {
  const seconds = problem['retryAfterSeconds']
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return most
  return Math.max(1, Math.ceil(seconds / 60))
}
