/** Keeps what was used last, within a bound. */
export interface BoundedCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

export function createBoundedCache<T>(
  max: number,
  sizeOf: (value: T) => number = () => 1,
): BoundedCache<T> {
  // A Map remembers the order of insertion, so the first entry is the one unused for longest.
  const kept = new Map<string, T>()
  let size = 0

  function remove(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    size -= sizeOf(value)
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      if (sizeOf(value) > max) return
      kept.set(key, value)
      size += sizeOf(value)
      for (const oldest of kept.keys()) {
        if (size <= max) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
