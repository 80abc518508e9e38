import type { FoundValue } from '@saum/engine/wire/facet'

/** A category with nearly everything in it narrows nothing. */
const TELLING_SHARE = 0.9

/** The categories worth offering beside a query: large ones, each from another branch of the tree. */
export function pickCategories(
  values: readonly FoundValue[],
  total: number,
  limit: number,
): FoundValue[] {
  const picked: FoundValue[] = []
  const candidates = values
    .filter(({ count }) => count > 0 && count <= total * TELLING_SHARE)
    .toSorted((left, right) => right.count - left.count || depthOf(left) - depthOf(right))
  for (const value of candidates) {
    if (picked.length >= limit) break
    if (!picked.some((other) => isRelated(other, value))) picked.push(value)
  }
  return picked
}

export function categoryNames({ path = [], rawValue }: FoundValue): readonly string[] {
  return [...path, rawValue]
}

function depthOf({ path = [] }: FoundValue): number {
  return path.length
}

/** Whether one lies in the other. */
function isRelated(left: FoundValue, right: FoundValue): boolean {
  const names = categoryNames(right)
  const others = categoryNames(left)
  const depth = Math.min(names.length, others.length)
  return names.slice(0, depth).every((name, level) => name === others[level])
}
