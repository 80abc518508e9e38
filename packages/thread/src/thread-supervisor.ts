import { setTimeout as delay } from 'node:timers/promises'
import { ServiceFault } from './pending-calls.ts'
import type { ServiceThread } from './service-thread.ts'
import type { Log } from './log.ts'

const FIRST_RESTART_DELAY_MS = 100
const MAX_RESTART_DELAY_MS = 10_000
/** A thread that lived this long did not die of how it started. */
const STABLE_AFTER_MS = 60_000

export interface ThreadSupervisor<ToThread> {
  /** Throws while there is no thread to talk to. */
  current(): ServiceThread<ToThread>
  /** No more restarts; hands out the last thread, if there is one, to be closed. */
  stop(): Promise<ServiceThread<ToThread> | null>
}

export interface SupervisorParts<ToThread> {
  /** How messages call it: `shop`. */
  name: string
  start: () => Promise<ServiceThread<ToThread>>
  onDown: (fault: ServiceFault) => void
  log: Log
  /** Resolves after the time or as soon as the signal says that nobody waits any more. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

async function waitInTime(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {
    // Being called off is one of the two ways this wait ends; the caller asks the signal which.
  })
}

/** Every attempt waits twice as long as the one before, until a thread has proven itself. */
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

/** Keeps one thread alive. The first start fails loudly; later ones are tried until they succeed. */
export async function superviseThread<ToThread>(
  parts: SupervisorParts<ToThread>,
): Promise<ThreadSupervisor<ToThread>> {
  const { name, wait = waitInTime } = parts
  const stopped = new AbortController()
  let thread: ServiceThread<ToThread> | null = await parts.start()
  let trouble = new ServiceFault(`The ${name} worker is not running`)
  let starting = Promise.resolve()
  const backoff = createBackoff()
  void watch(thread)

  async function watch(running: ServiceThread<ToThread>): Promise<void> {
    const startedAt = Date.now()
    const reason = await running.ended
    thread = null
    if (stopped.signal.aborted) return
    reportDown(reason)
    if (Date.now() - startedAt > STABLE_AFTER_MS) backoff.reset()
    await restart()
  }

  async function restart(): Promise<void> {
    while (thread === null) {
      await wait(backoff.next(), stopped.signal)
      if (stopped.signal.aborted) return
      starting = tryStart()
      await starting
    }
  }

  function reportDown(reason: Error | null): void {
    const message = `The ${name} worker stopped: ${reason?.message ?? 'it ended by itself'}`
    trouble = new ServiceFault(message, { cause: reason })
    parts.log({ level: 'error', message, fields: { error: reason?.stack ?? '' } })
    parts.onDown(trouble)
  }

  async function tryStart(): Promise<void> {
    try {
      thread = await parts.start()
      parts.log({ level: 'warn', message: `The ${name} worker was restarted` })
      void watch(thread)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      trouble = new ServiceFault(`The ${name} worker cannot be restarted: ${reason}`, {
        cause: error,
      })
      parts.log({ level: 'error', message: trouble.message })
    }
  }

  return {
    current() {
      if (thread === null) throw trouble
      return thread
    },
    async stop() {
      stopped.abort()
      await starting
      return thread
    },
  }
}
