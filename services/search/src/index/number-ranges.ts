import type { NumberRange } from './index-question.ts'
import type { NumberColumn } from './segment-view.ts'

export function isInRange(value: number, { start, end, endInclusive }: NumberRange): boolean {
  return value >= start && (value < end || (endInclusive && value === end))
}

/** The ranks of the values in a range: the first, and the one after the last. */
export function rankRange(
  { steps }: Pick<NumberColumn, 'steps'>,
  { start, end, endInclusive }: NumberRange,
): readonly [from: number, to: number] {
  if (Number.isNaN(start) || Number.isNaN(end)) return [0, 0]
  return [countBelow(steps, start, false) + 1, countBelow(steps, end, endInclusive) + 1]
}

/** Marks the ranks of all values that are in any of the ranges, however many there are. */
export function markRanks(
  column: Pick<NumberColumn, 'steps'>,
  ranges: readonly NumberRange[],
  marks: Uint8Array,
) {
  const inOrder = ranges.map((range) => rankRange(column, range)).toSorted((a, b) => a[0] - b[0])
  let marked = 0
  for (const [from, to] of inOrder) {
    if (to <= Math.max(from, marked)) continue
    marks.fill(1, Math.max(from, marked), to)
    marked = to
  }
}

function countBelow(steps: Float64Array, bound: number, isInclusive: boolean): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const isBelow = steps[middle]! < bound || (isInclusive && steps[middle] === bound)
    if (isBelow) low = middle + 1
    else high = middle
  }
  return low
}
