import type { FacetQuestion } from './index-question.ts'
import { markRanks } from './number-ranges.ts'
import type { Scratch } from './scratch.ts'
import type { SegmentView } from './segment-view.ts'
import type { ValueRoles } from './value-roles.ts'
import { createRoles, markFailing } from './value-roles.ts'

/** Documents, ascending, so that those of a style follow each other. */
export interface Counted {
  documents: Uint32Array
  /** The first of them of each style. */
  styles(): Uint32Array
}

/** The documents that pass every facet, and how the others came to fail. */
export interface Selection {
  hits: Counted
  /** Documents that count for a facet: they pass all others. Only until the next facet is asked for. */
  countedFor(facet: number): Counted
}

function hasSelection(facet: FacetQuestion): boolean {
  return facet.selected.length > 0 || facet.excluded.length > 0
}

/**
 * Applies the selections of all facets in one pass per facet. A document that fails none counts for
 * every facet; one that fails exactly one counts for that facet, whose own selection its counts ignore.
 */
export function selectDocuments(
  candidates: Uint32Array,
  facets: readonly FacetQuestion[],
  view: SegmentView,
  scratch: Scratch,
): Selection {
  if (!facets.some(hasSelection)) {
    const found = toCounted(candidates, view, scratch.styles)
    return { hits: found, countedFor: () => found }
  }
  const { fails, failed, hits, near, counted } = scratch
  fails.fill(0, 0, candidates.length)
  failed.fill(0, 0, candidates.length)
  facets.forEach((facet, number) => {
    if (hasSelection(facet)) failDocuments(candidates, facet, number, { view, scratch })
  })
  let hitCount = 0
  let nearCount = 0
  for (let k = 0; k < candidates.length; k += 1) {
    // Without a jump: what is not to stay is overwritten by the next one.
    const fail = fails[k]!
    near[nearCount] = candidates[k]!
    failed[nearCount] = fail === 0 ? NO_FACET : failed[k]!
    nearCount += fail <= 1 ? 1 : 0
    hits[hitCount] = candidates[k]!
    hitCount += fail === 0 ? 1 : 0
  }
  const found = toCounted(hits.subarray(0, hitCount), view, scratch.styles)
  return {
    hits: found,
    countedFor(facet) {
      if (!hasSelection(facets[facet]!)) return found
      let count = 0
      for (let k = 0; k < nearCount; k += 1) {
        const only = failed[k]!
        counted[count] = near[k]!
        count += only === facet || only === NO_FACET ? 1 : 0
      }
      return toCounted(counted.subarray(0, count), view, scratch.countedStyles)
    },
  }
}

/** Styles are listed when they are first asked for, and only once. */
function toCounted(documents: Uint32Array, { groupOf }: SegmentView, target: Uint32Array): Counted {
  let styles: Uint32Array | null = null
  return {
    documents,
    styles() {
      styles ??= target.subarray(0, listStyles(documents, groupOf, target))
      return styles
    },
  }
}

/** Without a jump in the loop: a document is overwritten by the next one of its style. */
function listStyles(documents: Uint32Array, groupOf: Uint32Array, target: Uint32Array): number {
  let length = 0
  let lastGroup = -1
  for (let k = 0; k < documents.length; k += 1) {
    const group = groupOf[documents[k]!]!
    length += group === lastGroup ? 0 : 1
    target[length - 1] = documents[k]!
    lastGroup = group
  }
  return length
}

const NO_FACET = 65_535

interface Columns {
  view: SegmentView
  scratch: Scratch
}

function failDocuments(
  candidates: Uint32Array,
  facet: FacetQuestion,
  number: number,
  { view, scratch }: Columns,
) {
  const { fails, failed } = scratch
  if (facet.kind === 'range') {
    failRanges(candidates, facet, number, { view, scratch })
    return
  }
  const roles = rolesOf(facet, { view, scratch })
  if (roles !== null) markFailing(roles, candidates, number, scratch)
  else if (facet.selected.length > 0) {
    for (let k = 0; k < candidates.length; k += 1) {
      fails[k]! += 1
      failed[k]! += number
    }
  }
}

/** `null` for a field the index does not have. */
function rolesOf(
  facet: Extract<FacetQuestion, { kind: 'keyword' | 'path' }>,
  { view, scratch }: Columns,
): ValueRoles | null {
  if (facet.kind === 'path') {
    const column = view.paths.get(facet.field)
    if (column === undefined) return null
    const wanted = facet.selected.map(column.findNode)
    const unwanted = facet.excluded.map(column.findNode)
    return createRoles(column, { wanted, unwanted, match: 'any' }, scratch)
  }
  const column = view.keywords.get(facet.field)
  if (column === undefined) return null
  const wanted = facet.selected.map(column.table.find)
  const unwanted = facet.excluded.map(column.table.find)
  return createRoles(column, { wanted, unwanted, match: facet.match }, scratch)
}

function failRanges(
  candidates: Uint32Array,
  facet: Extract<FacetQuestion, { kind: 'range' }>,
  number: number,
  { view, scratch }: Columns,
) {
  const { fails, failed } = scratch
  const column = view.numbers.get(facet.field)
  if (column === undefined && facet.selected.length === 0) return
  const length = (column?.steps.length ?? 0) + 1
  const wanted = scratch.takeMarks(length)
  const unwanted = scratch.takeMarks(length)
  if (column !== undefined) {
    if (facet.selected.length === 0) wanted.fill(1, 0, length)
    else markRanks(column, facet.selected, wanted)
    markRanks(column, facet.excluded, unwanted)
  }
  const ranks = column?.ranks
  for (let k = 0; k < candidates.length; k += 1) {
    const rank = ranks === undefined ? 0 : ranks[candidates[k]!]!
    const fail = wanted[rank] === 1 && unwanted[rank] === 0 ? 0 : 1
    fails[k]! += fail
    failed[k]! += fail * number
  }
}
