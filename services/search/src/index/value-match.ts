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
    for (let document = 0; document < view.documents; document += 1) {
      if (hasValue(column, document, ordinal)) visit(document)
    }
  } else {
    for (let k = scope.offsets[ordinal]!; k < scope.offsets[ordinal + 1]!; k += 1) {
      visit(scope.documents[k]!)
    }
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
