/** Resolves when the caller may keep the processor busy for a while. */
export type TakeTurn = () => Promise<void>

/**
 * One caller per turn of the event loop. Between two of them the loop reads its sockets, so that a health
 * check or a cached page waits for one page that is rendered, not for all.
 */
export function createBusyTurns(later: (run: () => void) => void = setImmediate): TakeTurn {
  const waiting: (() => void)[] = []

  function next(): void {
    const start = waiting.shift()
    if (waiting.length > 0) later(next)
    start?.()
  }

  return () => {
    const turn = Promise.withResolvers<void>()
    waiting.push(turn.resolve)
    if (waiting.length === 1) later(next)
    return turn.promise
  }
}
