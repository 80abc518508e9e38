import type { OpenShop } from '../open-shop.ts'
import type { SlipQuery } from './slip-queries.ts'

const SHOWN = 10

/** More than there are styles. */
const EVERYTHING = 100_000

export interface SlipOutcome extends SlipQuery {
  /** Whether at least half of the first ten are what the query without the slip finds. */
  isUnderstood: boolean
  /** What was searched for instead. */
  searched: string
}

/**
 * Asks a shop what was mistyped. Queries that find nothing without the slip, or half of the range, are left
 * out: there is nothing to be told by them.
 */
export async function judgeSlips(
  { products, search }: OpenShop,
  queries: readonly SlipQuery[],
): Promise<SlipOutcome[]> {
  const found = new Map<string, ReadonlySet<number>>()
  const outcomes: SlipOutcome[] = []
  for (const query of queries) {
    const { meant, typed } = query
    const right = found.get(meant) ?? new Set((await search(meant, EVERYTHING)).ids)
    found.set(meant, right)
    if (right.size === 0 || right.size > products.length / 2) continue
    const { plan, ids } = await search(typed, SHOWN)
    const hits = ids.filter((id) => right.has(id)).length
    const isUnderstood = ids.length > 0 && hits * 2 >= ids.length
    outcomes.push({ ...query, isUnderstood, searched: plan.query })
  }
  return outcomes
}
