interface Limits {
  /** Pieces of work under way. */
  atOnce: number
  /** Pieces of work that wait for those; longer queues only produce answers nobody waits for. */
  waiting: number
}

/** Runs work when there is room for it; `null` where too much of it waits already. */
export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T | null>

/** For work that would take everything there is from everybody else. */
export function createFewAtOnce({ atOnce, waiting }: Limits): RunInTurn {
  const queue: (() => void)[] = []
  let running = 0

  return async function inTurn(work) {
    if (queue.length >= waiting) return null
    if (running >= atOnce) {
      // Whoever leaves hands their place over, so that nobody can come between.
      await new Promise<void>((resume) => queue.push(resume))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
