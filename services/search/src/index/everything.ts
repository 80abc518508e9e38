import type { FacetQuestion, IndexQuestion } from './index-question.ts'

/** The whole range, of which nothing is shown: what other questions begin with. */
export const EVERYTHING: IndexQuestion = {
  scope: null,
  text: null,
  condition: null,
  alternative: null,
  facets: [],
  sort: [{ by: 'relevance' }],
  pinned: [],
  boosts: new Map(),
  from: 0,
  size: 0,
}

/** How often each value of a field occurs; nothing is selected. */
export function countKeywords(field: string): FacetQuestion {
  return { kind: 'keyword', field, selected: [], excluded: [], match: 'any' }
}
