/** Requests of one address wait for each other, not others for them. */
export interface Turns {
  /** Resolves when it is this address's turn; `null` when too many of its requests wait already. */
  take(address: string): Promise<void> | null
}

/** Longer queues only produce answers nobody waits for any more. */
const MAX_WAITING = 100

type Later = (run: () => void) => void

/** Requests of one address, first come first. */
type Waiting = (() => void)[]

/**
 * Lets addresses take turns, one request each, and whoever has just come before those whose last
 * request was only now answered. Somebody who sends many costly requests at once would otherwise
 * stand before everybody else.
 */
export function createTurns(later: Later = setImmediate): Turns {
  const arrived = new Map<string, Waiting>()
  const again = new Map<string, Waiting>()

  function run(): void {
    const queue = arrived.size > 0 ? arrived : again
    const [next] = queue
    if (next === undefined) return
    const [address, waiting] = next
    queue.delete(address)
    const start = waiting.shift()
    if (waiting.length > 0) again.set(address, waiting)
    if (arrived.size + again.size > 0) later(run)
    start?.()
  }

  return {
    take(address) {
      const known = arrived.get(address) ?? again.get(address)
      if (known !== undefined && known.length >= MAX_WAITING) return null
      const turn = Promise.withResolvers<void>()
      if (known === undefined) {
        if (arrived.size + again.size === 0) later(run)
        arrived.set(address, [turn.resolve])
      } else known.push(turn.resolve)
      return turn.promise
    },
  }
}
