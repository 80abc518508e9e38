import type { FacetCounts, KeywordCounts, PathCount, PathCounts } from '../index/index-answer.ts'
import { nodesBelow } from './pick-paths.ts'
import type { FacetPlan } from './plan-facets.ts'
import type { PlannedFacet } from './planned-facet.ts'
import { type Fit, fitOf, parseWildcard } from './wildcard.ts'

export interface FacetSearch {
  /** With wildcards: `*ro*`. */
  query: string
  numberOfValues?: number | null | undefined
  ignoreValues?: readonly string[]
  ignorePaths?: readonly (readonly string[])[]
  /** What values are called; searched instead of the value. */
  captions?: Readonly<Record<string, string>>
}

interface FoundValue {
  displayValue: string
  rawValue: string
  count: number
  /** The values above it in a tree, without itself. */
  path?: readonly string[]
}

/** Facet search as both protocols answer it. */
export interface FacetSearchResponse {
  moreValuesAvailable: boolean
  values: readonly FoundValue[]
}

export const NOTHING_FOUND: FacetSearchResponse = { moreValuesAvailable: false, values: [] }

const DEFAULT_VALUES = 10
const FIT_ORDER: Readonly<Record<Fit, number>> = { start: 0, word: 1, within: 2 }

/** What a facet search says beside the search it is about. */
interface CommerceFacetSearch {
  facetId: string
  facetQuery: string
  numberOfValues?: number | null | undefined
  ignoreValues?: readonly string[]
  ignorePaths?: readonly (readonly string[])[]
  captions?: Readonly<Record<string, string>>
}

/** Facet search of the commerce protocol; a facet the shop does not have has no values. */
export function toFacetSearchResponse(
  plans: readonly FacetPlan[],
  counts: readonly FacetCounts[],
  { facetId, facetQuery, captions: called, ...search }: CommerceFacetSearch,
): FacetSearchResponse {
  const position = plans.findIndex(({ definition }) => definition.facetId === facetId)
  const plan = plans[position]
  const counted = counts[position]
  if (plan === undefined || counted === undefined) return NOTHING_FOUND
  // What the page calls a value comes before what the shop does.
  const own = 'captions' in plan.definition ? plan.definition.captions : {}
  const captions = { ...own, ...called }
  return searchFacetValues(plan.facet, counted, { ...search, query: facetQuery, captions })
}

/** The values of a facet that fit what was typed, with their counts; ranges have none. */
export function searchFacetValues(
  facet: PlannedFacet,
  counts: FacetCounts,
  search: FacetSearch,
): FacetSearchResponse {
  if (counts.kind === 'range' || facet.kind === 'range') return NOTHING_FOUND
  const values =
    counts.kind === 'keyword'
      ? keywordValues(counts, search)
      : pathValues(counts, search, facet.kind === 'path' ? facet.basePath : [])
  return bestOf(values, search)
}

function bestOf(values: readonly FoundValue[], search: FacetSearch): FacetSearchResponse {
  const { query, numberOfValues } = search
  const wildcard = parseWildcard(query)
  const fitting = values.flatMap((value) => {
    const fit = fitOf(value.displayValue, wildcard)
    return fit === null ? [] : [{ value, rank: FIT_ORDER[fit] }]
  })
  const best = fitting
    .toSorted(
      (left, right) =>
        left.rank - right.rank ||
        right.value.count - left.value.count ||
        (left.value.displayValue < right.value.displayValue ? -1 : 1),
    )
    .slice(0, numberOfValues ?? DEFAULT_VALUES)
    .map(({ value }) => value)
  return { moreValuesAvailable: fitting.length > best.length, values: best }
}

function keywordValues({ values }: KeywordCounts, search: FacetSearch): FoundValue[] {
  const ignored = new Set(search.ignoreValues)
  return values.flatMap(({ value, count }) =>
    count > 0 && !ignored.has(value)
      ? [{ displayValue: captionOf(value, search), rawValue: value, count }]
      : [],
  )
}

function pathValues(
  { roots }: PathCounts,
  search: FacetSearch,
  basePath: readonly string[],
): FoundValue[] {
  const ignored = new Set(search.ignorePaths?.map((path) => JSON.stringify(path)))
  const found: FoundValue[] = []
  const visit = (nodes: readonly PathCount[], path: readonly string[]) => {
    for (const { value, count, children } of nodes) {
      const own = [...path, value]
      const isShown = count > 0 && !ignored.has(JSON.stringify(own))
      if (isShown) {
        found.push({ displayValue: captionOf(value, search), rawValue: value, count, path })
      }
      visit(children, own)
    }
  }
  visit(nodesBelow(roots, basePath), [])
  return found
}

/** Own properties only: a value may be called `constructor`. */
function captionOf(value: string, { captions = {} }: FacetSearch): string {
  return Object.hasOwn(captions, value) ? (captions[value] ?? value) : value
}
