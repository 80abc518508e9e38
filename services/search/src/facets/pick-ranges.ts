import type { RangeCounts } from '../index/index-answer.ts'
import type { NumberRange } from '../index/index-question.ts'
import { drawRanges } from './draw-ranges.ts'
import { formatFacetDate } from './facet-date.ts'
import { isActive } from './listed-range.ts'
import type { ListedRange, RangeFacet } from './planned-facet.ts'

export interface PickedRange extends ListedRange {
  count: number
}

interface PickedRanges {
  ranges: readonly PickedRange[]
  hasMore: boolean
}

/** Which ranges are shown: those listed, one over everything, or fresh ones. */
export function pickRanges(facet: RangeFacet, counts: RangeCounts): PickedRanges {
  const candidates = candidatesOf(facet, counts).filter(
    (range) => range.count > 0 || isActive(range) || facet.areEmptyShown,
  )
  const sign = facet.direction === 'ascending' ? 1 : -1
  const sorted = candidates.toSorted(
    (left, right) => sign * (left.start - right.start || left.end - right.end),
  )
  let room = Math.max(0, facet.numberOfValues - sorted.filter(isActive).length)
  const ranges = sorted.filter((range) => isActive(range) || room-- > 0)
  return { ranges, hasMore: sorted.length > ranges.length }
}

/** The borders of a range of dates: in the words of the request, else as the protocol writes them. */
export function rangeTexts(
  { start, end, startText, endText }: PickedRange,
  timeZone: string,
): { start: string; end: string } {
  return {
    start: startText ?? formatFacetDate(start, timeZone),
    end: endText ?? formatFacetDate(end, timeZone),
  }
}

function candidatesOf(facet: RangeFacet, counts: RangeCounts): PickedRange[] {
  const { listed, drawing } = facet
  if (listed.length > 0 || drawing === 'none') {
    return listed.map((range, position) => ({ ...range, count: counts.counts[position] ?? 0 }))
  }
  if (drawing === 'bounds') return wholeRange(counts)
  const ranges = drawRanges({
    values: counts.values,
    numberOfRanges: facet.numberOfValues,
    algorithm: drawing,
    timeZone: facet.timeZone,
  })
  const styles = countStyles(ranges, counts)
  return ranges.map((range, position) => ({ ...range, count: styles[position] ?? 0 }))
}

function wholeRange({ min, max, total }: RangeCounts): PickedRange[] {
  if (min === null || max === null) return []
  const range = { start: min, end: max, endInclusive: true, startText: null, endText: null }
  return [{ ...range, state: 'idle', count: total }]
}

/** The colors of a style are several documents but count once in a range. */
function countStyles(ranges: readonly NumberRange[], { values, groups }: RangeCounts): number[] {
  const lastGroup = groups.reduce((last, group) => Math.max(last, group), 0)
  // The last range each style was counted for, from 1 on.
  const countedFor = new Uint8Array(lastGroup + 1)
  return ranges.map(({ start, end, endInclusive }, position) => {
    let count = 0
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? Number.NaN
      const group = groups[at] ?? 0
      const isWithin = value >= start && (value < end || (endInclusive && value === end))
      if (!isWithin || countedFor[group] === position + 1) continue
      countedFor[group] = position + 1
      count++
    }
    return count
  })
}
