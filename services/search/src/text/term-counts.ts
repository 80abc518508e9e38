import type { SearchIndex } from '../index/search-index.ts'

/** How many documents have a term. */
export type Frequencies = ReadonlyMap<string, number>

export async function countTerms(
  index: SearchIndex,
  terms: Iterable<string>,
): Promise<Frequencies> {
  const facts = await index.lookUp([...new Set(terms)])
  return new Map(facts.map(({ term, documents }) => [term, documents]))
}
