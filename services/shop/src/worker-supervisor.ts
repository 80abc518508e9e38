import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'
import { ShopServiceFault } from './pending-calls.ts'
import type { ShopWorker } from './shop-worker.ts'

const FIRST_RESTART_DELAY_MS = 100
const MAX_RESTART_DELAY_MS = 10_000
/** A worker that lived this long did not die of how it started. */
const STABLE_AFTER_MS = 60_000

export interface WorkerSupervisor {
  /** Throws while there is no worker to talk to. */
  current(): ShopWorker
  /** No more restarts; hands out the last worker, if there is one, to be closed. */
  stop(): Promise<ShopWorker | null>
}

export interface SupervisorParts {
  start: () => Promise<ShopWorker>
  onDown: (fault: ShopServiceFault) => void
  log: Log
  /** Resolves after the time or as soon as the signal says that nobody waits any more. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

async function waitInTime(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {
    // Being called off is one of the two ways this wait ends; the caller asks the signal which.
  })
}

/** Every attempt waits twice as long as the one before, until a worker has proven itself. */
function createBackoff() {
  let waitMs = FIRST_RESTART_DELAY_MS
  return {
    next() {
      const current = waitMs
      waitMs = Math.min(waitMs * 2, MAX_RESTART_DELAY_MS)
      return current
    },
    reset: () => void (waitMs = FIRST_RESTART_DELAY_MS),
  }
}

/** Keeps one worker alive. The first start fails loudly; later ones are tried until they succeed. */
export async function superviseWorker(parts: SupervisorParts): Promise<WorkerSupervisor> {
  const { wait = waitInTime } = parts
  const stopped = new AbortController()
  let worker: ShopWorker | null = await parts.start()
  let trouble = new ShopServiceFault('The shop worker is not running')
  let starting = Promise.resolve()
  const backoff = createBackoff()
  void watch(worker)

  async function watch(running: ShopWorker): Promise<void> {
    const startedAt = Date.now()
    const reason = await running.ended
    worker = null
    if (stopped.signal.aborted) return
    reportDown(reason)
    if (Date.now() - startedAt > STABLE_AFTER_MS) backoff.reset()
    await restart()
  }

  async function restart(): Promise<void> {
    while (worker === null) {
      await wait(backoff.next(), stopped.signal)
      if (stopped.signal.aborted) return
      starting = tryStart()
      await starting
    }
  }

  function reportDown(reason: Error | null): void {
    const message = `The shop worker stopped: ${reason?.message ?? 'it ended by itself'}`
    trouble = new ShopServiceFault(message, { cause: reason })
    parts.log({ level: 'error', message, fields: { error: reason?.stack ?? '' } })
    parts.onDown(trouble)
  }

  async function tryStart(): Promise<void> {
    try {
      worker = await parts.start()
      parts.log({ level: 'warn', message: 'The shop worker was restarted' })
      void watch(worker)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      trouble = new ShopServiceFault(`The shop worker cannot be restarted: ${reason}`, {
        cause: error,
      })
      parts.log({ level: 'error', message: trouble.message })
    }
  }

  return {
    current() {
      if (worker === null) throw trouble
      return worker
    },
    async stop() {
      stopped.abort()
      await starting
      return worker
    },
  }
}
