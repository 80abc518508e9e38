import type { RangeCounts } from './index-answer.ts'
import type { FacetQuestion, NumberRange } from './index-question.ts'
import { rankRange } from './number-ranges.ts'
import type { Ordinals } from './segment.ts'
import type { NumberColumn } from './segment-view.ts'
import type { Tally } from './value-counting.ts'

/** Ranges beyond these are answered with 0, so that no question takes long; separate ones are cheap. */
const MAX_OVERLAPPING_RANGES = 200

export function tallyRanges(facet: Extract<FacetQuestion, { kind: 'range' }>): Tally<RangeCounts> {
  const { count } = facet
  const counter = count.kind === 'ranges' ? createRangeCounter(count.ranges) : null
  const isListing = count.kind === 'values'
  let min = Infinity
  let max = -Infinity
  let total = 0
  const values: number[] = []
  const groups: number[] = []

  function addBounds(documents: Uint32Array, { ranks, steps }: NumberColumn, groupOf: Uint32Array) {
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
    if (greatest === 0) return
    min = Math.min(min, steps[least - 1]!)
    max = Math.max(max, steps[greatest - 1]!)
    total += styles
  }
  return {
    add(documents, view, groupBase) {
      const column = view.numbers.get(facet.field)
      if (column === undefined) return
      addBounds(documents, column, view.groupOf)
      counter?.add(documents, column, view.groupOf)
      if (!isListing) return
      for (const document of documents) {
        if (column.ranks[document] === 0) continue
        values.push(column.values[document]!)
        groups.push(groupBase + view.groupOf[document]!)
      }
    },
    finish: () => ({
      kind: 'range',
      min: total === 0 ? null : min,
      max: total === 0 ? null : max,
      total,
      counts: counter?.counts ?? [],
      values: Float64Array.from(values),
      groups: Uint32Array.from(groups),
    }),
  }
}

function createRangeCounter(ranges: readonly NumberRange[]) {
  const counts: number[] = ranges.map(() => 0)
  return {
    counts,
    add(documents: Uint32Array, column: NumberColumn, groupOf: Uint32Array) {
      const values = { documents, ranks: column.ranks, groupOf }
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
        ? countSeparate(spans, column.steps.length, values)
        : spans.slice(0, MAX_OVERLAPPING_RANGES).map((span) => countOne(span, values))
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
function countSeparate(
  spans: readonly Span[],
  steps: number,
  { documents, ranks, groupOf }: Values,
): readonly number[] {
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

function countOne([from, to]: Span, { documents, ranks, groupOf }: Values): number {
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
