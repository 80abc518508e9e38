import { setTimeout as delay } from 'node:timers/promises'
import type { MakeTask } from './maker-messages.ts'
import { MakeFailure, type Maker } from './maker-process.ts'

export interface MakerPool {
  /** How many tasks may be given at the same time. */
  size: number
  make(task: MakeTask): Promise<Uint8Array<ArrayBuffer>>
  /** Process ids of those that live. */
  pids(): number[]
  close(): Promise<void>
}

interface PoolOptions {
  size: number
  start: () => Maker
  /** A maker without work for this long is let go, with all its memory. */
  idleMs: number
}

const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 10_000

/** Makers are started when there is work, replaced when they die and let go when there is none. */
export function createMakerPool({ size, start, idleMs }: PoolOptions): MakerPool {
  const free: Maker[] = []
  const all = new Set<Maker>()
  const closed = new AbortController()
  let pauseMs = 0
  let idleTimer: NodeJS.Timeout | undefined

  async function hire(): Promise<Maker> {
    for (let maker = free.pop(); maker !== undefined; maker = free.pop()) {
      if (maker.isAlive()) return maker
      all.delete(maker)
    }
    // One that dies at once, again and again, must not keep the machine busy with its births.
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal: closed.signal, ref: false })
    const maker = start()
    all.add(maker)
    return maker
  }

  async function make(task: MakeTask): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await attempt(task)
    } catch (error) {
      if (error instanceof MakeFailure) throw error
      // The first death may be anybody's fault, the second one is the picture's.
      return attempt(task)
    }
  }

  async function attempt(task: MakeTask): Promise<Uint8Array<ArrayBuffer>> {
    closed.signal.throwIfAborted()
    clearTimeout(idleTimer)
    const maker = await hire()
    try {
      const bytes = await maker.make(task)
      pauseMs = 0
      return bytes
    } catch (error) {
      if (!(error instanceof MakeFailure)) {
        pauseMs = Math.min(MAX_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2))
      }
      throw error
    } finally {
      giveBack(maker)
    }
  }

  function giveBack(maker: Maker): void {
    if (maker.isAlive()) free.push(maker)
    else all.delete(maker)
    clearTimeout(idleTimer)
    idleTimer = setTimeout(letGo, idleMs).unref()
  }

  function letGo(): void {
    for (const maker of free.splice(0)) {
      all.delete(maker)
      void maker.stop()
    }
  }

  return {
    size,
    make,
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
    async close() {
      closed.abort()
      clearTimeout(idleTimer)
      await Promise.all([...all].map((maker) => maker.stop()))
    },
  }
}
