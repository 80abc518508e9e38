import { toFacetQuestions } from '../facets/plan-facets.ts'
import { EVERYTHING } from '../index/everything.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import type { Condition, IndexQuestion, SortKey, TextQuestion } from '../index/index-question.ts'
import { priceCondition } from '../listing/find-products.ts'
import type { ShopSearch } from '../shop-search.ts'
import type { Correction, QueryPlan } from '../text/query-plan.ts'
import type { SearchBody } from './classic-request.ts'
import type { ReadQuery } from './read-parts.ts'

export interface Wanted {
  facets: Parameters<typeof toFacetQuestions>[0]
  sort: readonly SortKey[]
  from: number
  size: number
}

export interface Results {
  answer: IndexAnswer
  /** What was searched for in the end. */
  plan: QueryPlan
  /** A better spelling, searched for already or only offered. */
  correction: Correction | null
  isCorrected: boolean
}

/** `offered`: the client decides; `whenNoResults`: we search for the better spelling at once. */
type CorrectionMode = 'off' | 'offered' | 'whenNoResults'

export function correctionMode({ queryCorrection, enableDidYouMean }: SearchBody): CorrectionMode {
  if (queryCorrection?.enabled !== true) return enableDidYouMean ? 'offered' : 'off'
  const wish = queryCorrection.options?.automaticallyCorrect ?? 'whenNoResults'
  return wish === 'never' ? 'offered' : wish
}

/** Searches as typed; a better spelling is tried only when asked for and nothing was found. */
export async function findResults(
  shop: ShopSearch,
  query: ReadQuery,
  wanted: Wanted,
  mode: CorrectionMode,
): Promise<Results> {
  const typed = await shop.planner.plan(query.words, { isCorrecting: false })
  const answer = await ask(shop, query, wanted, typed)
  if (mode === 'off') return relaxed({ answer, plan: typed, correction: null, isCorrected: false })

  const better = await shop.planner.plan(query.words)
  const { correction } = better
  if (correction === null || mode === 'offered' || answer.total > 0) {
    return relaxed({ answer, plan: typed, correction, isCorrected: false })
  }
  const corrected = await ask(shop, query, wanted, better)
  return relaxed({ answer: corrected, plan: better, correction, isCorrected: true })

  /** Products that lack one of the words are better than none; a query of one word has no such. */
  async function relaxed(results: Results): Promise<Results> {
    const { text } = results.plan
    if (results.answer.total > 0 || text === null || text.minimum < 2) return results
    // The client may still ask for the better spelling, and learns from an empty result that it should.
    if (results.correction !== null && !results.isCorrected) return results
    const plan = { ...results.plan, text: { ...text, minimum: text.minimum - 1 } }
    return { ...results, answer: await ask(shop, query, wanted, plan) }
  }
}

function ask(
  { index, rules }: ShopSearch,
  query: ReadQuery,
  wanted: Wanted,
  plan: QueryPlan,
): Promise<IndexAnswer> {
  const { pinned, boosts } = rules.placementForQuery(plan.query)
  const asked = { ...query, condition: both(query.condition, priceCondition(plan)) }
  return index.ask({ ...toQuestion(asked, wanted, plan.text), pinned, boosts })
}

function both(one: Condition | null, other: Condition | null): Condition | null {
  return one === null || other === null ? (one ?? other) : { kind: 'all', conditions: [one, other] }
}

/** Also for facet search, which has no order and no products. */
export function toQuestion(
  { condition, alternative, longText }: ReadQuery,
  { facets, sort, from, size }: Wanted,
  text: TextQuestion | null,
): IndexQuestion {
  return {
    ...EVERYTHING,
    text: text ?? longText,
    condition,
    alternative,
    facets: toFacetQuestions(facets),
    sort,
    from,
    size,
  }
}
