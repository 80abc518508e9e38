import type { Log } from '@saum/thread/log'
import { createBoundedCache } from './bounded-cache.ts'
import { SourceFault, UnknownPicture } from './load-source.ts'
import { createOnceLog } from './once-log.ts'
import type { PictureBytes } from './picture-cache.ts'
import { readImageBody, type BodyLimits } from './read-image-body.ts'

/** The pictures of the content system, which may be far away. */
export interface MediaFiles {
  /** Answers at once. */
  has(key: string): boolean
  /** `null` when there is no such file any more. */
  fetch(key: string): Promise<Response | null>
}

export interface MediaReader {
  has(key: string): boolean
  /** The file as it came; rejects with `SourceFault` when asking again later may help. */
  read(key: string): Promise<PictureBytes>
}

interface ReaderOptions {
  media: MediaFiles
  limits: BodyLimits
  log: Log
}

/** One picture is asked for in several widths within seconds. */
const MAX_KEPT_BYTES = 48 * 1024 * 1024
const MAX_AT_ONCE = 4
const MAX_FAILURES = 1000
/** Somewhere else something is down: asked again soon, but not by every request. */
const FAULT_KEPT_MS = 3000
const FAILURE_KEPT_MS = 60_000

export function createMediaReader({ media, limits, log }: ReaderOptions): MediaReader {
  const kept = createBoundedCache<PictureBytes>(MAX_KEPT_BYTES, ({ byteLength }) => byteLength)
  const failures = createBoundedCache<{ error: unknown; until: number }>(MAX_FAILURES)
  const running = new Map<string, Promise<PictureBytes>>()
  const inTurn = createTurns(MAX_AT_ONCE)
  const logOnce = createOnceLog(log)

  async function load(key: string): Promise<PictureBytes> {
    try {
      const bytes = await readImageBody(() => media.fetch(key), limits)
      kept.set(key, bytes)
      return bytes
    } catch (error) {
      const isPassing = error instanceof SourceFault
      failures.set(key, {
        error,
        until: Date.now() + (isPassing ? FAULT_KEPT_MS : FAILURE_KEPT_MS),
      })
      if (!(error instanceof UnknownPicture)) {
        const message = `The content picture ${key} cannot be read: ${String(error)}`
        logOnce(isPassing ? 'fault' : key, { level: isPassing ? 'warn' : 'error', message })
      }
      throw error
    }
  }

  async function read(key: string): Promise<PictureBytes> {
    const known = kept.get(key)
    if (known !== undefined) return known
    const failure = failures.get(key)
    if (failure !== undefined && failure.until > Date.now()) throw failure.error
    const started = running.get(key)
    if (started !== undefined) return started
    const loading = inTurn(() => load(key)).finally(() => running.delete(key))
    running.set(key, loading)
    return loading
  }

  return { has: (key) => media.has(key), read }
}

/** Lets only so many run at the same time; the others wait in the order they came. */
function createTurns(max: number) {
  const waiting: (() => void)[] = []
  let free = max
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
