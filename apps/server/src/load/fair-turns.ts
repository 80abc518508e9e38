/** Starts the work of a client when it is its turn. */
export type StartInTurn = (client: string, start: () => void) => void

/**
 * One start per turn of the event loop, and clients take turns: between two starts the loop reads its
 * sockets, so that a health check or a cached page waits for one piece of work, and a client with one
 * request does not wait for the many of another.
 */
export function createFairTurns(later: (run: () => void) => void = setImmediate): StartInTurn {
  /** In the order in which clients come next. */
  const waiting = new Map<string, (() => void)[]>()

  function startNext(): void {
    const [next] = waiting
    if (next === undefined) return
    const [client, starts] = next
    const start = starts.shift()
    waiting.delete(client)
    if (starts.length > 0) waiting.set(client, starts)
    if (waiting.size > 0) later(startNext)
    start?.()
  }

  return (client, start) => {
    if (waiting.size === 0) later(startNext)
    const starts = waiting.get(client)
    if (starts) starts.push(start)
    else waiting.set(client, [start])
  }
}
