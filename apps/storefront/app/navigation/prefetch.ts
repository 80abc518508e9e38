/** More at once would compete with what the visitor is waiting for. */
const MAX_PARALLEL_PREFETCHES = 4

/** What browsers tell about the line; only some do. */
export interface ConnectionFacts {
  saveData?: boolean
  effectiveType?: string
}

/** Nobody's paid or slow line is used for pages they may never open. */
export function isPrefetchWelcome(connection: ConnectionFacts | undefined): boolean {
  if (!connection) return true
  return connection.saveData !== true && !connection.effectiveType?.includes('2g')
}

interface PrefetchQueueParts {
  /** Brings one page into the browser's cache; settles when the line is free again. */
  load(path: string): Promise<unknown>
  isAllowed(): boolean
}

export interface PrefetchQueue {
  request(path: string): void
}

/** Pages on their way into the cache: each once, four at a time, the latest wish first. */
export function createPrefetchQueue({ load, isAllowed }: PrefetchQueueParts): PrefetchQueue {
  const requested = new Set<string>()
  const waiting: string[] = []
  let running = 0

  function startWaiting() {
    while (running < MAX_PARALLEL_PREFETCHES && isAllowed()) {
      const path = waiting.pop()
      if (path === undefined) return
      running++
      // A page that could not be prefetched is simply loaded when it is opened.
      void load(path)
        .catch(() => {})
        .finally(release)
    }
  }

  function release() {
    running--
    startWaiting()
  }

  return {
    request(path) {
      if (requested.has(path) || !isAllowed()) return
      requested.add(path)
      waiting.push(path)
      startWaiting()
    },
  }
}
