import type { NumberRange, TextQuestion } from '../index/index-question.ts'
import { PRICE_FIELD } from '../shop-schema.ts'
import type { QueryPlan } from '../text/query-plan.ts'

/**
 * Values of facets that a query names, per field: `rotes kleid 38` names a color and a size. They are
 * selected by themselves, where a shopper sees them and can take them back.
 */
export function namedValues(text: TextQuestion | null): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>()
  for (const { alternatives } of text?.words ?? []) {
    for (const alternative of alternatives) {
      if (alternative.kind !== 'keyword') continue
      const { field, value } = alternative
      named.set(field, [...(named.get(field) ?? []), value])
    }
  }
  return named
}

/** The same for ranges: `unter 100 Euro` names a price. */
export function namedRanges({ price }: Pick<QueryPlan, 'price'>): ReadonlyMap<string, NumberRange> {
  return new Map(price === undefined ? [] : [[PRICE_FIELD, price]])
}
