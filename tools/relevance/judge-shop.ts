import type { JudgedQuery, Tag } from './judgements.ts'
import { measure, type Measures } from './measures.ts'
import type { OpenShop } from './open-shop.ts'
import type { JudgedProduct } from './range-products.ts'

/** More than there are styles. */
const EVERYTHING = 100_000

export interface Outcome extends Measures {
  query: string
  tag: Tag
  correctedQuery: string | null
  /** Grades and names of what is found. */
  found: readonly { grade: number; name: string }[]
}

/** Asks a shop every query and grades what it shows. */
export async function judgeShop(
  { products, search }: OpenShop,
  queries: readonly JudgedQuery[],
): Promise<Outcome[]> {
  const byId = new Map(products.map((product) => [product.product.id, product]))
  const styles = Map.groupBy(products, ({ product }) => product.masterKey)
  const outcomes: Outcome[] = []
  for (const { query, tag, gradeOf } of queries) {
    const { plan, ids } = await search(query, EVERYTHING)
    const hits = ids.flatMap((id) => byId.get(id) ?? [])
    const found = hits.map((hit) => ({ grade: gradeOf(hit), name: nameOf(hit) }))
    const best = [...styles.values()].map((colors) => Math.max(...colors.map(gradeOf)))
    const measures = measure(
      found.map(({ grade }) => grade),
      best,
    )
    const correctedQuery = plan.correction?.correctedQuery ?? null
    outcomes.push({ query, tag, correctedQuery, found, ...measures })
  }
  return outcomes
}

function nameOf({ product }: JudgedProduct): string {
  return `${product.name} (${product.color.label})`
}
