import type { Explanation } from '../index/index-answer.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { priceCondition, searchQuestion } from '../listing/find-products.ts'
import type { SearchRules, Trigger } from '../rules/search-rules.ts'
import type { QueryPlan, QueryPlanner } from '../text/query-plan.ts'
import * as v from '@saum/schema/schema'

export interface ExplainedProduct {
  name: string
  color: string
  /** Placed by the operator, whatever its score. */
  isPinned: boolean
  explanation: Explanation
}

export interface ExplainedQuery {
  plan: QueryPlan
  triggers: readonly Trigger[]
  total: number
  products: readonly ExplainedProduct[]
}

interface Explainable {
  index: SearchIndex
  planner: QueryPlanner
  rules: SearchRules
}

const storedProduct = v.object({ ec_name: v.string(), ec_color: v.string() })

/** Why the products for a query stand where they stand. */
export async function explainQuery(
  { index, planner, rules }: Explainable,
  query: string,
  limit: number,
): Promise<ExplainedQuery> {
  const plan = await planner.plan(query)
  const wanted = {
    facets: [],
    sort: [{ by: 'relevance' as const }],
    from: 0,
    size: limit,
    condition: priceCondition(plan),
  }
  const question = searchQuestion(plan, rules, wanted)
  const { total, hits } = await index.ask(question)
  const products: ExplainedProduct[] = []
  for (const { id, product } of hits) {
    const explanation = await index.explain(question, id)
    if (explanation === null) continue
    const { ec_name, ec_color } = v.parse(storedProduct, JSON.parse(product))
    const isPinned = question.pinned.includes(id)
    products.push({ name: ec_name, color: ec_color, isPinned, explanation })
  }
  return { plan, triggers: rules.triggersFor(query), total, products }
}
