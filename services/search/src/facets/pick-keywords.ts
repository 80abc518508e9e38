import type { KeywordCounts } from '../index/index-answer.ts'
import { isActive } from './listed-range.ts'
import type { CountedValue, KeywordFacet } from './planned-facet.ts'

interface PickedValues {
  values: readonly CountedValue[]
  /** Whether there are values that are not shown. */
  hasMore: boolean
}

/**
 * Which values of a facet are shown, and in which order. Selected and excluded values always are,
 * even beyond the wanted number; otherwise nobody could take them back.
 */
export function pickKeywords(facet: KeywordFacet, counts: KeywordCounts): PickedValues {
  if (facet.isFrozen) return frozenValues(facet, counts)
  const candidates = candidatesOf(facet, counts)
  const values = candidates.some(isActive)
    ? preferred(facet, candidates).toSorted(displayOrder(facet))
    : idleValues(facet, candidates)
  return { values, hasMore: candidates.length > values.length }
}

/** The common case, in which one sorting often does for choosing and for showing. */
function idleValues(
  { numberOfValues, compare, prefer = compare }: KeywordFacet,
  candidates: readonly CountedValue[],
): readonly CountedValue[] {
  const kept =
    candidates.length > numberOfValues
      ? candidates.toSorted(prefer).slice(0, numberOfValues)
      : candidates
  return kept !== candidates && prefer === compare ? kept : kept.toSorted(compare)
}

function frozenValues({ requested, allowed }: KeywordFacet, counts: KeywordCounts): PickedValues {
  const countOf = new Map(counts.values.map(({ value, count }) => [value, count]))
  const shown = new Map<string, CountedValue>()
  for (const { value, state } of requested) {
    if (!shown.has(value)) shown.set(value, { value, state, count: countOf.get(value) ?? 0 })
  }
  const hasMore = counts.values.some(
    ({ value, count }) => count > 0 && !shown.has(value) && isAllowed(allowed, value),
  )
  return { values: [...shown.values()], hasMore }
}

function candidatesOf({ requested, allowed }: KeywordFacet, counts: KeywordCounts): CountedValue[] {
  const active = new Map(requested.filter(isActive).map(({ value, state }) => [value, state]))
  const candidates: CountedValue[] = []
  for (const { value, count } of counts.values) {
    const state = active.get(value)
    if (state !== undefined) {
      active.delete(value)
      candidates.push({ value, state, count })
    } else if (count > 0 && isAllowed(allowed, value)) {
      candidates.push({ value, state: 'idle', count })
    }
  }
  for (const [value, state] of active) candidates.push({ value, state, count: 0 })
  return candidates
}

function preferred(
  { numberOfValues, prefer, compare }: KeywordFacet,
  candidates: readonly CountedValue[],
): readonly CountedValue[] {
  if (candidates.length <= numberOfValues) return candidates
  const active = candidates.filter(isActive)
  const idle = candidates.filter((candidate) => !isActive(candidate))
  const room = Math.max(0, numberOfValues - active.length)
  return [...active, ...idle.toSorted(prefer ?? compare).slice(0, room)]
}

function displayOrder({ areActiveFirst, compare }: KeywordFacet): KeywordFacet['compare'] {
  if (!areActiveFirst) return compare
  return (left, right) => Number(isActive(right)) - Number(isActive(left)) || compare(left, right)
}

function isAllowed(allowed: ReadonlySet<string> | null, value: string): boolean {
  return allowed === null || allowed.has(value)
}
