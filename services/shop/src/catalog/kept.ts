/** Another process may have imported meanwhile; its range shows up after this long. */
const MAX_AGE_MS = 60_000

/** Something of the range that is small and asked for all the time. */
export interface Kept<Key, Value> {
  of(key: Key): Promise<Value>
  /** To be called when the range has changed. */
  forget(): void
}

/** Remembers what was loaded per key for a while. */
export function createKept<Key, Value>(
  load: (key: Key) => Promise<Value>,
  now: () => number,
): Kept<Key, Value> {
  const kept = new Map<Key, { value: Promise<Value>; loadedAt: number }>()

  return {
    of(key) {
      const known = kept.get(key)
      if (known !== undefined && now() - known.loadedAt < MAX_AGE_MS) return known.value
      const entry = { value: load(key), loadedAt: now() }
      kept.set(key, entry)
      entry.value.catch(() => {
        // Whoever asked gets the fault; the next one gets a new attempt.
        if (kept.get(key) === entry) kept.delete(key)
      })
      return entry.value
    },
    forget: () => kept.clear(),
  }
}
