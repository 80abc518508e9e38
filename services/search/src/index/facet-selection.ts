import type { FacetQuestion } from './index-question.ts'
import { markRanks } from './number-ranges.ts'
import type { Scratch } from './scratch.ts'
import type { SegmentView } from './segment-view.ts'
import type { ValueRoles } from './value-roles.ts'
import { createRoles, meetsDemand } from './value-roles.ts'

/** The documents that pass every facet, and how the others came to fail. */
export interface Selection {
  hits: Uint32Array
  /** Documents that count for a facet: they pass all others. */
  countedFor(facet: number): Uint32Array
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
  if (!facets.some(hasSelection)) return { hits: candidates, countedFor: () => candidates }
  const { fails, failed, hits, near, counted } = scratch
  fails.fill(0, 0, candidates.length)
  facets.forEach((facet, number) => {
    if (hasSelection(facet)) failDocuments(candidates, facet, number, { view, scratch })
  })
  let hitCount = 0
  let nearCount = 0
  for (let k = 0; k < candidates.length; k += 1) {
    const fail = fails[k]!
    if (fail > 1) continue
    near[nearCount] = candidates[k]!
    failed[nearCount] = fail === 0 ? NO_FACET : failed[k]!
    nearCount += 1
    if (fail === 1) continue
    hits[hitCount] = candidates[k]!
    hitCount += 1
  }
  const hitList = hits.subarray(0, hitCount)
  return {
    hits: hitList,
    countedFor(facet) {
      if (!hasSelection(facets[facet]!)) return hitList
      let count = 0
      for (let k = 0; k < nearCount; k += 1) {
        if (failed[k] !== facet && failed[k] !== NO_FACET) continue
        counted[count] = near[k]!
        count += 1
      }
      return counted.subarray(0, count)
    },
  }
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
  if (roles === null && facet.selected.length === 0) return
  for (let k = 0; k < candidates.length; k += 1) {
    if (roles !== null && meetsDemand(roles, candidates[k]!)) continue
    fails[k]! += 1
    failed[k] = number
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
  for (let k = 0; k < candidates.length; k += 1) {
    const rank = column === undefined ? 0 : column.ranks[candidates[k]!]!
    if (wanted[rank] === 1 && unwanted[rank] === 0) continue
    fails[k]! += 1
    failed[k] = number
  }
}
