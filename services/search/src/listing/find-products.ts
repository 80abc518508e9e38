import type { FacetPlan } from '../facets/plan-facets.ts'
import { toFacetQuestions } from '../facets/plan-facets.ts'
import { EVERYTHING } from '../index/everything.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import type { Condition, IndexQuestion, SortKey, TextQuestion } from '../index/index-question.ts'
import type { Placement, SearchRules } from '../rules/search-rules.ts'
import { PRICE_FIELD } from '../shop-schema.ts'
import type { ShopSearch } from '../shop-search.ts'
import type { PlanOptions, QueryPlan } from '../text/query-plan.ts'
import type { ListingScope } from './listing-scope.ts'

/** What is asked for, in the words of the index. */
interface Wanted {
  facets: readonly FacetPlan[]
  sort: readonly SortKey[]
  from: number
  size: number
  condition?: Condition | null
}

/** The products of a listing. */
export function findListed(
  { index, rules }: Pick<ShopSearch, 'index' | 'rules'>,
  { scope, condition, categoryId }: ListingScope,
  wanted: Wanted,
): Promise<IndexAnswer> {
  const placement = categoryId === null ? null : rules.placementForCategory(categoryId)
  return index.ask({ ...toQuestion(wanted, placement), scope, condition })
}

/**
 * The products for a query. Where no product has as many of its words as the plan wants, those with
 * one word less are better than an empty page.
 */
export async function findSearched(
  { index, rules }: Pick<ShopSearch, 'index' | 'rules'>,
  plan: QueryPlan,
  wanted: Wanted,
): Promise<IndexAnswer> {
  const question = searchQuestion(plan, rules, wanted)
  const answer = await index.ask(question)
  const relaxed = answer.total === 0 ? relax(plan.text) : null
  if (relaxed === null) return answer
  const head = headOf(relaxed)
  if (head !== null) {
    const ofKind = await index.ask({ ...question, text: relaxed, condition: both(question, head) })
    if (ofKind.total > 0) return ofKind
  }
  return index.ask({ ...question, text: relaxed })
}

/** A dress of another length is nearer to a long dress with long sleeves than a blazer with such sleeves. */
function headOf({ words }: TextQuestion): Condition | null {
  const heads = words.filter(({ isHead }) => isHead)
  return heads.length === 0 ? null : { kind: 'text', text: { words: heads, minimum: 1 } }
}

function both({ condition }: IndexQuestion, other: Condition): Condition {
  return condition === null ? other : { kind: 'all', conditions: [condition, other] }
}

/** What products must be like where no facet of the request stands for the price asked for in words. */
export function priceCondition({ price }: QueryPlan): Condition | null {
  return price === undefined ? null : { kind: 'range', field: PRICE_FIELD, range: price }
}

/** How many styles a plain search for the query finds. */
export async function countFound(
  shop: Pick<ShopSearch, 'index' | 'rules' | 'planner'>,
  query: string,
  options?: PlanOptions,
): Promise<number> {
  const plan = await shop.planner.plan(query, options)
  const wanted = { facets: [], sort: [], from: 0, size: 0, condition: priceCondition(plan) }
  const { total } = await findSearched(shop, plan, wanted)
  return total
}

/** What the index is asked for a planned query. */
export function searchQuestion(plan: QueryPlan, rules: SearchRules, wanted: Wanted): IndexQuestion {
  const placement = rules.placementForQuery(plan.query)
  return { ...toQuestion(wanted, placement), text: plan.text }
}

function toQuestion(
  { facets, sort, from, size, condition = null }: Wanted,
  placement: Placement | null,
): IndexQuestion {
  return {
    ...EVERYTHING,
    ...placement,
    facets: toFacetQuestions(facets),
    sort,
    from,
    size,
    condition,
  }
}

/** `null` where one word is needed, which cannot be left out. */
function relax(text: TextQuestion | null): TextQuestion | null {
  return text === null || text.minimum < 2 ? null : { ...text, minimum: text.minimum - 1 }
}
