import type { AppliedFilter } from './applied-filters.ts'
import { removeGroup, type ListingAddress } from './listing-address.ts'
import type { FilterGroup } from './listing-facts.ts'

/** A group of filters without which there would be something. */
export interface LooserFilter {
  label: string
  without: ListingAddress
}

/**
 * The group to leave out when nothing is left: the one that would bring back most. Counts of a group
 * ignore its own choice, so its fullest value says how many there would be at least.
 */
export function loosenFilter(
  groups: readonly FilterGroup[],
  applied: readonly AppliedFilter[],
  address: ListingAddress,
): LooserFilter | null {
  const chosen = new Set(applied.map(({ group }) => group))
  const best = groups
    .filter(({ key }) => chosen.has(key))
    .map((group) => ({ group, promise: promiseOf(group) }))
    .toSorted((a, b) => b.promise - a.promise)[0]
  // Without a promise the filter chosen last is as good as any.
  const key = best && best.promise > 0 ? best.group.key : applied.at(-1)?.group
  if (key === undefined) return null
  const label = applied
    .filter(({ group }) => group === key)
    .map((filter) => filter.label)
    .join(', ')
  return { label, without: removeGroup(address, key) }
}

function promiseOf(group: FilterGroup): number {
  if (group.kind === 'values') return Math.max(0, ...group.values.map(({ count }) => count))
  if (group.kind === 'price') return group.highestCents > 0 ? 1 : 0
  return 0
}
