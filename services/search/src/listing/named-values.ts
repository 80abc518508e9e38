import type { TextQuestion } from '../index/index-question.ts'

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
