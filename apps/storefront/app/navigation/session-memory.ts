/** What we use of a browser's storage; each method may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionMemory<T> {
  read(): T | null
  /** Answers whether the value outlives the page; `null` leaves nothing behind. */
  write(value: T | null): boolean
}

interface MemorySlot<T> {
  key: string
  /** Turns what is found into a value of ours, or `null`: others may write there too. */
  parse(found: unknown): T | null
}

/**
 * One value of this tab. A browser may refuse storage altogether (even to name it) or be full;
 * then the value lives as long as the page.
 */
export function createSessionMemory<T>(
  openStorage: () => TextStorage,
  { key, parse }: MemorySlot<T>,
): SessionMemory<T> {
  let unsaved: { value: T | null } | null = null

  return {
    read() {
      if (unsaved) return unsaved.value
      try {
        return parse(JSON.parse(openStorage().getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(value) {
      try {
        if (value === null) openStorage().removeItem(key)
        else openStorage().setItem(key, JSON.stringify(value))
        unsaved = null
      } catch {
        unsaved = { value }
      }
      return unsaved === null
    },
  }
}
