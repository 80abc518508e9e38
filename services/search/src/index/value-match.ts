import type { SegmentView, ValueColumn } from './segment-view.ts'

/** Calls back for every document with a keyword; only those of a list, if there is one. */
export function documentsWith(
  view: SegmentView,
  field: string,
  value: string,
  list: Uint32Array | null,
  visit: (document: number) => void,
) {
  const column = view.keywords.get(field)
  const ordinal = column?.table.find(value) ?? -1
  if (column === undefined || ordinal < 0) return
  const scope = view.scopes.get(field)
  if (list !== null) {
    for (const document of list) if (hasValue(column, document, ordinal)) visit(document)
  } else if (scope === undefined) {
    visitAll(column, ordinal, view.documents, visit)
  } else {
    for (let k = scope.offsets[ordinal]!; k < scope.offsets[ordinal + 1]!; k += 1) {
      visit(scope.documents[k]!)
    }
  }
}

/** Documents share few sets of values, so it is found out once for each set. */
function visitAll(
  column: ValueColumn,
  ordinal: number,
  length: number,
  visit: (document: number) => void,
) {
  const { masks, sets, offsets, lists } = column
  if (masks !== null) {
    const bit = 1 << ordinal
    for (let document = 0; document < length; document += 1) {
      if ((masks[document]! & bit) !== 0) visit(document)
    }
    return
  }
  const isWanted = new Uint8Array(offsets.length)
  for (let set = 0; set + 1 < offsets.length; set += 1) {
    const end = offsets[set + 1]!
    for (let k = offsets[set]!; k < end; k += 1) if (lists[k] === ordinal) isWanted[set] = 1
  }
  for (let document = 0; document < length; document += 1) {
    if (isWanted[sets[document]!] === 1) visit(document)
  }
}

export function hasValue(column: ValueColumn, document: number, ordinal: number): boolean {
  if (column.masks !== null) return ((column.masks[document]! >>> ordinal) & 1) === 1
  const set = column.sets[document]!
  const end = column.offsets[set + 1]!
  for (let k = column.offsets[set]!; k < end; k += 1) {
    if (column.lists[k] === ordinal) return true
  }
  return false
}
