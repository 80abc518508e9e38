/** What the keyboard knows of a row. */
export interface RowText {
  id: string
  /** Stands in the field while the row is active. */
  text: string
}

export interface BoxState {
  /** What the shopper wrote themselves. */
  typed: string
  /** The row the arrow keys have reached; `null` while it is the field itself. */
  activeId: string | null
  /** Whether the rows are shown; hidden ones come back with the next letter or arrow. */
  isOpen: boolean
}

export type Move = 'next' | 'previous' | 'first' | 'last'

export type BoxChange =
  | { kind: 'type'; text: string }
  | { kind: 'move'; to: Move; rows: readonly RowText[] }
  | { kind: 'collapse' }

export function openBox(typed: string): BoxState {
  return { typed, activeId: null, isOpen: true }
}

export function changeBox(box: BoxState, change: BoxChange): BoxState {
  switch (change.kind) {
    case 'type':
      return openBox(change.text)
    case 'move':
      return { ...box, activeId: idAfter(box, change.to, change.rows), isOpen: true }
    case 'collapse':
      return { ...box, activeId: null, isOpen: false }
  }
}

/** The field lies between the last row and the first. */
function idAfter({ activeId }: BoxState, to: Move, rows: readonly RowText[]): string | null {
  const places = rows.length + 1
  const place = rows.findIndex(({ id }) => id === activeId) + 1
  const next = {
    first: Math.min(1, rows.length),
    last: rows.length,
    next: (place + 1) % places,
    previous: (place + rows.length) % places,
  }[to]
  return rows[next - 1]?.id ?? null
}

/** A row that is no longer offered cannot be active. */
export function activeRow<Row extends RowText>(
  { activeId }: BoxState,
  rows: readonly Row[],
): Row | undefined {
  return rows.find(({ id }) => id === activeId)
}

/** What stands in the field. */
export function fieldText(box: BoxState, rows: readonly RowText[]): string {
  return activeRow(box, rows)?.text ?? box.typed
}

/** What Escape does: the rows go first, then the words, and with them the whole search. */
export function escapeFrom(
  { typed, isOpen }: BoxState,
  rows: readonly RowText[],
): 'collapse' | 'leave' {
  return isOpen && rows.length > 0 && typed !== '' ? 'collapse' : 'leave'
}
