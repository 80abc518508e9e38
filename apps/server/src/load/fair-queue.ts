/** More work is waiting than is worth waiting for; the client may come back. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface QueueLimits {
  /** How much work runs at the same time, of all clients and of one. */
  atOnce: number
  atOncePerClient: number
  /** How much work may wait, of all clients and of one. */
  waiting: number
  waitingPerClient: number
}

export interface FairQueue {
  /** Runs the work when it is this client's turn; throws `QueueFull` when too much is waiting. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

interface Line {
  waiting: (() => void)[]
  running: number
  /** When it had its last turn, counted in turns. */
  servedAt: number
}

type Later = (start: () => void) => void

/**
 * Clients take turns, one piece of work each: a client that sends a hundred requests at once waits for its
 * own, and the next client waits for one of them. No client gets all the places.
 */
export function createFairQueue(limits: QueueLimits, later: Later = setImmediate): FairQueue {
  const lines = new Map<string, Line>()
  let waiting = 0
  let running = 0
  let served = 0
  let isStarting = false

  function startSoon(): void {
    if (isStarting || waiting === 0 || running >= limits.atOnce) return
    isStarting = true
    later(startNext)
  }

  function startNext(): void {
    isStarting = false
    const line = nextLine()
    const start = line?.waiting.shift()
    if (line === undefined || start === undefined) return
    served += 1
    line.servedAt = served
    line.running += 1
    running += 1
    waiting -= 1
    start()
    startSoon()
  }

  /** The line that has waited longest for a turn. */
  function nextLine(): Line | undefined {
    let next: Line | undefined
    for (const line of lines.values()) {
      const isReady = line.waiting.length > 0 && line.running < limits.atOncePerClient
      if (isReady && (next === undefined || line.servedAt < next.servedAt)) next = line
    }
    return next
  }

  function joinLine(client: string): Line {
    // A client that has just come goes before the one served last, and behind all who wait already.
    const line = lines.get(client) ?? { waiting: [], running: 0, servedAt: served - 0.5 }
    const isFull = waiting >= limits.waiting || line.waiting.length >= limits.waitingPerClient
    if (isFull) throw new QueueFull(`${waiting} requests are waiting`)
    lines.set(client, line)
    return line
  }

  return {
    async run(client, work) {
      const line = joinLine(client)
      const turn = Promise.withResolvers<void>()
      line.waiting.push(turn.resolve)
      waiting += 1
      startSoon()
      await turn.promise
      try {
        return await work()
      } finally {
        line.running -= 1
        running -= 1
        if (line.running === 0 && line.waiting.length === 0) lines.delete(client)
        startSoon()
      }
    },
  }
}
