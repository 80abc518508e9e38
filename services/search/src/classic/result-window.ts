/** Nobody reads on behind these; asking for more is trimmed. */
const MOST_RESULTS = 5000
/** A page of more would keep everybody else waiting. */
const MOST_PER_PAGE = 1000

/** Which styles of the ordered result are answered. */
export function resultWindow(asked: { firstResult: number; numberOfResults: number }): {
  from: number
  size: number
} {
  const from = Math.min(asked.firstResult, MOST_RESULTS)
  return { from, size: Math.min(asked.numberOfResults, MOST_RESULTS - from, MOST_PER_PAGE) }
}
