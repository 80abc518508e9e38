import type { FacetCounts, PathCount } from './index-answer.ts'
import type { FacetQuestion, IndexQuestion } from './index-question.ts'

/** In all counts that are kept for one index; some megabytes. */
const MOST_KEPT_VALUES = 50_000

/**
 * Counts of facets over all that is in a category, or in the range: most visits of a listing begin with
 * them, and they are the most work. An index never changes, so they hold as long as it is asked.
 */
export interface ScopeCounts {
  find(key: string | null): FacetCounts | undefined
  keep(key: string | null, counts: FacetCounts): void
}

export function createScopeCounts(): ScopeCounts {
  const known = new Map<string, FacetCounts>()
  let values = 0
  return {
    find: (key) => (key === null ? undefined : known.get(key)),
    keep(key, counts) {
      if (key === null || known.has(key)) return
      const own = countValues(counts)
      if (own > MOST_KEPT_VALUES) return
      if (values + own > MOST_KEPT_VALUES) {
        known.clear()
        values = 0
      }
      known.set(key, counts)
      values += own
    },
  }
}

/** `null` for facets over less than a whole scope, and for numbers that are listed one by one. */
export function scopeKeys({
  scope,
  text,
  condition,
  alternative,
  facets,
}: IndexQuestion): readonly (string | null)[] {
  const isWhole =
    text === null &&
    condition === null &&
    alternative === null &&
    facets.every(({ selected, excluded }) => selected.length === 0 && excluded.length === 0)
  return facets.map((facet) =>
    isWhole && !isListing(facet) ? JSON.stringify([scope, facet], withInfinity) : null,
  )
}

/** Open ranges end there, and JSON has one word for both ends. */
function withInfinity(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

function isListing(facet: FacetQuestion): boolean {
  return facet.kind === 'range' && facet.count.kind === 'values'
}

/** And one, as nothing is kept for nothing. */
function countValues(counts: FacetCounts): number {
  if (counts.kind === 'keyword') return counts.values.length + 1
  return counts.kind === 'path' ? countNodes(counts.roots) + 1 : counts.counts.length + 1
}

function countNodes(nodes: readonly PathCount[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0)
}
