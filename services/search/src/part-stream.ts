/** Parts that arrive by message, read in order by one reader. */
export interface PartStream extends AsyncIterableIterator<string> {
  push(text: string): void
  end(failure: Error | null): void
}

/**
 * Not a generator: one that waits for a part would notice only with the next one that its reader is
 * gone.
 */
export function createPartStream(onAbandoned: () => void): PartStream {
  const parts: string[] = []
  const end = { isReached: false, failure: null as Error | null }
  let wake = Promise.withResolvers<void>()

  function signal(): void {
    wake.resolve()
    wake = Promise.withResolvers()
  }

  const stream: PartStream = {
    [Symbol.asyncIterator]: () => stream,
    async next() {
      while (parts.length === 0 && !end.isReached) await wake.promise
      const value = parts.shift()
      if (value !== undefined) return { done: false, value }
      if (end.failure !== null) throw end.failure
      return { done: true, value: undefined }
    },
    async return() {
      if (!end.isReached) {
        stream.end(null)
        onAbandoned()
      }
      parts.length = 0
      return { done: true, value: undefined }
    },
    push(text) {
      parts.push(text)
      signal()
    },
    end(reason) {
      end.isReached = true
      end.failure = reason
      signal()
    },
  }
  return stream
}
