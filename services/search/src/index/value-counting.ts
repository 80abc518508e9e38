import type { KeywordCounts, PathCount, PathCounts } from './index-answer.ts'
import type { Counted } from './facet-selection.ts'
import { countMasks } from './mask-counting.ts'
import type { FacetQuestion } from './index-question.ts'
import type { Ordinals } from './segment.ts'
import type { PathColumn, SegmentView, ValueColumn } from './segment-view.ts'
import type { Scratch } from './scratch.ts'

/** Sums up the counts of one facet over the parts of an index. */
export interface Tally<C> {
  add(counted: Counted, view: SegmentView, groupBase: number): void
  finish(): C
}

export function tallyKeywords(
  facet: Extract<FacetQuestion, { kind: 'keyword' }>,
  scratch: Scratch,
): Tally<KeywordCounts> {
  let values: { value: string; count: number }[] = []
  return {
    add(counted, view) {
      const column = view.keywords.get(facet.field)
      if (column === undefined) return
      const known = new Map(values.map((entry) => [entry.value, entry]))
      countValues(column, counted, view.groupOf, scratch)
      for (let ordinal = 0; ordinal < column.table.length; ordinal += 1) {
        const count = scratch.counts[ordinal]!
        if (count === 0) continue
        const value = column.table.at(ordinal)
        const entry = known.size === 0 ? undefined : known.get(value)
        if (entry === undefined) values.push({ value, count })
        else entry.count += count
      }
    },
    finish() {
      if (facet.selected.length > 0) {
        const counted = new Set(values.map(({ value }) => value))
        const missing = new Set(facet.selected.filter((value) => !counted.has(value)))
        values = [...values, ...Array.from(missing, (value) => ({ value, count: 0 }))]
      }
      return { kind: 'keyword', values }
    },
  }
}

interface GrowingPath {
  value: string
  count: number
  children: GrowingPath[]
}

export function tallyPaths(
  facet: Extract<FacetQuestion, { kind: 'path' }>,
  scratch: Scratch,
): Tally<PathCounts> {
  const roots: GrowingPath[] = []

  function addNodes({ table, parents }: PathColumn) {
    const nodes: (GrowingPath | undefined)[] = []
    for (let node = 0; node < table.length; node += 1) {
      const count = scratch.counts[node]!
      if (count === 0) continue
      // Whoever has a node has its parent, which has a lesser number.
      const siblings = nodes[parents[node]!]?.children ?? roots
      const value = table.at(node)
      let entry = siblings.find((sibling) => sibling.value === value)
      if (entry === undefined) {
        entry = { value, count: 0, children: [] }
        siblings.push(entry)
      }
      entry.count += count
      nodes[node] = entry
    }
  }
  return {
    add(counted, view) {
      const column = view.paths.get(facet.field)
      if (column === undefined) return
      countValues(column, counted, view.groupOf, scratch)
      addNodes(column)
    },
    finish: () => ({ kind: 'path', roots: roots satisfies readonly PathCount[] }),
  }
}

/** Leaves the number of styles per ordinal in the counts of the scratch. */
function countValues(
  column: ValueColumn,
  counted: Counted,
  groupOf: Uint32Array,
  scratch: Scratch,
) {
  const documents = column.isSameInStyle ? counted.styles() : counted.documents
  scratch.counts.fill(0, 0, column.table.length)
  if (column.masks === null) countSets(column, documents, groupOf, scratch)
  else countMasks(documents, column.masks, groupOf, scratch.counts)
}

/** Counts sets where that is the same as counting values; else the values of every document. */
function countSets(
  column: ValueColumn,
  documents: Uint32Array,
  groupOf: Uint32Array,
  { counts, stamps, setCounts }: Scratch,
) {
  const { offsets, lists } = column
  if (!column.isSameInStyle) stamps.fill(0, 0, Math.max(column.table.length, offsets.length))
  if (!column.isCountedBySet) {
    countEach(column, { documents, groupOf, counts, stamps })
    return
  }
  setCounts.fill(0, 0, offsets.length)
  if (column.isSameInStyle) countAll(column.sets, documents, setCounts)
  else countOnce(column.sets, { documents, groupOf, counts: setCounts, stamps })
  for (let set = 0; set + 1 < offsets.length; set += 1) {
    const count = setCounts[set]!
    if (count === 0) continue
    for (let k = offsets[set]!; k < offsets[set + 1]!; k += 1) counts[lists[k]!]! += count
  }
}

interface Counting {
  documents: Uint32Array
  groupOf: Uint32Array
  counts: Uint32Array
  /** The style, and one, for which a number was counted last. */
  stamps: Uint32Array
}

/** Of one document per style. */
export function countAll(numbers: Ordinals, documents: Uint32Array, counts: Uint32Array) {
  for (let k = 0; k < documents.length; k += 1) counts[numbers[documents[k]!]!]! += 1
}

/** Without a jump in the loop, as nobody can foresee which of them would be taken. */
function countOnce(numbers: Ordinals, { documents, groupOf, counts, stamps }: Counting) {
  for (let k = 0; k < documents.length; k += 1) {
    const document = documents[k]!
    const number = numbers[document]!
    const stamp = groupOf[document]! + 1
    counts[number]! += stamps[number] === stamp ? 0 : 1
    stamps[number] = stamp
  }
}

function countEach(
  { sets, offsets, lists }: ValueColumn,
  { documents, groupOf, counts, stamps }: Counting,
) {
  for (let k = 0; k < documents.length; k += 1) {
    const set = sets[documents[k]!]!
    const stamp = groupOf[documents[k]!]! + 1
    const end = offsets[set + 1]!
    for (let at = offsets[set]!; at < end; at += 1) {
      const value = lists[at]!
      counts[value]! += stamps[value] === stamp ? 0 : 1
      stamps[value] = stamp
    }
  }
}
