/** What a login has left at the end of the address. */
export type MergeMark = 'merged' | 'partly'

const MARKS: ReadonlyMap<string, MergeMark> = new Map([
  ['#basket-merged', 'merged'],
  ['#basket-partly', 'partly'],
])

export function mergeMarkIn({ hash }: Pick<Location, 'hash'>): MergeMark | null {
  return MARKS.get(hash) ?? null
}

/** Told once: whoever reloads or shares the page is told nothing. */
export function clearMergeMark({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (mergeMarkIn(location) === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
}
