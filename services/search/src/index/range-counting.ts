import type { RangeCounts } from './index-answer.ts'
import type { FacetQuestion, NumberRange } from './index-question.ts'
import { rankRange } from './number-ranges.ts'
import type { Ordinals } from './segment.ts'
import type { NumberColumn } from './segment-view.ts'
import { countAll, type Tally } from './value-counting.ts'

/** Ranges beyond these are answered with 0, so that no question takes long; separate ones are cheap. */
const MAX_OVERLAPPING_RANGES = 200

/** A count per value is not worth it where there are more values than documents to count. */
const MANY_STEPS = 1024

export function tallyRanges(facet: Extract<FacetQuestion, { kind: 'range' }>): Tally<RangeCounts> {
  const { count } = facet
  const counter = count.kind === 'ranges' ? createRangeCounter(count.ranges) : null
  const isListing = count.kind === 'values'
  const bounds = createBounds()
  const values: number[] = []
  const groups: number[] = []
  return {
    add(counted, { numbers, groupOf }, groupBase) {
      const column = numbers.get(facet.field)
      if (column === undefined) return
      const { documents } = counted
      const { ranks, steps } = column
      if (column.isSameInStyle && steps.length <= Math.max(MANY_STEPS, documents.length)) {
        const below = countBelow(column, counted.styles())
        bounds.addSteps(below, steps)
        counter?.add(column, ([from, to]) => below[to]! - below[from]!)
      } else {
        const own = { documents, ranks, groupOf }
        bounds.add(own, steps)
        counter?.add(column, countOne(own), countSeparate(own, steps.length))
      }
      if (!isListing) return
      for (const document of documents) {
        if (ranks[document] === 0) continue
        values.push(column.values[document]!)
        groups.push(groupBase + groupOf[document]!)
      }
    },
    finish: () => ({
      kind: 'range',
      ...bounds.finish(),
      counts: counter?.counts ?? [],
      values: Float64Array.from(values),
      groups: Uint32Array.from(groups),
    }),
  }
}

/** How many styles have a rank below each rank; a count per value answers whatever is asked of values. */
function countBelow({ ranks, steps }: NumberColumn, styles: Uint32Array): Uint32Array {
  const below = new Uint32Array(steps.length + 2)
  countAll(ranks, styles, below.subarray(1))
  // The rank of documents without a value.
  below[1] = 0
  for (let rank = 1; rank < below.length; rank += 1) below[rank]! += below[rank - 1]!
  return below
}

function createBounds() {
  let min = Infinity
  let max = -Infinity
  let total = 0

  function note(least: number, greatest: number, styles: number, steps: Float64Array) {
    if (styles === 0) return
    min = Math.min(min, steps[least - 1]!)
    max = Math.max(max, steps[greatest - 1]!)
    total += styles
  }
  return {
    addSteps(below: Uint32Array, steps: Float64Array) {
      const styles = below.at(-1)!
      const least = below.findIndex((count) => count > 0) - 1
      const greatest = below.indexOf(styles) - 1
      note(least, greatest, styles, steps)
    },
    add({ documents, ranks, groupOf }: Values, steps: Float64Array) {
      let least = steps.length + 1
      let greatest = 0
      let styles = 0
      let lastGroup = -1
      for (let k = 0; k < documents.length; k += 1) {
        const rank = ranks[documents[k]!]!
        if (rank === 0) continue
        if (rank < least) least = rank
        if (rank > greatest) greatest = rank
        const group = groupOf[documents[k]!]!
        styles += group === lastGroup ? 0 : 1
        lastGroup = group
      }
      note(least, greatest, styles, steps)
    },
    finish: () => ({ min: total === 0 ? null : min, max: total === 0 ? null : max, total }),
  }
}

function createRangeCounter(ranges: readonly NumberRange[]) {
  const counts: number[] = ranges.map(() => 0)
  return {
    counts,
    /** `countSpans` is for ranges that have no value in common. */
    add(
      column: NumberColumn,
      countSpan: (span: Span) => number,
      countSpans = (spans: readonly Span[]) => spans.map(countSpan),
    ) {
      const inOrder = ranges
        .map((range, number) => ({ number, ranks: rankRange(column, range) }))
        .filter(({ ranks: [from, to] }) => from < to)
        .toSorted((a, b) => a.ranks[0] - b.ranks[0])
      const isSeparate = inOrder.every(({ ranks }, k) => {
        const next = inOrder[k + 1]
        return next === undefined || ranks[1] <= next.ranks[0]
      })
      const spans = inOrder.map(({ ranks }) => ranks)
      const added = isSeparate
        ? countSpans(spans)
        : spans.slice(0, MAX_OVERLAPPING_RANGES).map(countSpan)
      inOrder.forEach(({ number }, k) => (counts[number]! += added[k] ?? 0))
    },
  }
}

/** Ranks: the first, and the one after the last. */
type Span = readonly [from: number, to: number]

interface Values {
  documents: Uint32Array
  ranks: Ordinals
  groupOf: Uint32Array
}

/** Ranges without a value in common: a table says for each rank which range it is in. */
function countSeparate({ documents, ranks, groupOf }: Values, steps: number) {
  return (spans: readonly Span[]): number[] => {
    const placeOf = new Uint32Array(steps + 1)
    spans.forEach(([from, to], k) => placeOf.fill(k + 1, from, to))
    const counts = new Uint32Array(spans.length + 1)
    const stamps = new Uint32Array(spans.length + 1)
    for (let k = 0; k < documents.length; k += 1) {
      const document = documents[k]!
      const place = placeOf[ranks[document]!]!
      const stamp = groupOf[document]! + 1
      counts[place]! += stamps[place] === stamp ? 0 : 1
      stamps[place] = stamp
    }
    return Array.from(counts.subarray(1))
  }
}

function countOne({ documents, ranks, groupOf }: Values) {
  return ([from, to]: Span): number => {
    let count = 0
    let lastGroup = -1
    for (let k = 0; k < documents.length; k += 1) {
      const rank = ranks[documents[k]!]!
      if (rank < from || rank >= to) continue
      const group = groupOf[documents[k]!]!
      count += group === lastGroup ? 0 : 1
      lastGroup = group
    }
    return count
  }
}
